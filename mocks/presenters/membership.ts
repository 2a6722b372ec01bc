import type { components } from '../../src/api/schema.d';
import { PLAN_PRICES } from '../rules/membershipOffer';
import type { MembershipStanding } from '../rules/memberships';
import { usd } from './money';

type Schemas = components['schemas'];

/** A running membership with the card that renews it. */
export const presentMembership = ({
  plan,
  startedAt,
  paidUntil,
  isRenewed,
  cancelledAt,
  card,
}: MembershipStanding): Schemas['Membership'] => ({
  plan,
  price: usd(PLAN_PRICES[plan]),
  startedAt,
  paidUntil,
  isRenewed,
  cancelledAt,
  card: card ? { brand: card.brand, last4: card.last4 } : null,
});
