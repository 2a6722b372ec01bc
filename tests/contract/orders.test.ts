import { balanceOf } from '../../mocks/rules/credits';
import { describe, expect, test } from 'vitest';
import type { ChargeOutcome } from '../../mocks/store/records/paymentRecords';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const KEY = 'attempt-0000000000000001';
const keyed = (key = KEY) => ({ 'Idempotency-Key': key });
const software = (quantity = 1) => ({
  item: { kind: 'software' as const, id: 'replywright' },
  planId: 'license-tier-1',
  quantity,
  useCredits: false,
});
const template = {
  item: { kind: 'template' as const, id: 'northlight-landing' },
  planId: null,
  quantity: 1,
  useCredits: false,
};
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const payment = (amountMinor: number, paymentMethodId: string | null = 'payment-method-1') => ({
  paymentMethodId,
  expectedTotal: usd(amountMinor),
});

/** Puts a card on file for which the bank answers like this. */
async function addCard(outcome: ChargeOutcome, accountId = 'member-maya'): Promise<void> {
  const { paymentMethods } = await mock.backend.store.open('paymentMethods');
  paymentMethods.put({
    id: 'payment-method-1',
    accountId,
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2030,
    holderName: 'Maya Lindqvist',
    outcome,
    billingAddress: {
      address1: 'Storgatan 1',
      address2: '',
      city: 'Uppsala',
      state: '',
      postalCode: '753 20',
      countryCode: 'SE',
    },
    isDefault: true,
    createdAt: '2023-03-01T10:00:00Z',
  });
  await mock.backend.store.save();
}

/** Leaves Maya with so many credits, in minor units. */
async function haveCredits(amount: number): Promise<void> {
  const { creditEntries } = await mock.backend.store.open('creditEntries');
  const accountId = 'member-maya';
  creditEntries.put({
    id: 'credit-1',
    accountId,
    amount: amount - balanceOf(creditEntries, accountId),
    reason: 'order',
    orderId: null,
    giftCardCode: null,
    createdAt: '2023-03-01T10:00:00Z',
  });
  await mock.backend.store.save();
}

const buySoftware = { headers: keyed(), body: { ...software(), ...payment(1300) } };
const ordersInAll = async () => (await mock.call('listOrders', 200)).page.totalItems;

