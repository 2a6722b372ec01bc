import { string } from 'yup';

/** Most characters of an email address in the contract. */
const EMAIL_MAX = 254;

export interface TextBounds {
  /** Least characters, spaces around the text not counted. */
  min?: number;
  /** Most characters. */
  max: number;
}

/**
 * A text that has to be given; spaces around it are trimmed.
 *
 * @param missing says what to enter: "Enter your name."
 */
export function requiredText(missing: string, { min, max }: TextBounds) {
  const text = string().trim().required(missing).max(max, `Use at most ${max} characters.`);
  return min === undefined ? text : text.min(min, `Use at least ${min} characters.`);
}

/** Whether the part before the @ has the form that the contract's `email` format asks for. */
function hasPlainLocalPart(address: string | undefined): boolean {
  if (!address) return true;
  const local = address.slice(0, address.lastIndexOf('@'));
  return local.length <= 64 && !/^\.|\.\.|\.$/.test(local);
}

/** An email address that has to be given; spaces around it are trimmed. */
export function requiredEmail(missing = 'Enter your email address.') {
  const invalid = 'Enter an email address like name@example.com.';
  return string()
    .trim()
    .required(missing)
    .max(EMAIL_MAX, `Use at most ${EMAIL_MAX} characters.`)
    .email(invalid)
    .test('local-part', invalid, hasPlainLocalPart);
}

/** A new password: 8 to 128 characters, spaces among them kept. */
export function newPassword(missing = 'Create a password.') {
  return string()
    .required(missing)
    .min(8, 'Use at least 8 characters.')
    .max(128, 'Use at most 128 characters.');
}
