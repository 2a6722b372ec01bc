import 'virtual:answer-shapes/listings';
import type { components, operations } from '../schema.d';
import { useApi } from '../useApi';

type Schemas = components['schemas'];
export type Listing = Schemas['Listing'];
export type FoundListing = Schemas['FoundListing'];
export type ListingMatch = Schemas['ListingMatch'];
export type ListingDetail = Schemas['ListingDetail'];
export type GalleryPicture = Schemas['GalleryPicture'];
export type ListingKind = Schemas['ListingKind'];
export type ListingFacets = Schemas['ListingFacets'];
export type FacetValue = Schemas['FacetValue'];
export type ListingSort = Schemas['ListingSort'];
export type StockStatus = Schemas['StockStatus'];
export type Plan = Schemas['Plan'];
export type ListingQuery = operations['listListings']['parameters']['query'];

/** The id that stands for the listing which the site shows by default. */
export const SAMPLE_LISTING_ID = 'sample';

/** One page of the listings that match; the old ones stay while new ones load. Waits without a query. */
export function useListings(query: ListingQuery | undefined) {
  return useApi('/listings', query ? { params: { query } } : null, { keepPreviousData: true });
}

/** One listing in full. */
export function useListing(listingId: string | null) {
  return useApi('/listings/{listingId}', listingId ? { params: { path: { listingId } } } : null);
}

/** Listings that resemble another; waits without an id. */
export function useSimilarListings(listingId: string | undefined) {
  return useApi(
    '/listings/{listingId}/similar',
    listingId ? { params: { path: { listingId } } } : null,
  );
}

/** Two to four listings in full; waits for fewer than two. */
export function useComparison(listingIds: string[]) {
  return useApi(
    '/comparisons',
    listingIds.length >= 2 ? { params: { query: { listingId: listingIds } } } : null,
    { keepPreviousData: true },
  );
}
