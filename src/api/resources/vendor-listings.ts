import 'virtual:answer-shapes/vendor-listings';
import { useSWRConfig } from 'swr';
import { client } from '../client';
import { createOnce, giveUpCreating } from '../createOnce';
import { download } from '../download';
import { PREFIX } from '../personCache';
import type { components, operations } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { isUnderReview, useReviewsThatEnd } from '../useReviewsThatEnd';
import { uploadFetch, type SentBytes } from '../uploadFetch';
import { noteVersion, versionOf } from '../versions';

type Schemas = components['schemas'];
export type VendorListing = Schemas['VendorListing'];
export type VendorListingChange = Schemas['VendorListingChange'];
export type VendorListingSummary = Schemas['VendorListingSummary'];
export type VendorListingStatus = Schemas['VendorListingStatus'];
export type VendorListingSort = Schemas['VendorListingSort'];
export type VendorListingFacets = Schemas['VendorListingList']['facets'];
export type PictureSlot = Schemas['VendorListingPicture']['slot'];
export type VendorPicture = Schemas['VendorListingPicture'];
export type ToolPricing = Schemas['ToolPricing'];
export type VendorListingQuery = NonNullable<
  operations['listVendorListings']['parameters']['query']
>;

/** How often a listing that is under review is looked at, in ms. */
const REVIEW_POLL_MS = 4000;

/** Everything that shows one's listings, or what they are in the catalog. */
const own = ['/vendor-listings'];
const shown = [
  ...own,
  '/listings',
  '/deals',
  '/offers',
  '/showcase',
  '/categories',
  '/bookmarks',
  '/notifications',
  '/partner-overview',
];

const at = (vendorListingId: string) => ({ path: { vendorListingId } });

/**
 * One page of one's listings that match; the old ones stay while new ones load. While one of them is
 * under review it is asked for again and again, and what tells of reviews once its review has ended.
 */
export function useVendorListings(query: VendorListingQuery) {
  const listings = useApi(
    '/vendor-listings',
    { params: { query } },
    {
      keepPreviousData: true,
      refreshInterval: (data) => (data?.items.some(isUnderReview) ? REVIEW_POLL_MS : 0),
    },
  );
  useReviewsThatEnd(query, listings);
  return listings;
}

/** A listing and the version of its fields, which a change has to name. */
export interface VersionedListing {
  listing: VendorListing;
  version: string;
}

const versioned = (response: Response, listing: VendorListing): VersionedListing => {
  noteVersion(response, listing);
  return { listing, version: versionOf(listing) };
};

/**
 * One of one's listings, `latest` with its version; `renew` reads it again and rejects with an
 * ApiError. With null it waits. It is asked for again while it is under review, as a page of them is.
 */
export function useVendorListing(vendorListingId: string | null) {
  const query = useApi(
    '/vendor-listings/{vendorListingId}',
    vendorListingId === null ? null : { params: at(vendorListingId) },
    {
      compare: Object.is,
      refreshInterval: (data) => (data && isUnderReview(data) ? REVIEW_POLL_MS : 0),
    },
  );
  const { data: listing, isLoading } = query;
  useReviewsThatEnd({ vendorListingId }, { data: listing && { items: [listing] }, isLoading });
  return {
    ...query,
    latest: query.data && { listing: query.data, version: versionOf(query.data) },
    async renew(): Promise<VersionedListing> {
      const { data, response } = await client.GET('/vendor-listings/{vendorListingId}', {
        params: at(vendorListingId!),
      });
      const renewed = versioned(response, data!);
      await query.mutate(data, { revalidate: false });
      return renewed;
    },
  };
}

const ONE = '/vendor-listings/{vendorListingId}';

/**
 * Has every page show a listing as it was answered last, also one that is opened later: a draft is
 * saved after its page was left, too.
 */
export function useKeepListing(): (listing: VendorListing) => void {
  const { mutate } = useSWRConfig();
  return (listing) => {
    const isIts = (key: unknown) =>
      Array.isArray(key) &&
      key[0] === PREFIX &&
      key[1] === ONE &&
      (key[2] as { params: { path: { vendorListingId: string } } }).params.path.vendorListingId ===
        listing.id;
    void mutate(isIts, listing, { revalidate: false });
  };
}