describe('a quote', () => {
  test('is what the plan costs, its discount a line of its own', async () => {
    await mock.signIn();
    const quote = await mock.call('createQuote', 201, { body: software(2) });
    expect(quote.lines).toEqual([
      { label: 'License Tier 1 × 2, regular price', amount: usd(5000) },
      { label: 'Discount', amount: usd(-2400) },
    ]);
    expect(quote).toMatchObject({ subtotal: usd(2600), total: usd(2600), maxQuantity: 10 });
  });

  test('says what the discount takes off, of all the keys together', async () => {
    const quote = await mock.call('createQuote', 201, { body: software(2) });
    expect(quote).toMatchObject({
      oldSubtotal: usd(5000),
      saving: usd(2400),
      discountPercent: 48,
    });
    const { listings } = await mock.backend.store.open('listings');
    listings.put({ ...listings.get('replywright')!, endsAt: '2023-03-09T11:00:00Z' });
    await mock.backend.store.save();
    expect(await mock.call('createQuote', 201, { body: software(2) })).toMatchObject({
      oldSubtotal: null,
      saving: usd(0),
      discountPercent: 0,
    });
  });

  test('is for visitors, too, who have neither credits nor a membership', async () => {
    const quote = await mock.call('createQuote', 201, { body: software() });
    expect(quote).toMatchObject({
      creditBalance: usd(0),
      creditsApplied: usd(0),
      total: usd(1300),
    });
    expect((await mock.call('createQuote', 201, { body: template })).total).toEqual(usd(3900));
  });

  test('of a member whose session has ended is refused, not added up without the credits', async () => {
    const body = { ...software(), useCredits: true };
    const problem = await mock.call('createQuote', 401, { body });
    expect(problem.type).toBe('urn:problem-type:unauthenticated');
  });

  test('says of a plan that is paid by the year that it is for one', async () => {
    await mock.signIn();
    const { listings } = await mock.backend.store.open('listings');
    listings.put({ ...listings.get('replywright')!, planType: 'annual' });
    const { lines } = await mock.call('createQuote', 201, { body: software(2) });
    expect(lines[0]?.label).toBe('License Tier 1, one year × 2, regular price');
  });

  test('lets credits pay first, as far as they go', async () => {
    await mock.signIn();
    await haveCredits(500);
    const unused = await mock.call('createQuote', 201, { body: software() });
    expect(unused).toMatchObject({ creditBalance: usd(500), creditsApplied: usd(0) });
    const body = { ...software(), useCredits: true };
    const quote = await mock.call('createQuote', 201, { body });
    expect(quote).toMatchObject({ creditsApplied: usd(500), total: usd(800) });
    expect(quote.lines.at(-1)).toEqual({ label: 'Credits', amount: usd(-500) });
  });

  test('costs a member of the membership nothing for a template', async () => {
    await mock.signIn();
    const before = await mock.call('createQuote', 201, { body: template });
    expect(before.total).toEqual(usd(3900));
    const { memberships } = await mock.backend.store.open('memberships');
    memberships.put({
      id: 'member-maya',
      plan: 'yearly',
      startedAt: '2023-03-01T10:00:00Z',
      paidUntil: '2024-03-01T10:00:00Z',
      cancelledAt: null,
      paymentMethodId: null,
    });
    await mock.backend.store.save();
    const quote = await mock.call('createQuote', 201, { body: template });
    expect(quote).toMatchObject({ total: usd(0), oldSubtotal: null, saving: usd(0) });
    expect(quote.lines.at(-1)?.label).toBe('Included in your membership');
  });

  test('is the regular price once the deal has ended', async () => {
    await mock.signIn();
    const { listings } = await mock.backend.store.open('listings');
    listings.put({ ...listings.get('replywright')!, endsAt: '2023-03-09T11:00:00Z' });
    await mock.backend.store.save();
    expect((await mock.call('createQuote', 201, { body: software() })).total).toEqual(usd(2500));
  });

  test('is refused for what is sold out, unknown or has no such plan', async () => {
    await mock.signIn();
    const { listings } = await mock.backend.store.open('listings');
    const ended = { endsAt: '2023-03-09T11:00:00Z', oldPrice: null };
    listings.put({ ...listings.get('duskplan')!, ...ended });
    await mock.backend.store.save();
    const of = (id: string) => ({ ...software(), item: { kind: 'software' as const, id } });
    const soldOut = await mock.call('createQuote', 409, { body: of('duskplan') });
    expect(soldOut.type).toBe('urn:problem-type:not-for-sale');
    await mock.call('createQuote', 404, { body: of('no-such-listing') });
    await mock.call('createQuote', 404, {
      body: { ...template, item: { kind: 'template', id: 'no-such-template' } },
    });
    const refusals = [
      [{ ...software(), planId: null }, '/planId', 'required'],
      [{ ...software(), planId: 'no-such-plan' }, '/planId', 'unknown'],
      [{ ...template, planId: 'license-tier-1' }, '/planId', 'unknown'],
      [{ ...template, quantity: 2 }, '/quantity', 'maximum'],
    ] as const;
    for (const [body, pointer, code] of refusals) {
      const { errors } = await mock.call('createQuote', 422, { body });
      expect(errors).toMatchObject([{ pointer, code }]);
    }
  });
});

