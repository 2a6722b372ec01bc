import type { components } from '../../src/api/schema.d';
import { notFound, ProblemError, validationFailed } from '../problem';
import type { MembershipRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { isExpired } from './cards';
import { firstPeriodEnd, membershipOf, standingOf, type MembershipStanding } from './memberships';
import { charge, paymentMethodOf } from './paymentMethods';

/**
 * Makes an account a member, with a card that pays the first period and renews it.
 *
 * @returns the membership, and whether the bank's answer got lost after it had charged the card
 * @throws ProblemError 404 where the account has no such card, 409 where it is a member already or
 *   the bank refuses
 */
export async function join(
  store: Store,
  now: Date,
  accountId: string,
  { plan, paymentMethodId }: components['schemas']['MembershipInput'],
): Promise<{ membership: MembershipStanding; isLost: boolean }> {
  const { memberships, paymentMethods } = await store.open('memberships', 'paymentMethods');
  const method = await paymentMethodOf(store, accountId, paymentMethodId);
  if (await membershipOf(store, accountId, now)) {
    throw new ProblemError(409, 'already-member', 'You are a member already');
  }
  const outcome = await charge(store, now, method);
  if (outcome === 'declined') {
    throw new ProblemError(409, 'payment-declined', 'Your bank declined the card', {
      detail: 'Your bank declined the card. Choose another one; nothing was charged.',
      keepsChanges: true,
    });
  }
  if (outcome === 'try-again') {
    throw new ProblemError(409, 'payment-try-again', 'Your bank asks you to try again', {
      detail: 'Your bank could not answer just now. Try again; nothing was charged.',
      keepsChanges: true,
    });
  }
  const membership = memberships.put({
    id: accountId,
    plan,
    startedAt: now.toISOString(),
    paidUntil: firstPeriodEnd(plan, now),
    cancelledAt: null,
    paymentMethodId,
  });
  return {
    membership: standingOf(membership, paymentMethods, now),
    isLost: outcome === 'time-out',
  };
}

/** The running membership of an account. Throws ProblemError 404 where it has none. */
async function ownMembership(store: Store, now: Date, accountId: string) {
  const membership = await membershipOf(store, accountId, now);
  if (!membership) throw notFound('membership');
  return membership;
}

/** Stores a change of a running membership, with what is paid for now. */
async function change(
  store: Store,
  now: Date,
  { card: _, isRenewed: __, ...membership }: MembershipStanding,
  parts: Partial<MembershipRecord>,
): Promise<MembershipStanding> {
  const { memberships, paymentMethods } = await store.open('memberships', 'paymentMethods');
  return standingOf(memberships.put({ ...membership, ...parts }), paymentMethods, now);
}

/**
 * Lets a membership end with the time paid for.
 *
 * @throws ProblemError 404 where the account has none
 */
export async function cancel(
  store: Store,
  now: Date,
  accountId: string,
): Promise<MembershipStanding> {
  const membership = await ownMembership(store, now, accountId);
  if (membership.cancelledAt !== null) return membership;
  return change(store, now, membership, { cancelledAt: now.toISOString() });
}

/**
 * Lets a membership renew itself with a card, be it canceled, without a card or with another one.
 *
 * @throws ProblemError 404 where the account has no membership or no such card, 422 where the card
 *   has expired by the next payment
 */
export async function resume(
  store: Store,
  now: Date,
  accountId: string,
  paymentMethodId: string,
): Promise<MembershipStanding> {
  const membership = await ownMembership(store, now, accountId);
  const card = await paymentMethodOf(store, accountId, paymentMethodId);
  if (isExpired(card, new Date(membership.paidUntil))) {
    const detail = 'This card expires before the next payment. Choose another one.';
    throw validationFailed([{ pointer: '/paymentMethodId', code: 'expired', detail }]);
  }
  return change(store, now, membership, { cancelledAt: null, paymentMethodId });
}
