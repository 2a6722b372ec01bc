import 'virtual:answer-shapes/membership';
import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { useSession } from './session';

type Schemas = components['schemas'];
export type Membership = Schemas['Membership'];
export type MembershipOffer = Schemas['MembershipOffer'];
export type MembershipPlan = Schemas['MembershipPlan'];
export type MembershipPlanOffer = Schemas['MembershipPlanOffer'];

/** What a membership is and costs. */
export function useMembershipOffer() {
  return useApi('/membership-offer', {});
}

/** The membership of the signed-in member, `membership` null without one; waits for visitors. */
export function useMembership(isSignedIn: boolean) {
  return useApi('/membership', isSignedIn ? {} : null);
}

/** Whether the visitor is a member, as far as that is known. */
export function useIsMember(): boolean {
  const { user } = useSession();
  return Boolean(useMembership(Boolean(user)).data?.membership);
}

/** What shows who is a member, or which card renews it. */
const stale = ['/membership', '/payment-methods'];

/** How to join, under the key of this attempt. */
export interface Joining {
  plan: MembershipPlan;
  paymentMethodId: string;
  key: string;
}

/** Joins; sent again under the same key, it charges once. */
export function useJoin() {
  return useApiMutation(async ({ key, ...body }: Joining) => {
    const params = { header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/memberships', { params, body });
    return data!;
  }, stale);
}

/** Lets the membership end with the time paid for. */
export function useCancelMembership() {
  return useApiMutation(async (_: void) => {
    const { data } = await client.DELETE('/membership/renewal');
    return data!;
  }, stale);
}

/** Lets the membership renew itself, with this card. */
export function useResumeMembership() {
  return useApiMutation(async (paymentMethodId: string) => {
    const { data } = await client.PUT('/membership/renewal', { body: { paymentMethodId } });
    return data!;
  }, stale);
}