describe('buying', () => {
  test('delivers, counts the sale and says so under the bell', async () => {
    await mock.signIn();
    await addCard('approved');
    const { listings, members } = await mock.backend.store.open('listings', 'members');
    const sales = listings.get('replywright')!.sales;
    const { dealsBought } = members.get('member-maya')!;
    const { unreadCount } = await mock.call('listNotifications', 200);

    const body = { ...software(2), ...payment(2600) };
    const order = await mock.call('createOrder', 201, { headers: keyed(), body });
    expect(order).toMatchObject({ status: 'paid', total: usd(2600), failure: null });
    expect(order.paymentMethod).toEqual({ brand: 'visa', last4: '4242' });
    expect(order.licenseKeys).toHaveLength(2);
    expect(order.licenseKeys[0]).toMatch(/^SAMPLE(-[A-Z2-9]{4}){3}$/);
    const params = { orderId: order.id };
    expect(await mock.call('getOrder', 200, { params })).toEqual(order);
    expect((await mock.call('listOrders', 200)).items[0]?.id).toBe(order.id);
    expect(listings.get('replywright')!.sales).toBe(sales + 2);
    expect(members.get('member-maya')!.dealsBought).toBe(dealsBought + 1);
    const notices = await mock.call('listNotifications', 200);
    expect(notices.unreadCount).toBe(unreadCount + 1);
    expect(notices.items[0]).toMatchObject({ listingId: 'replywright', action: 'see-products' });
    expect(notices.items[0]?.body).toContain(order.number);
  });

  test('of a plan that is paid by the year says on all papers that it was for one', async () => {
    await mock.signIn();
    await addCard('approved');
    const { listings } = await mock.backend.store.open('listings');
    listings.put({ ...listings.get('replywright')!, planType: 'annual' });
    const body = { ...software(2), ...payment(2600) };
    const { id } = await mock.call('createOrder', 201, { headers: keyed(), body });
    // What is sold may change afterwards, the order does not.
    listings.put({ ...listings.get('replywright')!, planType: 'lifetime' });
    await mock.backend.store.save();
    const { lines } = await mock.call('getOrder', 200, { params: { orderId: id } });
    expect(lines[0]?.label).toBe('License Tier 1, one year × 2');
    const invoice = await (await mock.send(`/orders/${id}/invoice`)).text();
    expect(invoice).toContain('Replywright, License Tier 1, one year × 2');
  });

  test('with a declined card makes an order that failed and cost nothing', async () => {
    await mock.signIn();
    await addCard('declined');
    await haveCredits(500);
    const body = { ...software(), useCredits: true, ...payment(800) };
    const order = await mock.call('createOrder', 201, { headers: keyed(), body });
    expect(order).toMatchObject({ status: 'failed', failure: 'Your card was declined.' });
    expect(order.licenseKeys).toEqual([]);
    const { creditBalance } = await mock.call('createQuote', 201, { body: software() });
    expect(creditBalance).toEqual(usd(500));
  });

  test('with a card that asks for another try makes an order at the second', async () => {
    await mock.signIn();
    await addCard('try-again');
    const before = await ordersInAll();
    const refused = await mock.call('createOrder', 409, buySoftware);
    expect(refused.type).toBe('urn:problem-type:payment-try-again');
    expect(await ordersInAll()).toBe(before);
    expect((await mock.call('createOrder', 201, buySoftware)).status).toBe('paid');
    expect(await ordersInAll()).toBe(before + 1);
  });

  test('takes credits first, and no card where they are enough', async () => {
    await mock.signIn();
    await haveCredits(5000);
    const body = { ...software(), useCredits: true, ...payment(0, null) };
    const order = await mock.call('createOrder', 201, { headers: keyed(), body });
    expect(order).toMatchObject({ paymentMethod: null, creditsApplied: usd(1300) });
    const { creditBalance } = await mock.call('createQuote', 201, { body: software() });
    expect(creditBalance).toEqual(usd(3700));
  });

  test('is refused where the price is another one by now', async () => {
    await mock.signIn();
    await addCard('approved');
    const before = await ordersInAll();
    const body = { ...software(), ...payment(900) };
    const problem = await mock.call('createOrder', 409, { headers: keyed(), body });
    expect(problem.type).toBe('urn:problem-type:price-changed');
    expect(problem.detail).toContain('$13.00');
    expect(await ordersInAll()).toBe(before);
  });

  test('is refused without a card, and with one of another account', async () => {
    await mock.signIn();
    await addCard('approved', 'member-viktor');
    for (const [id, code] of [
      [null, 'required'],
      ['payment-method-1', 'unknown'],
    ] as const) {
      const body = { ...software(), ...payment(1300, id) };
      const { errors } = await mock.call('createOrder', 422, { headers: keyed(), body });
      expect(errors).toMatchObject([{ pointer: '/paymentMethodId', code }]);
    }
  });
});

