import * as seed from 'virtual:seed';
import { describe, expect, it } from 'vitest';
import { addCreditEntry, balanceOf } from '../../../mocks/rules/credits';
import {
  addMonths,
  firstPeriodEnd,
  hasMembership,
  membershipOf,
} from '../../../mocks/rules/memberships';
import { isExpired } from '../../../mocks/rules/cards';
import { charge, paymentMethodOf } from '../../../mocks/rules/paymentMethods';
import type {
  MembershipRecord,
  PaymentMethodRecord,
} from '../../../mocks/store/records/paymentRecords';
import { memoryStorage } from '../../../mocks/store/storage';
import { Store } from '../../../mocks/store/store';

const now = new Date('2023-03-09T12:00:00Z');
const accountId = 'newcomer';
const newStore = () =>
  new Store({ storage: memoryStorage(), now: () => now, notify: () => undefined, seed });

const card = (other: Partial<PaymentMethodRecord> = {}): PaymentMethodRecord => ({
  id: 'card',
  accountId,
  brand: 'visa',
  last4: '4242',
  expiryMonth: 3,
  expiryYear: 2023,
  holderName: 'Maya Lindqvist',
  outcome: 'approved',
  billingAddress: {
    address1: '1 Market St',
    address2: '',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94105',
    countryCode: 'US',
  },
  isDefault: true,
  createdAt: now.toISOString(),
  ...other,
});

describe('charge', () => {
  async function chargeTimes(count: number, method: PaymentMethodRecord) {
    const store = newStore();
    const { paymentMethods } = await store.open('paymentMethods');
    paymentMethods.put(method);
    const outcomes = [];
    for (let time = 0; time < count; time += 1) {
      outcomes.push(await charge(store, now, await paymentMethodOf(store, accountId, 'card')));
    }
    return outcomes;
  }

  it.each(['approved', 'declined', 'time-out'] as const)(
    'says what the card says: %s',
    async (one) => expect(await chargeTimes(2, card({ outcome: one }))).toEqual([one, one]),
  );

  it('lets the try after "try again" through', async () =>
    expect(await chargeTimes(2, card({ outcome: 'try-again' }))).toEqual([
      'try-again',
      'approved',
    ]));

  it('declines a card from the first day after its month', async () => {
    expect(await chargeTimes(1, card({ expiryMonth: 2 }))).toEqual(['declined']);
    expect(isExpired(card(), new Date('2023-03-31T23:59:59.999Z'))).toBe(false);
    expect(isExpired(card(), new Date('2023-04-01T00:00:00Z'))).toBe(true);
    expect(isExpired(card({ expiryMonth: 12 }), new Date('2024-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('paymentMethodOf', () => {
  it('knows nothing of another account’s cards', async () => {
    const store = newStore();
    (await store.open('paymentMethods')).paymentMethods.put(card());
    expect(await paymentMethodOf(store, accountId, 'card')).toEqual(card());
    for (const [account, id] of [
      ['member-viktor', 'card'],
      [accountId, 'other'],
    ] as const) {
      await expect(paymentMethodOf(store, account, id)).rejects.toMatchObject({
        problem: { status: 404 },
      });
    }
  });
});

describe('credits', () => {
  it('add up by account, and none can be spent twice', async () => {
    const store = newStore();
    const { creditEntries } = await store.open('creditEntries');
    expect(balanceOf(creditEntries, accountId)).toBe(0);
    await addCreditEntry(store, now, { accountId, amount: 2500, reason: 'gift-card' });
    await addCreditEntry(store, now, { accountId: 'other', amount: 900, reason: 'refund' });
    await addCreditEntry(store, now, { accountId, amount: -2400, reason: 'order' });
    expect(balanceOf(creditEntries, accountId)).toBe(100);
    const tooMuch = addCreditEntry(store, now, { accountId, amount: -101, reason: 'order' });
    await expect(tooMuch).rejects.toThrow(RangeError);
    expect(balanceOf(creditEntries, accountId)).toBe(100);
  });
});

describe('memberships', () => {
  const joined = (other: Partial<MembershipRecord> = {}): MembershipRecord => ({
    id: accountId,
    plan: 'monthly',
    startedAt: now.toISOString(),
    paidUntil: '2023-04-09T12:00:00.000Z',
    cancelledAt: null,
    paymentMethodId: 'card',
    ...other,
  });
  async function at(time: string, membership: MembershipRecord) {
    const store = newStore();
    const { memberships, paymentMethods } = await store.open('memberships', 'paymentMethods');
    paymentMethods.put(card({ expiryYear: 2026 }));
    memberships.put(membership);
    const when = new Date(time);
    const found = await membershipOf(store, accountId, when);
    expect(await hasMembership(store, accountId, when)).toBe(found !== undefined);
    return found?.paidUntil;
  }

  it('are nobody’s who has not joined', async () =>
    expect(await hasMembership(newStore(), accountId, now)).toBe(false));

  it('renew themselves at the end of each period', async () => {
    expect(await at('2023-04-09T11:59:59Z', joined())).toBe('2023-04-09T12:00:00.000Z');
    expect(await at('2023-04-09T12:00:00Z', joined())).toBe('2023-05-09T12:00:00.000Z');
    const yearly = joined({ plan: 'yearly', paidUntil: firstPeriodEnd('yearly', now) });
    expect(await at('2025-03-10T12:00:00Z', yearly)).toBe('2026-03-09T12:00:00.000Z');
  });

  it.each([
    ['cancelled', { cancelledAt: '2023-03-20T12:00:00.000Z' }],
    ['without a card', { paymentMethodId: null }],
  ])('%s last until the end of the period', async (_, change) => {
    expect(await at('2023-04-09T11:59:59Z', joined(change))).toBe('2023-04-09T12:00:00.000Z');
    expect(await at('2023-04-09T12:00:00Z', joined(change))).toBeUndefined();
  });

  it('end on the last day of a month that is too short', () => {
    expect(addMonths('2023-01-31T08:00:00.000Z', 1)).toBe('2023-02-28T08:00:00.000Z');
    expect(addMonths('2024-02-29T08:00:00.000Z', 12)).toBe('2025-02-28T08:00:00.000Z');
    expect(addMonths('2023-01-31T08:00:00.000Z', 2)).toBe('2023-03-31T08:00:00.000Z');
  });
});
