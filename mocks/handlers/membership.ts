import { MEMBERSHIP_OFFER } from '../rules/membershipOffer';
import type { Handlers } from './handler';

export const handlers: Handlers<'membership'> = {
  getMembershipOffer: async () => ({ status: 200, body: MEMBERSHIP_OFFER }),
};