describe('the same key', () => {
  test('gives the same order, however often and fast it is sent', async () => {
    await mock.signIn();
    await addCard('approved');
    const before = await ordersInAll();
    const orders = await Promise.all(
      [1, 2, 3].map(() => mock.call('createOrder', 201, buySoftware)),
    );
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(await ordersInAll()).toBe(before + 1);
  });

  test('gives the headers again, too', async () => {
    await mock.signIn();
    await addCard('approved');
    const send = () =>
      mock.send('/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keyed() },
        body: JSON.stringify(buySoftware.body),
      });
    const [first, second] = [await send(), await send()];
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  });

  test('is refused with another request', async () => {
    await mock.signIn();
    await addCard('approved');
    await mock.call('createOrder', 201, buySoftware);
    const body = { ...software(2), ...payment(2600) };
    const problem = await mock.call('createOrder', 422, { headers: keyed(), body });
    expect(problem.type).toBe('urn:problem-type:idempotency-key-reused');
    expect(problem.errors).toMatchObject([{ pointer: '/header/Idempotency-Key', code: 'reused' }]);
  });

  test('of another account is another key', async () => {
    await mock.signIn();
    await haveCredits(5000);
    const body = { ...software(), useCredits: true, ...payment(0, null) };
    const order = await mock.call('createOrder', 201, { headers: keyed(), body });
    await mock.signIn('viktor@dealwright.example');
    // Viktor has no credits, so what he sends is not the same purchase, and nothing is replayed.
    const problem = await mock.call('createOrder', 409, { headers: keyed(), body });
    expect(problem.type).toBe('urn:problem-type:price-changed');
    await mock.call('getOrder', 404, { params: { orderId: order.id } });
  });

  test('is forgotten after a day', async () => {
    await mock.signIn();
    await addCard('approved');
    const first = await mock.call('createOrder', 201, buySoftware);
    mock.setNow('2023-03-10T11:59:59Z');
    expect((await mock.call('createOrder', 201, buySoftware)).id).toBe(first.id);
    mock.setNow('2023-03-10T12:00:01Z');
    expect((await mock.call('createOrder', 201, buySoftware)).id).not.toBe(first.id);
  });

  test('gives the answer that was lost on its way', async () => {
    await mock.signIn();
    await addCard('time-out');
    const before = await ordersInAll();
    const problem = await mock.call('createOrder', 504, buySoftware);
    expect(problem).toMatchObject({ type: 'urn:problem-type:answer-lost' });
    expect(await ordersInAll()).toBe(before + 1);
    expect((await mock.call('createOrder', 201, buySoftware)).status).toBe('paid');
    expect(await ordersInAll()).toBe(before + 1);
  });

  test('gives the answer that a broken connection has lost', async () => {
    await mock.signIn();
    await addCard('approved');
    const before = await ordersInAll();
    mock.override({ operationId: 'createOrder', loseAnswer: true, times: 1 });
    await expect(mock.call('createOrder', 201, buySoftware)).rejects.toThrow(TypeError);
    await mock.call('createOrder', 201, buySoftware);
    expect(await ordersInAll()).toBe(before + 1);
  });
});

