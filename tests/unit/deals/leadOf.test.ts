import { expect, it } from 'vitest';
import { leadOf } from '../../../src/features/deals/watchFit';

it('puts a name first that is whole where the first of several would be cut', () => {
  expect(leadOf([190, 60, 80], 156)).toBe(1);
  // Whole itself, or all of them are.
  expect(leadOf([100, 60], 156)).toBe(0);
  expect(leadOf([60, 40], 156)).toBe(0);
  // None is.
  expect(leadOf([190, 170], 156)).toBe(0);
  expect(leadOf([190], 156)).toBe(0);
});
