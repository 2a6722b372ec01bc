import { object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** The contract's bounds of a partner's opinion. */
export const FEEDBACK = { min: 10, max: 2000 };

/** The rules of `PartnerFeedbackInput`. */
export const feedbackSchema = object({
  message: requiredText('Write what would help you.', FEEDBACK),
});