describe('the list of orders', () => {
  const numbers = async (query: object) =>
    (await mock.call('listOrders', 200, { query })).items.map(({ id }) => id.slice(-3));

  test('is one’s own, the latest first', async () => {
    await mock.signIn();
    const { items } = await mock.call('listOrders', 200);
    expect(items).toHaveLength(9);
    expect(items[0]).toMatchObject({ number: 'DWO-041272', status: 'paid' });
    expect(items.map(({ id }) => id)).toEqual(
      items
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    await mock.signIn('viktor@dealwright.example');
    expect(await numbers({})).toEqual(['984']);
    await mock.signIn('someone-new@example.com');
    expect(await numbers({})).toEqual([]);
  });

  test('is searched by number, name and plan', async () => {
    await mock.signIn();
    expect(await numbers({ q: 'finch' })).toEqual([]);
    expect(await numbers({ q: 'invoice' })).toEqual(['792']);
    expect(await numbers({ q: '037344' })).toEqual(['344']);
    expect(await numbers({ q: 'self paced' })).toEqual(['080', '064']);
  });

  test('is filtered by how orders stand, and counts them', async () => {
    await mock.signIn();
    expect(await numbers({ status: 'refunded' })).toEqual(['112']);
    const { facets } = await mock.call('listOrders', 200, { query: { status: 'failed' } });
    expect(facets.status.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Paid 6',
      'Failed 1',
      'Refund requested 1',
      'Refunded 1',
    ]);
  });

  test('says what all orders came to, whichever are asked for', async () => {
    await mock.signIn();
    const { items, totals } = await mock.call('listOrders', 200);
    const sumOf = (...statuses: string[]) =>
      items
        .filter(({ status }) => statuses.includes(status))
        .reduce((sum, { total }) => sum + total.amountMinor, 0);
    expect(totals).toEqual({
      paid: usd(sumOf('paid', 'refund-requested')),
      refunded: usd(sumOf('refunded')),
    });
    expect(totals.refunded.amountMinor).toBeGreaterThan(0);
    const some = await mock.call('listOrders', 200, { query: { status: 'failed', pageSize: 1 } });
    expect(some.totals).toEqual(totals);
  });

  test.each([
    ['title', (a: { item: { title: string } }) => a.item.title],
    ['createdAt', (a: { createdAt: string }) => a.createdAt],
    ['total', (a: { total: { amountMinor: number } }) => a.total.amountMinor],
    ['status', (a: { status: string }) => a.status],
  ] as const)('sorts by %s both ways', async (sort, valueOf) => {
    await mock.signIn();
    const values = async (by: 'title' | '-title') =>
      (await mock.call('listOrders', 200, { query: { sort: [by] } })).items.map(valueOf as never);
    const up = await values(sort as 'title');
    const expected =
      typeof up[0] === 'number' ? up.toSorted((a, b) => Number(a) - Number(b)) : up.toSorted();
    expect(up).toEqual(expected);
    const down = await values(`-${sort}` as '-title');
    expect(down).toEqual(up.toReversed());
  });

  test('is paged', async () => {
    await mock.signIn();
    expect(await numbers({ page: 2, pageSize: 4 })).toEqual(['260', '112', '344', '176']);
  });
});

