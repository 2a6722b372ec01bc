import { object, string } from 'yup';
import { newPassword, requiredEmail } from '../../forms/schemaParts';

/** Bounds of `PasswordResetInput`. */
export const passwordResetSchema = object({
  email: requiredEmail('Enter the email address of your account.'),
});

/** Bounds of `PasswordResetCompletion`. */
export const newPasswordSchema = object({
  code: string()
    .trim()
    .required('Enter the six-digit code.')
    .matches(/^[0-9]{6}$/, { message: 'The code has six digits.', excludeEmptyString: true }),
  password: newPassword('Choose a new password.'),
});