/** The listing as its public page will show it. */
export function useListingPreview(vendorListingId: string) {
  return useApi('/vendor-listings/{vendorListingId}/preview', { params: at(vendorListingId) });
}

/** Begins an empty draft. */
export function useBeginListing() {
  return useApiMutation(async (body: Schemas['VendorListingInput']) => {
    const { data, response } = await createOnce('/vendor-listings', body, (header) =>
      client.POST('/vendor-listings', { params: { header }, body }),
    );
    return versioned(response, data!);
  }, own);
}

/** Has the next draft be another one, although one that was given up may still be on its way. */
export const giveUpBeginning = (body: Schemas['VendorListingInput']): void =>
  giveUpCreating('/vendor-listings', body);

/** Saves a change that starts from this version; another version is refused with 412. */
export function useSaveListing() {
  return useApiMutation(
    async ({
      id,
      version,
      change,
    }: {
      id: string;
      version: string;
      change: VendorListingChange;
    }) => {
      const { data, response } = await client.PATCH('/vendor-listings/{vendorListingId}', {
        params: { ...at(id), header: { 'If-Match': version } },
        body: change,
      });
      return versioned(response, data!);
    },
  );
}

/** What is told of a file on its way, and what calls it off. */
export interface UploadWay {
  /** Called while the bytes leave; never where a mock in this page answers. */
  onSent: (bytes: SentBytes) => void;
  signal: AbortSignal;
}

/** How a file is sent as it is. */
const asFile = ({ onSent, signal }: UploadWay, file: Blob) => ({
  body: file,
  bodySerializer: (body: Blob) => body,
  headers: { 'Content-Type': file.type },
  fetch: uploadFetch(onSent),
  signal,
});

/** Sends a picture into its slot. */
export function useSetListingPicture() {
  return useApiMutation(
    async ({
      id,
      slot,
      file,
      ...way
    }: UploadWay & { id: string; slot: PictureSlot; file: Blob }) => {
      const { data, response } = await client.PUT(
        '/vendor-listings/{vendorListingId}/pictures/{slot}',
        {
          params: { path: { vendorListingId: id, slot } },
          ...asFile(way, file),
        },
      );
      return versioned(response, data!);
    },
  );
}

/** Empties a slot. */
export function useRemoveListingPicture() {
  return useApiMutation(async ({ id, slot }: { id: string; slot: PictureSlot }) => {
    const { data, response } = await client.DELETE(
      '/vendor-listings/{vendorListingId}/pictures/{slot}',
      { params: { path: { vendorListingId: id, slot } } },
    );
    return versioned(response, data!);
  });
}

/** Sends the file that buyers get. */
export function useSetListingFile() {
  return useApiMutation(async ({ id, file, ...way }: UploadWay & { id: string; file: File }) => {
    await client.PUT('/vendor-listings/{vendorListingId}/deliverable-file', {
      params: { ...at(id), query: { fileName: file.name } },
      ...asFile(way, file),
    });
  }, own);
}

/** Keeps where buyers get the product. */
export function useSetListingLink() {
  return useApiMutation(async ({ id, url }: { id: string; url: string }) => {
    await client.PUT('/vendor-listings/{vendorListingId}/deliverable-link', {
      params: at(id),
      body: { url },
    });
  }, own);
}

/** Submits this version of a listing. */
export function useSubmitListing() {
  return useApiMutation(async ({ id, version }: { id: string; version: string }) => {
    const { data, response } = await client.POST('/vendor-listings/{vendorListingId}/submission', {
      params: { ...at(id), header: { 'If-Match': version } },
    });
    return versioned(response, data!);
  }, shown);
}

/** Removes listings from the tables, live ones from sale. */
export function useRemoveListings() {
  return useApiMutation(async (vendorListingIds: string[]) => {
    await client.POST('/vendor-listing-removals', { body: { vendorListingIds } });
  }, shown);
}

/** Brings removed listings back. */
export function useRestoreListings() {
  return useApiMutation(async (vendorListingIds: string[]) => {
    await client.POST('/vendor-listing-restorations', { body: { vendorListingIds } });
  }, shown);
}

/** Saves the listings that match as a table; the page that the query names does not matter. */
export function useExportListings() {
  return useApiMutation(({ page: _, pageSize: __, ...query }: VendorListingQuery) =>
    download(client.GET('/vendor-listing-exports', { params: { query }, parseAs: 'blob' })),
  );
}