describe('a refund', () => {
  const ask = { headers: keyed(), body: { reason: 'It has no week view.' } };
  const of = (orderId: string) => ({ params: { orderId }, ...ask });

  test('is asked for once, and goes back two minutes later', async () => {
    await mock.signIn();
    const params = { orderId: 'order-041272' };
    const before = await mock.call('getOrder', 200, { params });
    expect(before.refund).toMatchObject({
      canRequest: true,
      deadlineAt: '2023-05-08T10:00:00.000Z',
    });
    const asked = await mock.call('createRefundRequest', 201, of('order-041272'));
    expect(asked).toMatchObject({ status: 'refund-requested', licenseKeys: before.licenseKeys });
    const again = { ...of('order-041272'), headers: keyed('attempt-0000000000000002') };
    const problem = await mock.call('createRefundRequest', 409, again);
    expect(problem.type).toBe('urn:problem-type:refund-already-requested');
    mock.setNow('2023-03-09T12:02:00Z');
    const after = await mock.call('getOrder', 200, { params });
    expect(after).toMatchObject({ status: 'refunded', licenseKeys: [], nextSteps: [] });
    expect(after.refund.refundedAt).toBe('2023-03-09T12:02:00.000Z');
  });

  test('is possible to the last moment of 60 days, and not after it', async () => {
    await mock.signIn();
    mock.setNow('2023-05-08T10:00:01Z');
    const late = await mock.call('createRefundRequest', 409, of('order-041272'));
    expect(late.type).toBe('urn:problem-type:refund-too-late');
    mock.setNow('2023-05-08T10:00:00Z');
    await mock.call('createRefundRequest', 201, of('order-041272'));
  });

  test('of a failed order is refused, and of another account’s there is none', async () => {
    await mock.signIn();
    const failed = await mock.call('createRefundRequest', 409, of('order-039260'));
    expect(failed.type).toBe('urn:problem-type:order-not-paid');
    await mock.call('createRefundRequest', 404, of('order-040984'));
    await mock.call('getOrder', 404, { params: { orderId: 'order-040984' } });
  });

  test('brings credits back at once', async () => {
    await mock.signIn();
    await haveCredits(5000);
    const body = { ...software(), useCredits: true, ...payment(0, null) };
    const order = await mock.call('createOrder', 201, { headers: keyed(), body });
    await mock.call('createRefundRequest', 201, of(order.id));
    const { creditBalance } = await mock.call('createQuote', 201, { body: software() });
    expect(creditBalance).toEqual(usd(5000));
  });
});

describe('files', () => {
  const fetched = async (path: string) => {
    const response = await mock.send(path);
    return {
      name: response.headers.get('content-disposition'),
      mediaType: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  test('the orders as a table, of the same search and order as the list', async () => {
    await mock.signIn();
    const { name, mediaType, text } = await fetched('/order-exports?q=self-paced&sort=id');
    expect(name).toBe('attachment; filename="orders.csv"');
    expect(mediaType).toMatch(/^text\/csv/);
    expect(text.split('\r\n').map((line) => line.split(',').slice(0, 4).join())).toEqual([
      'Order,Date,Product,Plan',
      'DWO-032064,2022-12-03,Spreadsheets for Everyday Work,Self-paced',
      'DWO-041080,2023-03-07,Interface Design from First Principles,Self-paced',
      '',
    ]);
  });

  test('text that a spreadsheet takes for a formula stays text', async () => {
    await mock.signIn();
    const { orders } = await mock.backend.store.open('orders');
    orders.put({ ...orders.get('order-041272')!, title: '=HYPERLINK("evil", "me")' });
    await mock.backend.store.save();
    const { text } = await fetched('/order-exports?q=041272');
    expect(text).toContain(`,"'=HYPERLINK(""evil"", ""me"")",`);
  });

  test('an invoice to print, complete in itself', async () => {
    await mock.signIn();
    const { name, mediaType, text } = await fetched('/orders/order-034176/invoice');
    expect(name).toBe('attachment; filename="invoice-DWO-034176.html"');
    expect(mediaType).toMatch(/^text\/html/);
    const what = ['DWO-034176', 'Maya Lindqvist', 'Ganttry, License Tier 1 × 2', '$178'];
    for (const said of [...what, 'Visa ending in 4242']) expect(text).toContain(said);
    expect(text).not.toMatch(/<(script|link|img)/);
    await mock.call('getInvoice', 404, { params: { orderId: 'order-039260' } });
    await mock.call('getInvoice', 404, { params: { orderId: 'order-040984' } });
  });

  test('the template that was bought, and nothing else', async () => {
    await mock.signIn();
    const { name, text } = await fetched('/orders/order-037344/download');
    expect(name).toBe('attachment; filename="northlight-landing.html"');
    expect(text).toMatch(/^<!doctype html>/);
    await mock.call('downloadOrder', 404, { params: { orderId: 'order-041272' } });
  });
});
