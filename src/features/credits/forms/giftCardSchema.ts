import { object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** A code without what makes no difference in it: spaces, hyphens and small letters. */
const asCode = (typed: unknown) =>
  typeof typed === 'string' ? typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '') : typed;

/**
 * The bounds of `GiftCardRedemptionInput`; what a code looks like, the server knows. In whatever spelling
 * a code is sent again, it is the same attempt.
 */
export const giftCardSchema = object({
  code: requiredText('Enter the code of the gift card.', { max: 60 }).transform(asCode),
});
