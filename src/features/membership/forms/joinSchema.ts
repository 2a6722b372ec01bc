import { object, string } from 'yup';
import type { MembershipPlan } from '../../../api/resources/membership';

const PLANS: MembershipPlan[] = ['monthly', 'yearly'];

/** The rules of `MembershipInput`. */
export const joinSchema = object({
  plan: string().required('Choose how to pay.').oneOf(PLANS, 'Choose how to pay.'),
  paymentMethodId: string().required('Choose a card.'),
});
