import { expect, it } from 'vitest';
import { decidingLines } from '../../../src/features/product/panel/decidingLines';

const plan = (...features: string[]) => ({ features });

const TIERS = [
  plan('2,000 requests', '1 user', 'All languages'),
  plan('5,000 requests', '3 users', 'All languages', 'Shared tones'),
  plan('No limit', 'All languages', '10 users', '20 accounts', 'Shared tones', 'Own key'),
];

it('says what the fewest plans have, in four lines at most, in the order of the plan', () => {
  const [, second, third] = decidingLines(TIERS, false);
  expect(second).toEqual(['5,000 requests', '3 users', 'All languages', 'Shared tones']);
  expect(third).toEqual(['No limit', '10 users', '20 accounts', 'Own key']);
});

it('goes on with what all of them have, where a plan has less of its own', () => {
  expect(decidingLines(TIERS, false)[0]).toEqual(['2,000 requests', '1 user', 'All languages']);
});

it('does not repeat what the chip of a plan says', () => {
  const lines = decidingLines(
    [plan('1 site', 'Support'), plan('5 sites', 'Support', 'Roles', 'Priority')],
    true,
  );
  expect(lines).toEqual([['Support'], ['Roles', 'Priority']]);
});
