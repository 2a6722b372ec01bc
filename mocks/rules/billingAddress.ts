import type { components } from '../../src/api/schema.d';
import { validationFailed } from '../problem';
import type { Store } from '../store/store';

type BillingAddress = components['schemas']['BillingAddressInput'];

/**
 * An address as it is kept: without spaces at the ends of its lines.
 *
 * @throws ProblemError 422 where the country is unknown or the postal code is not of its form
 */
export async function checkedAddress(
  store: Store,
  address: BillingAddress,
): Promise<BillingAddress> {
  const { countries } = await store.open('countries');
  const trimmed = Object.fromEntries(
    Object.entries(address).map(([name, text]) => [name, text.trim()]),
  ) as BillingAddress;
  const country = countries.get(address.countryCode);
  if (!country) {
    throw validationFailed([
      {
        pointer: '/billingAddress/countryCode',
        code: 'unknown',
        detail: 'Is not a country that we know.',
      },
    ]);
  }
  const { name, postalCodePattern, postalCodeExample } = country;
  if (postalCodePattern && !new RegExp(postalCodePattern, 'iu').test(trimmed.postalCode)) {
    const example = postalCodeExample ? `, such as ${postalCodeExample}` : '';
    const detail = `Is not a postal code of ${name}${example}.`;
    throw validationFailed([{ pointer: '/billingAddress/postalCode', code: 'format', detail }]);
  }
  return trimmed;
}
