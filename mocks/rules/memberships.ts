import type { Collection } from '../store/collection';
import type { MembershipRecord, PaymentMethodRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { isExpired } from './cards';

const MONTHS = { monthly: 1, yearly: 12 };

/** A membership as it stands at some time. */
export interface MembershipStanding extends MembershipRecord {
  card: PaymentMethodRecord | undefined;
  /** Whether it is renewed at the end of the time paid for. */
  isRenewed: boolean;
}

/** The same time of day some months later, on the month's last day where it is too short. */
export function addMonths(iso: string, months: number): string {
  const from = new Date(iso);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.toISOString();
}

/** The end of the first period of a plan that begins now. */
export const firstPeriodEnd = (plan: MembershipRecord['plan'], now: Date): string =>
  addMonths(now.toISOString(), MONTHS[plan]);

/** The card that is to renew a membership; undefined where it was removed. */
const cardOf = (
  paymentMethods: Collection<PaymentMethodRecord>,
  { paymentMethodId }: MembershipRecord,
): PaymentMethodRecord | undefined =>
  paymentMethodId === null ? undefined : paymentMethods.get(paymentMethodId);

/** Whether a membership goes on when this much is paid for: not canceled, with a card valid then. */
const goesOn = (
  { cancelledAt }: MembershipRecord,
  card: PaymentMethodRecord | undefined,
  paidUntil: string,
): boolean => cancelledAt === null && card !== undefined && !isExpired(card, new Date(paidUntil));

/**
 * A membership as it stands now: its renewals since it was stored count.
 *
 * @returns it with the time that it is paid for, its card, and whether that renews it once more
 */
export function standingOf(
  membership: MembershipRecord,
  paymentMethods: Collection<PaymentMethodRecord>,
  now: Date,
): MembershipStanding {
  const card = cardOf(paymentMethods, membership);
  let { paidUntil } = membership;
  let count = 0;
  while (Date.parse(paidUntil) <= now.getTime() && goesOn(membership, card, paidUntil)) {
    count += 1;
    paidUntil = addMonths(membership.paidUntil, count * MONTHS[membership.plan]);
  }
  return { ...membership, paidUntil, card, isRenewed: goesOn(membership, card, paidUntil) };
}

/** The membership that an account has now; undefined where it never had one or it has ended. */
export async function membershipOf(
  store: Store,
  accountId: string,
  now: Date,
): Promise<MembershipStanding | undefined> {
  const { memberships, paymentMethods } = await store.open('memberships', 'paymentMethods');
  const membership = memberships.get(accountId);
  const standing = membership && standingOf(membership, paymentMethods, now);
  return standing && Date.parse(standing.paidUntil) > now.getTime() ? standing : undefined;
}

/** The card with which an account's membership is renewed; null where none is. */
export async function renewingCardOf(
  store: Store,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const membership = await membershipOf(store, accountId, now);
  return membership?.isRenewed ? membership.paymentMethodId : null;
}

/** Whether an account is a member now: templates cost it nothing. */
export const hasMembership = async (store: Store, accountId: string, now: Date): Promise<boolean> =>
  Boolean(await membershipOf(store, accountId, now));
