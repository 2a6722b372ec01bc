import { describe, expect, test } from 'vitest';
import { askBack, buyAsViktor, sumOf, VIKTOR } from '../support/sales';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ours = { partnerAccountId: 'quillbird-labs' };
const statements = async (partnerAccountId = 'quillbird-labs') =>
  (await mock.call('listStatements', 200, { query: { partnerAccountId, pageSize: 100 } })).items;
const march = { statementId: 'quillbird-labs-2023-03' };

describe('the statements of a partner account', () => {
  test('are one a month, the open one first, and the older ones paid on the 15th', async () => {
    await mock.signIn();
    const all = await statements();
    expect(all.slice(0, 3)).toMatchObject([
      { id: 'quillbird-labs-2023-03', status: 'open', paidOn: null, payableOn: '2023-04-15' },
      { id: 'quillbird-labs-2023-02', status: 'due', paidOn: null, payableOn: '2023-03-15' },
      { id: 'quillbird-labs-2023-01', status: 'paid', paidOn: '2023-02-15' },
    ]);
    expect(all.length).toBeGreaterThan(12);
    mock.setNow('2023-03-15T00:00:00+01:00');
    expect((await statements())[1]).toMatchObject({ status: 'paid', paidOn: '2023-03-15' });
  });

  test('hold what has nowhere to be paid to, and pay it once the setup is finished', async () => {
    await mock.signIn();
    const { store } = mock.backend;
    const { partnerSetups } = await store.open('partnerSetups');
    const setup = partnerSetups.get('quillbird-labs')!;
    partnerSetups.put({ ...setup, finishedAt: null });
    await store.save();
    const standing = async () =>
      (await statements()).slice(0, 3).map(({ status, paidOn }) => [status, paidOn]);
    expect(await standing()).toEqual([
      ['open', null],
      ['due', null],
      ['held', null],
    ]);
    await mock.call('completePartnerSetup', 200, {
      params: ours,
      headers: { 'If-Match': '*' },
    });
    expect((await standing())[2]).toEqual(['paid', '2023-03-09']);
  });

  test('say what is held on all of their pages together', async () => {
    await mock.signIn();
    const { store } = mock.backend;
    const { partnerSetups } = await store.open('partnerSetups');
    partnerSetups.put({ ...partnerSetups.get('quillbird-labs')!, finishedAt: null });
    await store.save();
    const held = (await statements()).filter(({ status }) => status === 'held');
    expect(held.length).toBeGreaterThan(1);
    const { heldPayout } = await mock.call('listStatements', 200, {
      query: { ...ours, pageSize: 1 },
    });
    expect(heldPayout).toEqual(usd(sumOf(held, ({ payout }) => payout)));
    await mock.call('completePartnerSetup', 200, { params: ours, headers: { 'If-Match': '*' } });
    const after = await mock.call('listStatements', 200, { query: ours });
    expect(after.heldPayout).toEqual(usd(0));
  });

  test('are sorted by any column, and paged', async () => {
    await mock.signIn();
    for (const sort of ['gross', 'refunds', 'fee', 'net', 'payout'] as const) {
      const { items } = await mock.call('listStatements', 200, {
        query: { ...ours, sort: [sort] },
      });
      const amounts = items.map((statement) => statement[sort].amountMinor);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    }
    const paid = { ...ours, sort: ['-paidOn' as const], pageSize: 1 };
    const { items, page } = await mock.call('listStatements', 200, { query: paid });
    expect(items).toMatchObject([{ id: 'quillbird-labs-2023-01' }]);
    expect(page.totalPages).toBe(page.totalItems);
  });

  test('agree with the summary of each month and the sales of all, to the cent', async () => {
    await askBack(mock, (await buyAsViktor(mock)).id);
    await mock.signIn();
    mock.setNow('2023-03-09T12:02:00Z');
    for (const { id: partnerAccountId } of (await mock.call('listPartnerAccounts', 200)).items) {
      const all = await statements(partnerAccountId);
      for (const { period, gross, refunds, fee, net, sales, units } of all) {
        const query = { partnerAccountId, ...period };
        const { totals } = await mock.call('getSalesSummary', 200, { query });
        expect(totals).toMatchObject({ gross, refunds, fee, net, sales, units });
        expect(Math.round((gross.amountMinor - refunds.amountMinor) / 5)).toBe(fee.amountMinor);
      }
      const query = { partnerAccountId, from: '2022-01-01', to: '2023-03-31' };
      const { totals } = await mock.call('getSalesSummary', 200, { query });
      for (const figure of ['gross', 'refunds', 'fee', 'net'] as const) {
        expect(sumOf(all, (statement) => statement[figure])).toBe(totals[figure].amountMinor);
      }
    }
  });

  test('are none where nothing was sold', async () => {
    await mock.signIn('newcomer@dealwright.example');
    const body = { businessName: 'Newcomer', timeZone: 'Asia/Tokyo', acceptsTerms: true } as const;
    const { id } = await mock.call('createPartnership', 201, { body });
    expect(await statements(id)).toEqual([]);
  });
});

