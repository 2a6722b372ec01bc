import { expect, it } from 'vitest';
import { moneyTicks } from '../../../src/features/sales/moneyTicks';

const dollars = (ticks: readonly number[]) => ticks.map((tick) => tick / 100);

it('names round figures up to the highest bar, and no depth where nothing was paid back', () => {
  expect(dollars(moneyTicks(76_900, 0))).toEqual([0, 200, 400, 600, 800]);
});

it('goes in the same steps below the line, however little was paid back', () => {
  expect(dollars(moneyTicks(76_900, 16_800))).toEqual([-200, 0, 200, 400, 600, 800]);
  expect(dollars(moneyTicks(76_900, 900))[0]).toBe(-200);
});

it('goes on below the line where more was paid back than one step', () => {
  expect(dollars(moneyTicks(30_000, 45_000))).toEqual([-600, -400, -200, 0, 200, 400]);
});

it('has figures below the line where there were refunds alone, and one where there was nothing', () => {
  expect(dollars(moneyTicks(0, 4_900))).toEqual([-60, -40, -20, 0]);
  expect(dollars(moneyTicks(0, 0))).toEqual([0]);
});
