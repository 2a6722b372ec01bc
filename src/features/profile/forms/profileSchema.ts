import { object, string } from 'yup';
import { newPassword, optionalText, requiredEmail, requiredText } from '../../../forms/schemaParts';

/** Most characters of each text, as `ProfileChange` has them. */
export const PROFILE_MAX = {
  username: 80,
  company: 100,
  companyName: 100,
  address: 120,
  address2: 120,
  city: 80,
  state: 80,
  postalCode: 12,
  jobTitle: 80,
  businessName: 100,
} as const;

/** Bounds of `ProfileChange`. */
export const profileSchema = object({
  username: requiredText('Enter the name that others see.', { max: PROFILE_MAX.username }),
  company: optionalText({ max: PROFILE_MAX.company }),
  companyName: optionalText({ max: PROFILE_MAX.companyName }),
  address: optionalText({ max: PROFILE_MAX.address }),
  address2: optionalText({ max: PROFILE_MAX.address2 }),
  city: optionalText({ max: PROFILE_MAX.city }),
  state: optionalText({ max: PROFILE_MAX.state }),
  country: string().matches(/^([A-Z]{2})?$/, 'Choose a country from the list.'),
  postalCode: optionalText({ max: PROFILE_MAX.postalCode }),
  jobTitle: optionalText({ max: PROFILE_MAX.jobTitle }),
  abn: string()
    .trim()
    .matches(/^([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3})?$/, 'An ABN has eleven digits.'),
  businessName: optionalText({ max: PROFILE_MAX.businessName }),
  vatNumber: string()
    .trim()
    .matches(
      /^([A-Z]{2}[0-9A-Z+*]{2,12})?$/,
      'Enter it with its country code and without spaces, like DE136695976.',
    ),
});

const currentPassword = () =>
  string().required('Enter your password.').max(128, 'Use at most 128 characters.');

/** Bounds of `EmailChange`. */
export const emailChangeSchema = object({
  email: requiredEmail('Enter your new email address.'),
  password: currentPassword(),
});

/** Bounds of `PasswordChange`. */
export const passwordChangeSchema = object({
  currentPassword: currentPassword(),
  password: newPassword('Choose a new password.'),
});

/** Bounds of `AccountDeletion`. */
export const accountDeletionSchema = object({ password: currentPassword() });
