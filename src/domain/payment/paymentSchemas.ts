import { object, string } from 'yup';
import type { BillingAddress, CardInput } from '../../api/resources/payment-methods';
import type { Country } from '../../api/resources/countries';
import { optionalText, requiredText } from '../../forms/schemaParts';
import { cardKindOf, isCardNumber } from '../../lib/cardNumber';
import { postalCodeProblem } from '../address/postalCode';

/** A card as its form holds it: number, expiry (`MMYY`) and code are digits alone. */
export interface CardValues {
  holderName: string;
  number: string;
  expiry: string;
  cvc: string;
}

/** Whether the month of a card lies ahead or is this one, in UTC as the server counts. */
function isToCome(expiry: string): boolean {
  const now = new Date();
  const month = Number(expiry.slice(0, 2));
  return Date.UTC(2000 + Number(expiry.slice(2)), month) > now.getTime();
}

/** The rules of a card: those of `CardInput`, and what the server checks of it, as far as one can. */
export const cardSchema = object({
  holderName: requiredText('Enter the full name on the card.', { max: 80 }),
  number: string()
    .required('Enter the card number.')
    .test(
      'number',
      'This is not the number of a card. Check its digits.',
      (digits) => !digits || (/^\d{12,19}$/.test(digits) && isCardNumber(digits)),
    ),
  expiry: string()
    .required('Enter the expiration date.')
    .matches(/^(0[1-9]|1[0-2])\d{2}$/, {
      message: 'Enter month and year, such as 09/29.',
      excludeEmptyString: true,
    })
    .test(
      'to-come',
      'This card has expired.',
      (digits) => digits?.length !== 4 || isToCome(digits),
    ),
  cvc: string()
    .required('Enter the CVC.')
    .test('length', (digits, { parent, createError }) => {
      const { codeLength = 3, title } = cardKindOf((parent as CardValues).number) ?? {};
      if (!digits || new RegExp(`^\\d{${codeLength}}$`).test(digits)) return true;
      const card = title ? `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title} card` : 'a card';
      return createError({ message: `The CVC of ${card} has ${codeLength} digits.` });
    }),
});

/** A card in the terms of the contract. */
export const toCardInput = ({ holderName, number, expiry, cvc }: CardValues): CardInput => ({
  holderName,
  number,
  expiry: `20${expiry.slice(2)}-${expiry.slice(0, 2)}`,
  cvc,
});

/** The rules of a billing address: those of `BillingAddress`, and the postal codes of the countries. */
export function billingAddressSchema(countries: readonly Country[]) {
  const countryOf = (code: unknown) => countries.find((country) => country.code === code);
  return object({
    address1: requiredText('Enter street and number.', { max: 120 }),
    address2: optionalText({ max: 120 }),
    city: requiredText('Enter the city.', { max: 80 }),
    state: optionalText({ max: 80 }),
    postalCode: optionalText({ max: 20 }).test('form', (text, { parent, createError }) => {
      const country = countryOf((parent as BillingAddress).countryCode);
      const message = postalCodeProblem(country, text, 'postal code');
      return message === undefined || createError({ message });
    }),
    countryCode: string()
      .required('Choose a country.')
      .test('known', 'Choose a country.', (code) => !code || Boolean(countryOf(code))),
  });
}
