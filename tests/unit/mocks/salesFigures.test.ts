import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, monthAround, partsOf } from '../../../src/lib/calendar';
import {
  figuresOf,
  pointsOf,
  refundRateOf,
  type CountedSale,
} from '../../../mocks/rules/salesFigures';
import { statementsFrom } from '../../../mocks/rules/statements';

const sale = (soldOn: string, gross: number, refundedOn: string | null = null): CountedSale => ({
  gross,
  quantity: 1,
  soldOn,
  refundedOn,
});

const TODAY = '2023-03-09';

/** Sales of two years, some of them paid back within sixty days, none of it after today. */
const anySales = fc.array(
  fc
    .record({
      daysAgo: fc.integer({ min: 0, max: 730 }),
      gross: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 10 }),
      refundAfter: fc.option(fc.integer({ min: 0, max: 60 })),
    })
    .map(({ daysAgo, gross, quantity, refundAfter }): CountedSale => {
      const soldOn = addDays(TODAY, -daysAgo);
      const refundedOn = refundAfter === null ? null : addDays(soldOn, refundAfter);
      const isPaidBack = refundedOn !== null && refundedOn <= TODAY;
      return { gross, quantity, soldOn, refundedOn: isPaidBack ? refundedOn : null };
    }),
  { maxLength: 60 },
);

const total = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

describe('the figures of a range', () => {
  const march = { from: '2023-03-01', to: '2023-03-31' };

  test('count what was sold in it and what was paid back in it, whenever that was sold', () => {
    const sales = [
      sale('2023-02-20', 3000, '2023-03-02'),
      sale('2023-03-01', 1999),
      sale('2023-03-31', 1000, '2023-04-01'),
      sale('2023-04-01', 500),
    ];
    expect(figuresOf(sales, march)).toEqual({
      gross: 2999,
      refunds: 3000,
      fee: 0,
      net: -1,
      sales: 2,
      units: 2,
    });
    expect(refundRateOf(sales, march)).toEqual({ refundedSales: 1, refundRatePercent: 50 });
    expect(refundRateOf(sales, { from: '2023-05-01', to: '2023-05-31' })).toEqual({
      refundedSales: 0,
      refundRatePercent: null,
    });
  });

  test('have the fee rounded once for each month', () => {
    const sales = [sale('2023-01-31', 2), sale('2023-02-01', 2), sale('2023-02-02', 1)];
    expect(figuresOf(sales, { from: '2023-01-01', to: '2023-02-28' }).fee).toBe(1);
    expect(figuresOf(sales, { from: '2023-02-01', to: '2023-02-28' }).fee).toBe(1);
    expect(figuresOf([sale('2023-01-31', 13)], { from: '2023-01-01', to: '2023-01-31' }).fee).toBe(
      3,
    );
  });

  test('are the sums of its points, for any sales and any interval', () => {
    const range = { from: '2022-01-19', to: '2023-03-05' };
    fc.assert(
      fc.property(anySales, fc.constantFrom('day', 'week', 'month'), (sales, interval) => {
        const points = pointsOf(sales, range, interval as 'day' | 'week' | 'month');
        const { gross, refunds, units } = figuresOf(sales, range);
        expect(total(points, (point) => point.gross)).toBe(gross);
        expect(total(points, (point) => point.refunds)).toBe(refunds);
        expect(total(points, (point) => point.units)).toBe(units);
      }),
    );
  });
});

describe('statements', () => {
  const of = (
    sales: readonly CountedSale[],
    today = TODAY,
    payableSince: string | null = '2022-01-01',
  ) => statementsFrom(sales, { id: 'quillbird-labs', payableSince }, today);

  test('are one for each month from the first sale to today, and none without a sale', () => {
    expect(of([])).toEqual([]);
    expect(of([sale('2022-12-31', 1000)]).map(({ id, status }) => [id, status])).toEqual([
      ['quillbird-labs-2022-12', 'paid'],
      ['quillbird-labs-2023-01', 'nothing-due'],
      ['quillbird-labs-2023-02', 'nothing-due'],
      ['quillbird-labs-2023-03', 'open'],
    ]);
  });

  test.each([
    ['2023-02-28', 'open', null],
    ['2023-03-01', 'due', null],
    ['2023-03-14', 'due', null],
    ['2023-03-15', 'paid', '2023-03-15'],
  ])('are paid out on the 15th: on %s that of February is %s', (today, status, paidOn) => {
    const [february] = of([sale('2023-02-10', 1000)], today);
    expect(february).toMatchObject({ status, paidOn, payableOn: '2023-03-15', payout: 800 });
  });

  test.each([
    ['2023-03-14', null, 'due', null],
    ['2023-03-15', null, 'held', null],
    ['2023-04-02', '2023-04-02', 'paid', '2023-04-02'],
    ['2023-04-02', '2023-03-01', 'paid', '2023-03-15'],
  ])(
    'wait for the setup: on %s, payable since %s, that of February is %s',
    (today, payableSince, status, paidOn) => {
      const [february] = of([sale('2023-02-10', 1000)], today, payableSince);
      expect(february).toMatchObject({ status, paidOn, payableOn: '2023-03-15' });
    },
  );

  test('take what was paid back beyond the sales of a month from the next payouts', () => {
    const months = of([
      sale('2022-12-10', 10_000, '2023-01-20'),
      sale('2023-01-05', 2000),
      sale('2023-02-05', 15_000),
    ]);
    const figures = months.map(({ net, broughtForward, payout }) => [net, broughtForward, payout]);
    expect(figures).toEqual([
      [8000, 0, 8000],
      [-6400, 0, 0],
      [12_000, -6400, 5600],
      [0, 0, 0],
    ]);
    expect(months[1]!.status).toBe('nothing-due');
  });

  test('agree with the sales and with the figures of each month, to the cent, for any sales', () => {
    fc.assert(
      fc.property(anySales, (sales) => {
        const statements = of(sales);
        const sold = total(sales, ({ gross }) => gross);
        const paidBack = total(sales, ({ gross, refundedOn }) => (refundedOn ? gross : 0));
        expect(total(statements, ({ gross }) => gross)).toBe(sold);
        expect(total(statements, ({ refunds }) => refunds)).toBe(paidBack);
        for (const { period, gross, refunds, fee, net } of statements) {
          expect(period).toEqual(monthAround(period.from));
          expect(figuresOf(sales, period)).toMatchObject({ gross, refunds, fee, net });
          expect(net).toBe(gross - refunds - fee);
          expect(Math.abs(fee * 5 - (gross - refunds))).toBeLessThan(3);
        }
        const all = figuresOf(sales, { from: addDays(TODAY, -800), to: TODAY });
        expect(total(statements, ({ net }) => net)).toBe(all.net);
        expect(total(statements, ({ fee }) => fee)).toBe(all.fee);
      }),
    );
  });

  test('pay out all that was earned, no more and no less, for any sales', () => {
    fc.assert(
      fc.property(anySales, (sales) => {
        const statements = of(sales);
        const last = statements.at(-1);
        if (!last) return;
        const leftOpen = Math.min(last.net + last.broughtForward, 0);
        const paid = total(statements, ({ payout }) => payout);
        expect(paid + leftOpen).toBe(total(statements, ({ net }) => net));
        for (const { payout, broughtForward } of statements) {
          expect(payout).toBeGreaterThanOrEqual(0);
          expect(broughtForward).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('cover each day once', () => {
    const statements = of([sale('2022-01-31', 100)]);
    const range = { from: '2022-01-01', to: '2023-03-31' };
    expect(statements.map(({ period }) => period)).toEqual(partsOf(range, 'month'));
  });
});
