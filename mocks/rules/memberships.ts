import type { MembershipRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';

const MONTHS = { monthly: 1, yearly: 12 };

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

/** Whether a membership goes on by itself: it is not cancelled, and there is a card for it. */
export const renewsItself = ({ cancelledAt, paymentMethodId }: MembershipRecord): boolean =>
  cancelledAt === null && paymentMethodId !== null;

/** Until when a membership is paid for now, RFC 3339; its renewals since it was stored count. */
export function paidUntilOf(membership: MembershipRecord, now: Date): string {
  const { plan, paidUntil } = membership;
  if (!renewsItself(membership)) return paidUntil;
  let end = paidUntil;
  for (let count = 1; Date.parse(end) <= now.getTime(); count += 1) {
    end = addMonths(paidUntil, count * MONTHS[plan]);
  }
  return end;
}

/** The membership that an account has now; undefined where it never had one or it has ended. */
export async function membershipOf(
  store: Store,
  accountId: string,
  now: Date,
): Promise<MembershipRecord | undefined> {
  const { memberships } = await store.open('memberships');
  const membership = memberships.get(accountId);
  if (!membership) return undefined;
  const paidUntil = paidUntilOf(membership, now);
  return Date.parse(paidUntil) > now.getTime() ? { ...membership, paidUntil } : undefined;
}

/** The card with which an account's membership is renewed; null where none is. */
export async function renewingCardOf(
  store: Store,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const membership = await membershipOf(store, accountId, now);
  return membership && renewsItself(membership) ? membership.paymentMethodId : null;
}

/** Whether an account is a member now: templates cost it nothing. */
export const hasMembership = async (store: Store, accountId: string, now: Date): Promise<boolean> =>
  Boolean(await membershipOf(store, accountId, now));
