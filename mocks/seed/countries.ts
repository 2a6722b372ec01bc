import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes.js';
import { compareText } from '../rules/order';
import type { CountryRecord } from '../store/records/countryRecords';

/** Real postal codes of countries from which many buyers come. */
const EXAMPLES: Record<string, string> = {
  AT: '1010',
  AU: '2000',
  BE: '1000',
  BR: '01310-100',
  CA: 'K1A 0B1',
  CH: '8001',
  DE: '10115',
  DK: '1050',
  ES: '28013',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  IE: 'D02 X285',
  IN: '110001',
  IT: '00184',
  JP: '100-0001',
  KR: '04524',
  MX: '06000',
  NL: '1012 JS',
  NO: '0150',
  NZ: '6011',
  PL: '00-001',
  PT: '1100-148',
  SE: '111 29',
  SG: '018956',
  US: '94104',
};

/** Names by which people look for a country: the official one stands behind the Minor Islands. */
const COMMON_NAMES: Record<string, string> = { US: 'United States' };

/** Forms that many of the other countries use. */
const FORMS = ['10101', '1010', '101010', '101', '101 01'];

/** A postal code that fits, or null where none is at hand. */
function exampleOf(code: string, pattern: RegExp): string | null {
  const fits = (text: string) => new RegExp(pattern.source, 'iu').test(text);
  return [EXAMPLES[code] ?? '', ...FORMS].find((text) => text !== '' && fits(text)) ?? null;
}

/** All countries with a two-letter code, by name, with postal code rules and calling codes of libraries. */
export function buildCountries(): CountryRecord[] {
  countries.registerLocale(english);
  const patterns = new Map<string, RegExp>(POSTCODE_REGEXES);
  return Object.entries(countries.getNames('en', { select: 'official' }))
    .map(([id, officialName]): CountryRecord => {
      const pattern = patterns.get(id);
      return {
        id,
        name: COMMON_NAMES[id] ?? officialName,
        postalCodePattern: pattern?.source ?? null,
        postalCodeExample: pattern ? exampleOf(id, pattern) : null,
        callingCode: isSupportedCountry(id) ? `+${getCountryCallingCode(id)}` : null,
      };
    })
    .sort((a, b) => compareText(a.name, b.name));
}
