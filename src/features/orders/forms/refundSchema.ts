import { object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** The contract's bounds of why the money is asked back. */
export const REFUND_REASON = { min: 3, max: 500 };

/** Why the money is asked back. */
export const refundSchema = object({
  reason: requiredText('Say what was wrong.', REFUND_REASON),
});
