import { object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** The bounds of `GiftCardRedemptionInput`; what a code looks like, the server knows. */
export const giftCardSchema = object({
  code: requiredText('Enter the code of the gift card.', { max: 60 }),
});
