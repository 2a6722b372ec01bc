import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysIn } from '../../src/lib/calendar';
import { askBack, buyAsViktor, sumOf, VIKTOR } from '../support/sales';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ours = { partnerAccountId: 'quillbird-labs' };

/** All sales that a query lists, over as many pages as there are. */
async function allSales(query: { partnerAccountId: string; from: string; to: string }) {
  const sales = [];
  for (let page = 1; ; page += 1) {
    const answer = await mock.call('listSales', 200, { query: { ...query, page, pageSize: 100 } });
    sales.push(...answer.items);
    if (page >= answer.page.totalPages) return sales;
  }
}

describe('the sales of a partner account', () => {
  test('never tell of more units than the product was sold in all', async () => {
    await mock.signIn();
    const { listings } = await mock.backend.store.open('listings');
    const units = new Map<string, number>();
    for (const { item, quantity } of await allSales({
      ...ours,
      from: '2022-01-01',
      to: '2023-03-09',
    }))
      units.set(item.id, (units.get(item.id) ?? 0) + quantity);
    expect(units.size).toBeGreaterThan(3);
    for (const [id, sold] of units)
      expect(listings.get(id)!.sales, id).toBeGreaterThanOrEqual(sold);
  });

  test('and all orders, new ones too, have numbers of which none is given twice', async () => {
    await buyAsViktor(mock);
    const { sales, orders } = await mock.backend.store.open('sales', 'orders');
    const digits = [...sales.all(), ...orders.all()].map(({ id }) => /\d+$/.exec(id)![0]);
    expect(orders.all().length).toBeGreaterThan(5);
    expect(digits.toSorted()).toEqual([...new Set(digits)].toSorted());
  });

  test('go up by the number of their order, what was bought in the demo last', async () => {
    const bought = await buyAsViktor(mock);
    await mock.signIn();
    const { items } = await mock.call('listSales', 200, { query: { ...ours, sort: ['-id'] } });
    const numbers = items.map(({ orderNumber }) => orderNumber);
    expect(numbers).toEqual(numbers.toSorted().toReversed());
    expect(numbers[0]).toBe(bought.number);
  });

  test('are those of the last 30 days, the newest first, where nothing is asked for', async () => {
    await mock.signIn();
    const { items, page, range, timeZone } = await mock.call('listSales', 200, { query: ours });
    expect(range).toEqual({ from: '2023-02-08', to: '2023-03-09' });
    expect(timeZone).toBe('Europe/Stockholm');
    expect(page.totalItems).toBeGreaterThan(20);
    const days = items.map(({ soldOn }) => soldOn);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { soldOn, statementId } of items) {
      expect(statementId).toBe(`quillbird-labs-${soldOn.slice(0, 7)}`);
    }
  });

  test.each([
    [{ to: '2023-02-28' }, { from: '2023-01-30', to: '2023-02-28' }],
    [{ from: '2023-03-01' }, { from: '2023-03-01', to: '2023-03-09' }],
    [{ from: '2023-04-01' }, { from: '2023-04-01', to: '2023-04-01' }],
    [
      { from: '2023-03-01', to: '2023-03-01' },
      { from: '2023-03-01', to: '2023-03-01' },
    ],
  ])('of %j are those of %j', async (asked, range) => {
    await mock.signIn();
    const answer = await mock.call('listSales', 200, { query: { ...ours, ...asked } });
    expect(answer.range).toEqual(range);
    for (const { soldOn } of answer.items) {
      expect(soldOn >= range.from && soldOn <= range.to).toBe(true);
    }
  });

  test('are refused for days in the wrong order, too many days and no days', async () => {
    await mock.signIn();
    const refusals = [
      [{ from: '2023-03-09', to: '2023-03-08' }, '/query/to', 'minimum'],
      [{ from: '2020-03-08', to: '2023-03-09' }, '/query/to', 'maximum'],
      [{ from: '2023-02-30' }, '/query/from', 'format'],
    ] as const;
    for (const [days, pointer, code] of refusals) {
      for (const operation of ['listSales', 'getSalesSummary', 'exportSales'] as const) {
        const { errors } = await mock.call(operation, 422, { query: { ...ours, ...days } });
        expect(errors).toMatchObject([{ pointer, code }]);
      }
    }
  });

  test('are searched by product and order, and sorted by any column', async () => {
    await mock.signIn();
    const days = { from: '2022-03-10', to: '2023-03-09' };
    const find = async (query: object) =>
      (await mock.call('listSales', 200, { query: { ...ours, ...days, ...query } })).items;
    const found = await find({ q: 'postgrarden' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ item }) => item.id))).toEqual(new Set(['postgarden']));
    const { orderNumber } = found[0]!;
    expect((await find({ q: orderNumber })).map((sale) => sale.orderNumber)).toEqual([orderNumber]);

    const numbers = (await find({})).map(({ orderNumber }) => orderNumber);
    expect(numbers).toEqual(numbers.toSorted().reverse());
    const prices = (await find({ sort: ['-price'] })).map(({ price }) => price.amountMinor);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const titles = (await find({ sort: ['title'] })).map(({ item }) => item.title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare));
    const quantities = (await find({ sort: ['-quantity'] })).map(({ quantity }) => quantity);
    expect(quantities).toEqual(quantities.toSorted((a, b) => b - a));
    expect((await find({ sort: ['-status'] }))[0]!.status).toBe('refunded');
  });

  test('have what another account buys, until and after its money went back', async () => {
    await mock.signIn();
    const before = await mock.call('getSalesSummary', 200, { query: ours });
    const order = await buyAsViktor(mock);

    await mock.signIn();
    const [sale] = (await mock.call('listSales', 200, { query: ours })).items;
    expect(sale).toMatchObject({
      orderNumber: order.number,
      item: { id: 'postgarden' },
      planTitle: order.plan!.title,
      quantity: 2,
      price: usd(7000),
      status: 'paid',
      soldOn: '2023-03-09',
      refundedOn: null,
    });
    const sold = await mock.call('getSalesSummary', 200, { query: ours });
    expect(sold.totals.gross).toEqual(usd(before.totals.gross.amountMinor + 7000));
    expect(sold.totals.units).toBe(before.totals.units + 2);
    expect(sold.totals.net.amountMinor - before.totals.net.amountMinor).toBe(5600);

    await mock.signIn(VIKTOR);
    await askBack(mock, order.id);
    await mock.signIn();
    const asked = (await mock.call('listSales', 200, { query: ours })).items[0];
    expect(asked).toMatchObject({ status: 'refund-requested', refundedOn: null });
    expect((await mock.call('getSalesSummary', 200, { query: ours })).totals).toEqual(sold.totals);

    mock.setNow('2023-03-09T12:02:00Z');
    const paidBack = (await mock.call('listSales', 200, { query: ours })).items[0];
    expect(paidBack).toMatchObject({ status: 'refunded', refundedOn: '2023-03-09' });
    const after = await mock.call('getSalesSummary', 200, { query: ours });
    expect(after.totals.gross).toEqual(sold.totals.gross);
    expect(after.totals.refunds).toEqual(usd(before.totals.refunds.amountMinor + 7000));
    expect(after.totals.net).toEqual(before.totals.net);
    expect(after.refundedSales).toBe(before.refundedSales + 1);
    expect(after.refundRatePercent).toBeCloseTo(
      (after.refundedSales / after.totals.sales) * 100,
      1,
    );
  });

  test('have no order that failed, and none of what others sell', async () => {
    await mock.signIn();
    const others = { query: { partnerAccountId: 'northbeam-studio' } };
    const before = await mock.call('listSales', 200, { query: ours });
    const beforeOthers = await mock.call('listSales', 200, others);
    expect((await buyAsViktor(mock, '4000000000000002')).status).toBe('failed');
    await mock.signIn();
    expect(await mock.call('listSales', 200, { query: ours })).toEqual(before);
    await buyAsViktor(mock);
    await mock.signIn();
    expect(await mock.call('listSales', 200, { query: ours })).not.toEqual(before);
    expect(await mock.call('listSales', 200, others)).toEqual(beforeOthers);
  });

  test('keep what was sold to an account that has ended since', async () => {
    const order = await buyAsViktor(mock);
    await askBack(mock, order.id);
    await mock.call('createAccountDeletion', 204, { body: { password: 'any' } });
    await mock.signIn();
    mock.setNow('2023-03-09T12:02:00Z');
    const [sale] = (await mock.call('listSales', 200, { query: ours })).items;
    expect(sale).toMatchObject({ orderNumber: order.number, price: usd(7000), status: 'refunded' });
  });

  test('belong to the day of the account’s time zone', async () => {
    mock.setNow('2023-03-31T22:30:00Z');
    await buyAsViktor(mock);
    await mock.signIn();
    const [sale] = (await mock.call('listSales', 200, { query: ours })).items;
    expect(sale).toMatchObject({ soldOn: '2023-04-01', statementId: 'quillbird-labs-2023-04' });

    const { partnerAccounts } = await mock.backend.store.open('partnerAccounts');
    const partner = partnerAccounts.get('quillbird-labs')!;
    partnerAccounts.put({ ...partner, timeZone: 'America/New_York' });
    const [elsewhere] = (await mock.call('listSales', 200, { query: ours })).items;
    expect(elsewhere).toMatchObject({ soldOn: '2023-03-31' });
  });
});

