import type { components } from '../../src/api/schema.d';
import { PLAN_PRICES } from '../rules/membershipOffer';
import { renewsItself } from '../rules/memberships';
import type { MembershipRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { usd } from './money';

type Schemas = components['schemas'];

/** A running membership with the card that renews it. */
export async function presentMembership(
  store: Store,
  membership: MembershipRecord,
): Promise<Schemas['Membership']> {
  const { paymentMethods } = await store.open('paymentMethods');
  const { plan, startedAt, paidUntil, cancelledAt, paymentMethodId } = membership;
  const card = paymentMethodId === null ? undefined : paymentMethods.get(paymentMethodId);
  return {
    plan,
    price: usd(PLAN_PRICES[plan]),
    startedAt,
    paidUntil,
    isRenewed: renewsItself(membership),
    cancelledAt,
    card: card ? { brand: card.brand as Schemas['CardBrand'], last4: card.last4 } : null,
  };
}
