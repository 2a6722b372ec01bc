import { object } from 'yup';
import { requiredEmail, requiredText } from '../../../forms/schemaParts';

/** Most characters per field, as in the contract. */
export const LONGEST = { name: 80, subject: 120, message: 4000 } as const;

/** A message to support, as the contract asks for it; every field has to be given. */
export const contactSchema = object({
  name: requiredText('Enter your name.', { max: LONGEST.name }),
  email: requiredEmail(),
  subject: requiredText('Say in a few words what it is about.', { max: LONGEST.subject }),
  message: requiredText('Write your message.', { min: 10, max: LONGEST.message }),
});