describe('the summary', () => {
  test('agrees with the sales to the cent, for any days and any interval', async () => {
    await mock.signIn(VIKTOR);
    await askBack(mock, (await buyAsViktor(mock)).id);
    await mock.signIn();
    mock.setNow('2023-03-09T12:02:00Z');
    const asked = fc.record({
      partnerAccountId: fc.constantFrom('quillbird-labs', 'northbeam-studio'),
      from: fc.integer({ min: -430, max: 0 }).map((days) => addDays('2023-03-09', days)),
      length: fc.integer({ min: 0, max: 430 }),
      interval: fc.constantFrom('day', 'week', 'month'),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ length, interval, ...of }) => {
        const query = { ...of, to: addDays(of.from, length) };
        const sales = await allSales(query);
        const summary = await mock.call('getSalesSummary', 200, {
          query: { ...query, interval: interval as 'day' },
        });
        const { totals, points, topProducts } = summary;
        expect(sumOf(sales, ({ price }) => price)).toBe(totals.gross.amountMinor);
        expect(sales.length).toBe(totals.sales);
        expect(sumOf(points, ({ gross }) => gross)).toBe(totals.gross.amountMinor);
        expect(sumOf(points, ({ refunds }) => refunds)).toBe(totals.refunds.amountMinor);
        expect(points.reduce((units, point) => units + point.units, 0)).toBe(totals.units);
        expect(sumOf(topProducts, ({ gross }) => gross)).toBeLessThanOrEqual(
          totals.gross.amountMinor,
        );
        expect(totals.net.amountMinor).toBe(
          totals.gross.amountMinor - totals.refunds.amountMinor - totals.fee.amountMinor,
        );
        if (interval === 'day') expect(points.length).toBe(daysIn(query));
      }),
      { numRuns: 25 },
    );
  });

  test('names the products that brought in the most', async () => {
    await mock.signIn();
    const query = { ...ours, from: '2023-01-01', to: '2023-03-09' };
    const { topProducts } = await mock.call('getSalesSummary', 200, { query });
    const amounts = topProducts.map(({ gross }) => gross.amountMinor);
    expect(amounts).toHaveLength(7);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const strongest = topProducts[0]!;
    const its = (await allSales(query)).filter(({ item }) => item.id === strongest.item.id);
    expect(sumOf(its, ({ price }) => price)).toBe(strongest.gross.amountMinor);
  });

  test('says that nothing was sold yet, and has a point for each day all the same', async () => {
    await mock.signIn('newcomer@dealwright.example');
    const body = { businessName: 'Newcomer', timeZone: 'Asia/Tokyo', acceptsTerms: true } as const;
    const { id } = await mock.call('createPartnership', 201, { body });
    const summary = await mock.call('getSalesSummary', 200, { query: { partnerAccountId: id } });
    expect(summary).toMatchObject({
      timeZone: 'Asia/Tokyo',
      firstSoldOn: null,
      refundRatePercent: null,
      topProducts: [],
      totals: { gross: usd(0), net: usd(0), units: 0 },
    });
    expect(summary.points).toHaveLength(30);
  });
});

test('the file has every sale of the days, in the order asked for', async () => {
  await mock.signIn();
  const query = { ...ours, from: '2023-02-01', to: '2023-02-28', sort: ['soldAt'] as 'soldAt'[] };
  const sales = await allSales(query);
  const params = new URLSearchParams({ ...query, sort: 'soldAt' });
  const response = await mock.send(`/sale-exports?${params}`);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="sales-quillbird-labs-2023-02-01-2023-02-28.csv"',
  );
  const [head, ...rows] = (await response.text()).trim().split('\r\n');
  expect(head).toMatch(
    /Order,Date of sale,Product,Quantity,Price,Currency,Status,Refunded on,Plan$/,
  );
  expect(rows).toHaveLength(sales.length);
  const cents = rows.map((row) => Math.round(Number(row.split(',')[4]) * 100));
  expect(cents.reduce((total, amount) => total + amount, 0)).toBe(sumOf(sales, (s) => s.price));
});
