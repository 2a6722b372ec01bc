import type { components } from '../../src/api/schema.d';
import { notFound, validationFailed } from '../problem';
import type { Collection } from '../store/collection';
import type { ChargeOutcome, PaymentMethodRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { checkedAddress } from './billingAddress';
import { takeToken } from './cardTokens';
import { isExpired } from './cards';
import { standingOf } from './memberships';
import { newestFirst } from './order';

const MAX_METHODS = 20;

/**
 * The cards of an account, the latest first. One of them at most is the default: where a card of the
 * seed has come to those that a visitor had put on file before, theirs stays it.
 */
export function paymentMethodsOf(
  paymentMethods: Collection<PaymentMethodRecord>,
  accountId: string,
): PaymentMethodRecord[] {
  const methods = paymentMethods
    .all()
    .filter((method) => method.accountId === accountId)
    .sort(newestFirst);
  const defaults = methods.filter(({ isDefault }) => isDefault);
  const first = defaults.find(({ id }) => !paymentMethods.isSeeded(id)) ?? defaults[0];
  return methods.map((method) =>
    method.isDefault && method !== first ? { ...method, isDefault: false } : method,
  );
}

/**
 * A card of an account.
 *
 * @throws ProblemError 404 where there is none with this id, or where it is another account's
 */
export async function paymentMethodOf(
  store: Store,
  accountId: string,
  id: string,
): Promise<PaymentMethodRecord> {
  const { paymentMethods } = await store.open('paymentMethods');
  const method = paymentMethodsOf(paymentMethods, accountId).find((one) => one.id === id);
  if (!method) throw notFound('payment method');
  return method;
}

/**
 * Charges a card and counts the attempt, which lasts only where the request is answered or keeps
 * its changes. A card that wants another try refuses every other attempt, an expired one all.
 *
 * @returns what the bank says; with `time-out` the card was charged, but the answer got lost
 */
export async function charge(
  store: Store,
  now: Date,
  method: PaymentMethodRecord,
): Promise<ChargeOutcome> {
  const { paymentMethods } = await store.open('paymentMethods');
  const attempts = method.attempts ?? 0;
  paymentMethods.put({ ...method, attempts: attempts + 1 });
  if (isExpired(method, now)) return 'declined';
  if (method.outcome !== 'try-again') return method.outcome;
  return attempts % 2 === 0 ? 'try-again' : 'approved';
}

/** Makes one card of an account the default, and no other. */
function chooseDefault(
  paymentMethods: Collection<PaymentMethodRecord>,
  { id, accountId }: PaymentMethodRecord,
): void {
  for (const method of paymentMethodsOf(paymentMethods, accountId)) {
    const isDefault = method.id === id;
    if (method.isDefault !== isDefault) paymentMethods.put({ ...method, isDefault });
  }
}

/**
 * Puts a card on file. The first of an account is its default in any case.
 *
 * @throws ProblemError 422 where the token or the address is refused, or there are 20 cards already
 */
export async function addPaymentMethod(
  store: Store,
  now: Date,
  accountId: string,
  { token, billingAddress, isDefault }: components['schemas']['PaymentMethodInput'],
): Promise<PaymentMethodRecord> {
  const { paymentMethods } = await store.open('paymentMethods');
  const others = paymentMethodsOf(paymentMethods, accountId);
  if (others.length >= MAX_METHODS) {
    const detail = `At most ${MAX_METHODS} cards can be on file. Remove one first.`;
    throw validationFailed([{ pointer: '', code: 'full', detail }]);
  }
  const address = await checkedAddress(store, billingAddress);
  const { id: _, expiresAt: __, ...card } = await takeToken(store, now, accountId, token);
  const method = paymentMethods.put({
    ...card,
    id: store.nextId('payment-method'),
    billingAddress: address,
    isDefault: isDefault || others.length === 0,
    createdAt: now.toISOString(),
  });
  if (method.isDefault) chooseDefault(paymentMethods, method);
  return method;
}

/**
 * Makes a card the one that a checkout proposes.
 *
 * @throws ProblemError 404 where the account has no such card
 */
export async function setDefault(
  store: Store,
  accountId: string,
  id: string,
): Promise<PaymentMethodRecord> {
  const { paymentMethods } = await store.open('paymentMethods');
  chooseDefault(paymentMethods, await paymentMethodOf(store, accountId, id));
  return paymentMethodOf(store, accountId, id);
}

/**
 * Removes a card: the newest of the others takes its place as the default, and a membership that it
 * renews is left without a card.
 *
 * @throws ProblemError 404 where the account has no such card
 */
export async function removePaymentMethod(
  store: Store,
  now: Date,
  accountId: string,
  id: string,
): Promise<void> {
  const { paymentMethods, memberships } = await store.open('paymentMethods', 'memberships');
  const method = await paymentMethodOf(store, accountId, id);
  const membership = memberships.get(accountId);
  if (membership?.paymentMethodId === id) {
    // What is paid for now has to be known before nothing renews it any more.
    const { paidUntil } = standingOf(membership, paymentMethods, now);
    memberships.put({ ...membership, paidUntil, paymentMethodId: null });
  }
  paymentMethods.remove(id);
  const [next] = paymentMethodsOf(paymentMethods, accountId);
  if (method.isDefault && next) chooseDefault(paymentMethods, next);
}
