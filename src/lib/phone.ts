import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** A phone number of which everything is known. */
export interface PhoneNumber {
  /** As the contract has it: `+46701740605`. */
  e164: string;
  /** The two-letter code of its country; undefined where several share the number’s beginning. */
  countryCode: string | undefined;
  /** As it is dialled within its country: `070-174 06 05`. */
  national: string;
  /** As it is dialled from elsewhere: `+46 70 174 06 05`. */
  international: string;
}

/**
 * Reads a phone number as people write it, with spaces, dashes and brackets.
 *
 * @param text the number; one that begins with `+` tells its country itself
 * @param countryCode the two-letter code of the country in which it is dialled
 * @returns undefined for a number that can’t be one
 */
export function readPhone(text: string, countryCode?: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, {
    defaultCountry: countryCode as CountryCode | undefined,
    extract: false,
  });
  if (!number?.isValid()) return undefined;
  return {
    e164: number.number,
    countryCode: number.country,
    national: number.formatNational(),
    international: number.formatInternational(),
  };
}