describe('a statement', () => {
  test('counts a sale to another account at once, and its refund once that is paid', async () => {
    await mock.signIn();
    const before = await mock.call('getStatement', 200, { params: march });
    const order = await buyAsViktor(mock);
    await askBack(mock, order.id);
    await mock.signIn();
    const sold = await mock.call('getStatement', 200, { params: march });
    expect(sold.gross).toEqual(usd(before.gross.amountMinor + 7000));
    expect(sold.payout).toEqual(usd(before.payout.amountMinor + 5600));
    mock.setNow('2023-03-09T12:02:00Z');
    const refunded = await mock.call('getStatement', 200, { params: march });
    expect(refunded.refunds).toEqual(usd(before.refunds.amountMinor + 7000));
    expect(refunded.payout).toEqual(before.payout);
  });

  test('has the refund in the month in which the money went back', async () => {
    const order = await buyAsViktor(mock);
    mock.setNow('2023-04-02T12:00:00Z');
    await mock.signIn(VIKTOR);
    await askBack(mock, order.id);
    await mock.signIn();
    const closed = await mock.call('getStatement', 200, { params: march });
    mock.setNow('2023-04-02T12:02:00Z');
    expect(await mock.call('getStatement', 200, { params: march })).toEqual(closed);
    const params = { statementId: 'quillbird-labs-2023-04' };
    expect(await mock.call('getStatement', 200, { params })).toMatchObject({
      ...{ gross: usd(0), refunds: usd(7000), fee: usd(-1400), net: usd(-5600) },
      ...{ payout: usd(0), status: 'open' },
    });
    mock.setNow('2023-05-20T12:00:00Z');
    expect(await mock.call('getStatement', 200, { params })).toMatchObject({
      ...{ status: 'nothing-due', paidOn: null },
    });
    const next = { statementId: 'quillbird-labs-2023-05' };
    expect(await mock.call('getStatement', 200, { params: next })).toMatchObject({
      broughtForward: usd(-5600),
    });
  });

  test.each(['quillbird-labs-2021-12', 'quillbird-labs-2023-04', 'amsel-works-2023-02'])(
    'is not found as %s: before the first sale, to come, another’s',
    async (statementId) => {
      await mock.signIn();
      await mock.call('getStatement', 404, { params: { statementId } });
      await mock.call('getStatementFile', 404, { params: { statementId } });
    },
  );

  test('is a page to print, with its sums and every sale of the month', async () => {
    const order = await buyAsViktor(mock);
    await mock.signIn();
    const { partnerAccounts } = await mock.backend.store.open('partnerAccounts');
    const partner = partnerAccounts.get('quillbird-labs')!;
    partnerAccounts.put({ ...partner, name: 'Quill <b>bird</b>' });
    const { sales } = await mock.call('getStatement', 200, { params: march });
    const response = await mock.send('/statements/quillbird-labs-2023-03/file');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="statement-quillbird-labs-2023-03.html"',
    );
    const page = await response.text();
    expect(page).toContain('<h1>Statement March 2023</h1>');
    expect(page).toContain('Quill &lt;b&gt;bird&lt;/b&gt;');
    const [, listed] = page.split('<h2>Sales</h2>');
    const rows = listed!.split('</table>')[0]!.match(/<tr><th scope="row">/g);
    expect(rows).toHaveLength(sales);
    expect(listed).toContain(`${order.number}</th><th>Postgarden × 2</th><td>$70.00</td>`);
  });
});
