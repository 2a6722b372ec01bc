import { object } from 'yup';
import { newPassword, requiredEmail, requiredText } from '../../../forms/schemaParts';

/** All four are required (specification section 5); the bounds are those of `RegistrationInput`. */
export const registerSchema = object({
  fullName: requiredText('Enter your full name.', { max: 80 }),
  email: requiredEmail(),
  phone: requiredText('Enter your phone number.', { max: 30 }),
  password: newPassword(),
});
