import { object, string } from 'yup';
import { requiredText } from '../../forms/schemaParts';

/** Both are required (specification section 5); the bounds are those of `Credentials`. */
export const signInSchema = object({
  identifier: requiredText('Enter your user id or email.', { max: 254 }),
  password: string().required('Enter your password.').max(128, 'Use at most 128 characters.'),
});
