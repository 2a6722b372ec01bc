import { object, string } from 'yup';

/** The rules of `MembershipRenewalInput`, and of the card in `MembershipInput`. */
export const renewalSchema = object({
  paymentMethodId: string().required('Choose a card.'),
});
