import 'virtual:answer-shapes/offers';
import type { components, operations } from '../schema.d';
import { useApi } from '../useApi';

type Schemas = components['schemas'];
export type Offer = Schemas['Listing'];
export type Audience = Schemas['Audience'];
export type OfferSort = Schemas['OfferSort'];
export type OfferFacets = Schemas['OfferList']['facets'];
export type OfferSummary = NonNullable<Schemas['OfferList']['summary']>;
export type OfferQuery = operations['listOffers']['parameters']['query'];

/** One page of the offers that match; the old ones stay while new ones load. */
export function useOffers(query: OfferQuery) {
  return useApi('/offers', { params: { query } }, { keepPreviousData: true });
}
