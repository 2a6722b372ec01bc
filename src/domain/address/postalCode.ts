import type { Country } from '../../api/resources/countries';

/** Whether every postal address of a country has a postal code. */
export const hasPostalCodes = (country: Country | undefined): boolean =>
  Boolean(country?.postalCodePattern);

/**
 * Why a postal code can't be one of a country, in words; undefined where it can.
 *
 * @param noun what it is called, such as `postal code`
 */
export function postalCodeProblem(
  country: Country | undefined,
  typed: string | undefined,
  noun: string,
): string | undefined {
  if (!country?.postalCodePattern) return undefined;
  if (new RegExp(country.postalCodePattern, 'iu').test(typed ?? '')) return undefined;
  const { name, postalCodeExample } = country;
  const example = postalCodeExample ? `, such as ${postalCodeExample}` : '';
  return `Enter a ${noun} of ${name}${example}.`;
}
