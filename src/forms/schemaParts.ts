import { string, type Message, type StringSchema } from 'yup';
import { countCharacters } from '../lib/text';

/** Most characters of an email address in the contract. */
export const LONGEST_EMAIL = 254;

export interface TextBounds {
  /** Least characters, spaces around the text not counted. */
  min?: number;
  /** Most characters. */
  max: number;
}

/**
 * Bounds a text in whole characters, as the contract counts them: an emoji is one, while `length`
 * and Yup's own bounds take it for two. An empty text is left to `required`.
 */
function bounded<Text extends StringSchema<string | undefined>>(
  text: Text,
  { min = 0, max }: TextBounds,
): Text {
  return text
    .test(
      'min',
      `Use at least ${min} characters.`,
      (value) => !value || countCharacters(value) >= min,
    )
    .test(
      'max',
      `Use at most ${max} characters.`,
      (value) => !value || countCharacters(value) <= max,
    );
}

/** A text that may be left out; spaces around it are trimmed. */
export function optionalText(bounds: TextBounds) {
  return bounded(string().trim(), bounds);
}

/**
 * The details of a report: they may be left out unless the reason is `other`, which says nothing by
 * itself.
 */
export function reportDetails(bounds: TextBounds) {
  return optionalText(bounds).when('reason', {
    is: 'other',
    then: (details) => details.required('Say what is wrong.'),
  });
}

/**
 * A text that has to be given; spaces around it are trimmed.
 *
 * @param missing says what to enter: "Enter your name."
 */
export function requiredText(missing: Message, bounds: TextBounds) {
  return bounded(string().trim().required(missing), bounds);
}

/** The form of an email address in the contract, beside its `email` format. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Whether the part before the @ has the form that the contract's `email` format asks for. */
function hasPlainLocalPart(address: string | undefined): boolean {
  if (!address) return true;
  const local = address.slice(0, address.lastIndexOf('@'));
  return local.length <= 64 && !/^\.|\.\.|\.$/.test(local);
}

/** An email address that has to be given; spaces around it are trimmed. */
export function requiredEmail(missing = 'Enter your email address.') {
  const invalid = 'Enter an email address like name@example.com.';
  return requiredText(missing, { max: LONGEST_EMAIL })
    .email(invalid)
    .matches(EMAIL, { message: invalid, excludeEmptyString: true })
    .test('local-part', invalid, hasPlainLocalPart);
}

/** A new password: 8 to 128 characters, spaces among them kept, but not spaces alone. */
export function newPassword(missing = 'Create a password.') {
  return bounded(string().required(missing), { min: 8, max: 128 }).matches(/\S/, {
    message: 'Use more than spaces.',
    excludeEmptyString: true,
  });
}
