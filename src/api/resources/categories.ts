import 'virtual:answer-shapes/categories';
import type { components } from '../schema.d';
import { useApi } from '../useApi';

export type Category = components['schemas']['Category'];

/** All categories with the number of listings in them. */
export function useCategories() {
  return useApi('/categories');
}
