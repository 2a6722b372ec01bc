import { expect, it } from 'vitest';
import { ownFeatures } from '../../../src/features/product/ownFeatures';

const small = { features: ['2,000 requests', 'All languages', '1 user'] };
const large = { features: ['5,000 requests', 'All languages', '3 users'] };

it('names what not every plan has, in the order of the plan', () => {
  expect(ownFeatures(small, [small, large])).toEqual(['2,000 requests', '1 user']);
  expect(ownFeatures(large, [small, large])).toEqual(['5,000 requests', '3 users']);
});

it('names nothing where all plans have the same', () => {
  expect(ownFeatures(small, [small, { ...small }])).toEqual([]);
});
