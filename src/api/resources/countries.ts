import 'virtual:answer-shapes/countries';
import type { components } from '../schema.d';
import { useApi } from '../useApi';

export type Country = components['schemas']['Country'];

/** All countries by name, with what their postal codes look like. */
export function useCountries() {
  return useApi('/countries', {});
}
