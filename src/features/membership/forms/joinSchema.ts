import { object, string } from 'yup';
import type { MembershipPlan } from '../../../api/resources/membership';

const PLANS: MembershipPlan[] = ['monthly', 'yearly'];

/** The rules of `MembershipRenewalInput`. */
export const renewalSchema = object({
  paymentMethodId: string().required('Choose a card.'),
});

/** The rules of `MembershipInput`. */
export const joinSchema = renewalSchema.shape({
  plan: string().required('Choose how to pay.').oneOf(PLANS, 'Choose how to pay.'),
});
