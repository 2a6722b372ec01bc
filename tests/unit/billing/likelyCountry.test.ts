import { afterEach, expect, it, vi } from 'vitest';
import type { Country } from '../../../src/api/resources/countries';
import { likelyCountry } from '../../../src/features/billing/setup/forms/PhoneFields';

const countries = [{ code: 'US' }, { code: 'TW' }] as Country[];

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['en-US', 'US'],
  ['zh-Hant-TW', 'TW'],
  // A browser on a system without a language: no locale for `Intl`, and no reason to show no form.
  ['en-US@posix', 'US'],
  ['en', ''],
  ['sv-SE', ''],
])('takes the country of %s to be "%s"', (language, country) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  expect(likelyCountry(countries)).toBe(country);
});
