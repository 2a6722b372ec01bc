import { MEMBERSHIP_OFFER } from '../store/membershipOffer';
import type { Handlers } from './handler';

export const handlers: Handlers<'getMembershipOffer'> = {
  getMembershipOffer: async () => ({ status: 200, body: MEMBERSHIP_OFFER }),
};
