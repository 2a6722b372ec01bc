import { expect, it } from 'vitest';
import { planNames } from '../../../src/features/product/planNames';

const named = (...titles: string[]) =>
  planNames(titles.map((title) => ({ title }))).map(({ shared, own }) => [shared, own]);

it('tells plans apart by what they do not share, with the last shared word', () => {
  expect(named('License Tier 1', 'License Tier 2')).toEqual([
    ['License', 'Tier 1'],
    ['License', 'Tier 2'],
  ]);
  expect(named('Team', 'Team Plus')).toEqual([
    ['', 'Team'],
    ['', 'Team Plus'],
  ]);
});

it('leaves names whole that share nothing, and a name that stands alone', () => {
  expect(named('Self-paced', 'With a mentor', 'Team of five')).toEqual([
    ['', 'Self-paced'],
    ['', 'With a mentor'],
    ['', 'Team of five'],
  ]);
  expect(named('License Tier 1')).toEqual([['', 'License Tier 1']]);
  expect(named()).toEqual([]);
});
