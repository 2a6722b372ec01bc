import { useApi } from '../useApi';

/** What a membership is and costs. */
export function useMembershipOffer() {
  return useApi('/membership-offer', {});
}
