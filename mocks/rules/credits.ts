import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import type { Collection } from '../store/collection';
import type { CreditEntryRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { ordered, type Order } from './order';

const newest: Order<CreditEntryRecord> = (a, b) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt);
const largest: Order<CreditEntryRecord> = (a, b) => b.amount - a.amount;

const ORDERS: Record<components['schemas']['CreditSort'], Order<CreditEntryRecord>> = {
  '-createdAt': newest,
  createdAt: (a, b) => newest(b, a),
  '-amount': largest,
  amount: (a, b) => largest(b, a),
};

/** What changed the credits of an account, in the order asked for. */
export const creditEntriesOf = (
  creditEntries: Collection<CreditEntryRecord>,
  accountId: string,
  { sort = ['-createdAt'] }: Pick<QueryParams<'listCredits'>, 'sort'>,
): CreditEntryRecord[] =>
  creditEntries
    .all()
    .filter((entry) => entry.accountId === accountId)
    .sort(ordered(...sort.map((name) => ORDERS[name])));

/** How many credits an account has, in minor units of US dollars. */
export const balanceOf = (
  creditEntries: Collection<CreditEntryRecord>,
  accountId: string,
): number =>
  creditEntries
    .all()
    .filter((entry) => entry.accountId === accountId)
    .reduce((sum, { amount }) => sum + amount, 0);

/** What a new entry says; an order or a gift card only where it comes from one. */
export type NewCreditEntry = Pick<CreditEntryRecord, 'accountId' | 'amount' | 'reason'> &
  Partial<Pick<CreditEntryRecord, 'orderId' | 'giftCardCode'>>;

/**
 * Adds to an account's credits, or takes from them where the amount is negative.
 *
 * @throws RangeError where more is taken than there is
 */
export async function addCreditEntry(
  store: Store,
  now: Date,
  entry: NewCreditEntry,
): Promise<CreditEntryRecord> {
  const { creditEntries } = await store.open('creditEntries');
  if (balanceOf(creditEntries, entry.accountId) + entry.amount < 0) {
    throw new RangeError('An account can’t spend more credits than it has.');
  }
  return creditEntries.put({
    orderId: null,
    giftCardCode: null,
    ...entry,
    id: store.nextId('credit'),
    createdAt: now.toISOString(),
  });
}
