import { object } from 'yup';
import { requiredEmail, requiredText } from '../../../forms/schemaParts';

/** Most characters per field, as in the contract. */
export const LONGEST = { name: 80, phone: 30, projectDescription: 2000 } as const;

/**
 * What the contract asks of a request for suggestions; every field has to be given (the
 * specification, section 5).
 */
export const suggestionSchema = object({
  name: requiredText('Enter your name.', { max: LONGEST.name }),
  email: requiredEmail(),
  phone: requiredText('Enter a phone number.', { min: 5, max: LONGEST.phone }).matches(
    /^[0-9+() .-]*[0-9][0-9+() .-]*$/,
    'Use digits, spaces and + ( ) . - only, like +1 555 010 9988.',
  ),
  projectDescription: requiredText('Describe your project in a sentence or two.', {
    min: 10,
    max: LONGEST.projectDescription,
  }),
});
