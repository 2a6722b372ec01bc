import { describe, expect, it } from 'vitest';
import { buildCountries } from '../../../mocks/seed/countries';

const countries = buildCountries();
const byCode = new Map(countries.map((country) => [country.id, country]));

describe('buildCountries', () => {
  it('knows all of them, by name', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(byCode.get('US')?.name).toBe('United States');
    // Typed into a list, "United States" finds the first that begins so.
    expect(countries.find(({ name }) => name.startsWith('United States'))?.id).toBe('US');
    expect(countries[0]?.id).toBe('AF');
    expect(countries.every(({ id }) => /^[A-Z]{2}$/.test(id))).toBe(true);
  });

  it('has rules of postal codes for most, and examples that fit', () => {
    for (const { id, postalCodePattern, postalCodeExample } of countries) {
      if (postalCodePattern === null) expect(postalCodeExample, id).toBeNull();
      else if (postalCodeExample !== null)
        expect(new RegExp(postalCodePattern, 'iu').test(postalCodeExample), id).toBe(true);
    }
    expect(countries.filter(({ postalCodePattern }) => postalCodePattern).length).toBeGreaterThan(
      150,
    );
    expect(countries.filter(({ postalCodeExample }) => postalCodeExample).length).toBeGreaterThan(
      100,
    );
    expect(byCode.get('GB')?.postalCodeExample).toBe('SW1A 1AA');
    expect(byCode.get('HK')).toMatchObject({ postalCodePattern: null, postalCodeExample: null });
  });
});
