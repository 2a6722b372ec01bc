import { expect, it } from 'vitest';
import { moneyTicks } from '../../../src/features/sales/moneyTicks';

const dollars = ({ ticks, min }: ReturnType<typeof moneyTicks>) => ({
  ticks: ticks.map((tick) => tick / 100),
  min: min / 100,
});

it('names round figures up to the highest bar, and no depth where nothing was paid back', () => {
  expect(dollars(moneyTicks(76_900, 0))).toEqual({ ticks: [0, 200, 400, 600, 800], min: 0 });
});

it('names half a step below the line where the bars there are shorter than one', () => {
  const { ticks, min } = dollars(moneyTicks(76_900, 16_800));
  expect(ticks).toEqual([-100, 0, 200, 400, 600, 800]);
  expect(min).toBe(-168);
});

it('leaves the figure room where next to nothing was paid back', () => {
  expect(dollars(moneyTicks(76_900, 900)).min).toBe(-100);
});

it('goes on in whole steps where more was paid back', () => {
  const { ticks, min } = dollars(moneyTicks(30_000, 45_000));
  expect(ticks).toEqual([-400, -200, 0, 200, 400]);
  expect(min).toBe(-450);
});

it('has a figure below the line where there were refunds alone, and one figure where there was nothing', () => {
  expect(dollars(moneyTicks(0, 4_900)).ticks).toEqual([-40, -20, 0]);
  expect(dollars(moneyTicks(0, 0))).toEqual({ ticks: [0], min: 0 });
});
