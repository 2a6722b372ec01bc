import { expect, test } from 'vitest';
import { hasMembership } from '../../mocks/rules/memberships';
import { addCard } from '../support/cards';
import { NEWCOMER, useMockServer } from '../support/mockServer';

const mock = useMockServer();

let count = 0;
const request = (
  paymentMethodId: string,
  plan: 'monthly' | 'yearly' = 'yearly',
  key = `joining-key-${(count += 1)}-of-this-file`,
) => ({ headers: { 'Idempotency-Key': key }, body: { plan, paymentMethodId } });
const own = async () => (await mock.call('getMembership', 200)).membership;

test('a membership opens 260,000 products from $13.25 a month', async () => {
  const offer = await mock.call('getMembershipOffer', 200);
  expect(offer.title).toBe('Unlimited Access');
  expect(offer.productCount).toBe(260_000);
  expect(offer.monthlyPrice).toEqual({ amountMinor: 1325, currency: 'USD' });
  expect(offer.plans).toMatchObject([
    { id: 'yearly', price: { amountMinor: 15_900 }, monthlyPrice: { amountMinor: 1325 } },
    { id: 'monthly', price: { amountMinor: 1650 }, monthlyPrice: { amountMinor: 1650 } },
  ]);
});

test('a member is charged once, however often the same request is sent', async () => {
  await mock.signIn(NEWCOMER);
  expect(await own()).toBeNull();
  const { id } = await addCard(mock);
  const join = request(id, 'yearly');
  const membership = await mock.call('createMembership', 201, join);
  expect(membership).toEqual({
    plan: 'yearly',
    price: { amountMinor: 15_900, currency: 'USD' },
    startedAt: '2023-03-09T12:00:00.000Z',
    paidUntil: '2024-03-09T12:00:00.000Z',
    isRenewed: true,
    cancelledAt: null,
    card: { brand: 'visa', last4: '4242' },
  });
  expect(await mock.call('createMembership', 201, join)).toEqual(membership);
  expect(await own()).toEqual(membership);
  const again = await mock.call('createMembership', 409, request(id, 'monthly'));
  expect(again.type).toBe('urn:problem-type:already-member');
  const { items } = await mock.call('listPaymentMethods', 200);
  expect(items).toMatchObject([{ id, renewsMembership: true }]);
});

test('canceled, it lasts until the end of the time paid for; resumed, it goes on', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  await mock.call('createMembership', 201, request(id, 'monthly'));
  mock.setNow('2023-03-20T12:00:00Z');
  for (const _ of [1, 2]) {
    expect(await mock.call('cancelMembership', 200)).toMatchObject({
      isRenewed: false,
      cancelledAt: '2023-03-20T12:00:00.000Z',
      paidUntil: '2023-04-09T12:00:00.000Z',
    });
  }
  const resumed = await mock.call('resumeMembership', 200, { body: { paymentMethodId: id } });
  expect(resumed).toMatchObject({ isRenewed: true, cancelledAt: null });
  mock.setNow('2023-04-10T12:00:00Z');
  expect((await own())?.paidUntil).toBe('2023-05-09T12:00:00.000Z');
  await mock.call('cancelMembership', 200);
  mock.setNow('2023-05-09T12:00:00Z');
  expect(await own()).toBeNull();
  await mock.call('cancelMembership', 404);
  await mock.call('resumeMembership', 404, { body: { paymentMethodId: id } });
  await mock.call('createMembership', 201, request(id, 'monthly'));
});

test('without its card it ends, unless another is named', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  const other = await addCard(mock, { number: '5555555555554444' });
  await mock.call('createMembership', 201, request(id));
  await mock.call('deletePaymentMethod', 204, { params: { paymentMethodId: id } });
  expect(await own()).toMatchObject({ isRenewed: false, cancelledAt: null, card: null });
  const body = { paymentMethodId: other.id };
  const resumed = await mock.call('resumeMembership', 200, { body });
  expect(resumed).toMatchObject({ isRenewed: true, card: { brand: 'mastercard' } });
});

test('with a card that has expired by then, it ends with the time paid for', async () => {
  await mock.signIn(NEWCOMER);
  // Valid until the end of March 2024, and so for one renewal.
  const { id } = await addCard(mock, { expiry: '2024-03' });
  const joined = await mock.call('createMembership', 201, request(id, 'yearly'));
  expect(joined).toMatchObject({ paidUntil: '2024-03-09T12:00:00.000Z', isRenewed: true });
  mock.setNow('2024-03-10T12:00:00Z');
  const ending = { paidUntil: '2025-03-09T12:00:00.000Z', isRenewed: false, cancelledAt: null };
  expect(await own()).toMatchObject({ ...ending, card: { last4: '4242' } });
  const { items } = await mock.call('listPaymentMethods', 200);
  expect(items).toMatchObject([{ id, renewsMembership: false }]);

  const refused = await mock.call('resumeMembership', 422, { body: { paymentMethodId: id } });
  expect(refused.errors).toMatchObject([{ pointer: '/paymentMethodId', code: 'expired' }]);
  const other = await addCard(mock, { number: '5555555555554444' });
  const body = { paymentMethodId: other.id };
  expect(await mock.call('resumeMembership', 200, { body })).toMatchObject({ isRenewed: true });
  await mock.call('deletePaymentMethod', 204, { params: { paymentMethodId: other.id } });
  mock.setNow(ending.paidUntil);
  expect(await own()).toBeNull();
});

test('a bank that refuses makes nobody a member', async () => {
  await mock.signIn(NEWCOMER);
  const declined = await addCard(mock, { number: '4000000000000002' });
  const refused = await mock.call('createMembership', 409, request(declined.id));
  expect(refused.type).toBe('urn:problem-type:payment-declined');
  const moody = await addCard(mock, { number: '4000000000000119' });
  const join = request(moody.id);
  const once = await mock.call('createMembership', 409, join);
  expect(once.type).toBe('urn:problem-type:payment-try-again');
  expect(await own()).toBeNull();
  await mock.call('createMembership', 201, join);
});

test('an answer that got lost is given again for the same key', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock, { number: '4000000000000341' });
  const join = request(id);
  await mock.call('createMembership', 504, join);
  expect(await mock.call('createMembership', 201, join)).toEqual(await own());
});

test('cards and memberships are the account’s own', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  await mock.signIn('viktor@dealwright.example');
  await mock.call('createMembership', 404, request(id));
  const theirs = await addCard(mock);
  await mock.call('createMembership', 201, request(theirs.id));
  await mock.call('resumeMembership', 404, { body: { paymentMethodId: id } });
  await mock.signIn(NEWCOMER);
  expect(await own()).toBeNull();
  const now = new Date('2023-03-09T12:00:00Z');
  const { user } = await mock.call('getSession', 200);
  expect(await hasMembership(mock.backend.store, user!.id, now)).toBe(false);
});
