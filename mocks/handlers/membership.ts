import { presentMembership } from '../presenters/membership';
import { MEMBERSHIP_OFFER } from '../rules/membershipOffer';
import { cancel, join, resume } from '../rules/joining';
import { membershipOf } from '../rules/memberships';
import type { Handlers } from './handler';

export const handlers: Handlers<'membership'> = {
  getMembershipOffer: async () => ({ status: 200, body: MEMBERSHIP_OFFER }),

  async getMembership({ store, now, account }) {
    const own = await membershipOf(store, account.id, now);
    const membership = own ? presentMembership(own) : null;
    return { status: 200, body: { membership } };
  },

  async createMembership({ store, now, account, body }) {
    const { membership, isLost } = await join(store, now, account.id, body);
    return { status: 201, body: presentMembership(membership), isLost };
  },

  async resumeMembership({ store, now, account, body }) {
    const membership = await resume(store, now, account.id, body.paymentMethodId);
    return { status: 200, body: presentMembership(membership) };
  },

  async cancelMembership({ store, now, account }) {
    const membership = await cancel(store, now, account.id);
    return { status: 200, body: presentMembership(membership) };
  },
};
