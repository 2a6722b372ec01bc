import { describe, expect, test } from 'vitest';
import { addCreditEntry } from '../../mocks/rules/credits';
import { NEWCOMER, useMockServer } from '../support/mockServer';

const mock = useMockServer();

let count = 0;
const request = (code: string, key = `redeeming-key-${(count += 1)}-of-this-file`) => ({
  headers: { 'Idempotency-Key': key },
  body: { code },
});
const redeem = (code: string, key?: string) =>
  mock.call('createGiftCardRedemption', 201, request(code, key));
const credits = () => mock.call('listCredits', 200);
const GOOD = 'GIFT-4R8K-2W6P-7Q2M';

test('a new account has none, and may try some gift cards', async () => {
  await mock.signIn(NEWCOMER);
  const { balance, items, samples } = await credits();
  expect([balance, items]).toEqual([{ amountMinor: 0, currency: 'USD' }, []]);
  const labels = samples.map(({ label }) => label);
  for (const label of ['Adds $25.00', 'Used', 'Expired', 'Unknown', 'Not a code'])
    expect(labels).toContain(label);
});

describe('a gift card', () => {
  test('adds what it is worth, however its code is typed, and is in the history', async () => {
    await mock.signIn(NEWCOMER);
    const { entry, balance } = await redeem(' gift 4r8k–2w6p 7q2m');
    expect(balance.amountMinor).toBe(2500);
    expect(entry).toMatchObject({
      amount: { amountMinor: 2500 },
      reason: 'gift-card',
      giftCardCode: '7Q2M',
      orderId: null,
    });
    await redeem('GIFT-9T3X-5H7D-1V6C');
    const after = await credits();
    expect(after.balance.amountMinor).toBe(7500);
    expect(after.items.map(({ amount }) => amount.amountMinor).sort()).toEqual([2500, 5000]);
    expect(after.samples.find(({ code }) => code === GOOD)?.label).toBe('Used');
  });

  test('adds it once where the same request is sent again', async () => {
    await mock.signIn(NEWCOMER);
    const first = await redeem(GOOD, 'one-attempt-of-maya');
    expect(await redeem(GOOD, 'one-attempt-of-maya')).toEqual(first);
    expect((await credits()).balance.amountMinor).toBe(2500);
    const other = request('GIFT-9T3X-5H7D-1V6C', 'one-attempt-of-maya');
    const refused = await mock.call('createGiftCardRedemption', 422, other);
    expect(refused.type).toBe('urn:problem-type:idempotency-key-reused');
  });

  test.each([
    ['nonsense', 422, 'validation-failed', 'format'],
    ['GIFT-123', 422, 'validation-failed', 'format'],
    ['GIFT-0000-0000-0000', 422, 'validation-failed', 'unknown'],
    ['GIFT-8D6G-3P1R-5X7W', 409, 'code-used', 'taken'],
    ['GIFT-2C5V-7L9Z-4K1S', 409, 'code-expired', 'expired'],
  ] as const)('%s is refused with its own answer', async (code, status, type, rule) => {
    await mock.signIn(NEWCOMER);
    const { type: given, errors } = await mock.call(
      'createGiftCardRedemption',
      status,
      request(code),
    );
    expect(given).toBe(`urn:problem-type:${type}`);
    expect(errors).toMatchObject([{ pointer: '/code', code: rule }]);
    expect((await credits()).balance.amountMinor).toBe(0);
  });

  test('is used once, by whichever account; its credits are the account’s own', async () => {
    await mock.signIn(NEWCOMER);
    await redeem(GOOD);
    await mock.signIn('viktor@dealwright.example');
    const again = await mock.call('createGiftCardRedemption', 409, request(GOOD));
    expect(again.type).toBe('urn:problem-type:code-used');
    const { balance, items } = await credits();
    expect([balance.amountMinor, items]).toEqual([0, []]);
  });
});

test('the history is sorted and paged', async () => {
  await mock.signIn(NEWCOMER);
  const { id: accountId } = (await mock.call('getSession', 200)).user!;
  for (const [day, amount] of [
    [1, 300],
    [2, 100],
    [3, 200],
  ] as const) {
    const now = new Date(`2023-03-0${day}T12:00:00Z`);
    await addCreditEntry(mock.backend.store, now, { accountId, amount, reason: 'refund' });
  }
  await mock.backend.store.save();
  const amounts = async (sort: ('-createdAt' | 'createdAt' | '-amount' | 'amount')[], page = 1) =>
    (await mock.call('listCredits', 200, { query: { sort, page, pageSize: 2 } })).items.map(
      ({ amount }) => amount.amountMinor,
    );
  expect(await amounts(['-createdAt'])).toEqual([200, 100]);
  expect(await amounts(['-createdAt'], 2)).toEqual([300]);
  expect(await amounts(['createdAt'])).toEqual([300, 100]);
  expect(await amounts(['-amount'])).toEqual([300, 200]);
  expect(await amounts(['amount'])).toEqual([100, 200]);
});
