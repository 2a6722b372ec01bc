import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test('visitors get every country once, by name, with its postal codes and calling code', async () => {
  const { items } = await mock.call('listCountries', 200);
  expect(items.length).toBeGreaterThan(240);
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
  const names = items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-US', { numeric: true }).compare));
  expect(items.find(({ code }) => code === 'US')).toEqual({
    code: 'US',
    name: 'United States',
    postalCodePattern: '^([0-9]{5})(?:-([0-9]{4}))?$',
    postalCodeExample: '94104',
    callingCode: '+1',
  });
});
