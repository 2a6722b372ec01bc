import 'virtual:answer-shapes/marketplace';
import { client } from '../client';
import { createOnce } from '../createOnce';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type Marketplace = Schemas['Marketplace'];
export type Testimonial = Schemas['Testimonial'];

/** The marketplace's own rating and counters. */
export function useMarketplace() {
  return useApi('/marketplace');
}

/** What customers say of the marketplace, newest first. */
export function useTestimonials() {
  return useApi('/testimonials', { params: { query: { pageSize: 12 } } });
}

/** Asks the marketplace for suggestions. */
export function useRequestSuggestions() {
  return useApiMutation(async (body: Schemas['SuggestionRequestInput']) => {
    const { data } = await createOnce('/suggestion-requests', body, (header) =>
      client.POST('/suggestion-requests', { params: { header }, body }),
    );
    return data!;
  });
}
