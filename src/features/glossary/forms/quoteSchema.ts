import { object, string } from 'yup';
import { requiredEmail, requiredText } from '../../../forms/schemaParts';

/** Most characters per field, as in the contract. */
export const LONGEST = {
  email: 254,
  firstName: 80,
  lastName: 80,
  company: 120,
  message: 2000,
} as const;

const optionalText = (max: number) => string().trim().max(max, `Use at most ${max} characters.`);

/** A request for a quote: email and first name have to be given (specification, section 5). */
export const quoteSchema = object({
  firstName: requiredText('Enter your first name.', { max: LONGEST.firstName }),
  lastName: optionalText(LONGEST.lastName),
  email: requiredEmail(),
  company: optionalText(LONGEST.company),
  message: optionalText(LONGEST.message),
});
