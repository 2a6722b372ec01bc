import { object } from 'yup';
import { optionalText, requiredEmail, requiredText } from '../../../forms/schemaParts';

/** Most characters per field, as in the contract. */
export const LONGEST = {
  firstName: 80,
  lastName: 80,
  company: 120,
  message: 2000,
} as const;

/** A request for a quote: email and first name have to be given (specification, section 5). */
export const quoteSchema = object({
  firstName: requiredText('Enter your first name.', { max: LONGEST.firstName }),
  lastName: optionalText({ max: LONGEST.lastName }),
  email: requiredEmail(),
  company: optionalText({ max: LONGEST.company }),
  message: optionalText({ max: LONGEST.message }),
});
