import type { ListingRecord, ListingTextRecord } from '../store/records';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import type { VendorListingRecord, VendorPicture } from '../store/records/vendorListingRecords';
import { UNTOLD } from '../rules/vendorListings';
import type { CatalogEntry } from './catalog';
import { before, HOUR_MS } from './clock';
import { unlistedCopy, type UnlistedCopy } from './copy/vendorListings';

/** What vendors' listings are made from. */
export interface VendorListingSources {
  entries: readonly CatalogEntry[];
  listings: readonly ListingRecord[];
  listingTexts: readonly ListingTextRecord[];
  partnerAccounts: readonly PartnerAccountRecord[];
}

/** The partner account that has something under way beside what it sells. */
const BUSY = 'quillbird-labs';

const POINTS = 5;
const POINT_LENGTH = 80;
/** How long before a listing was live it was submitted. */
const REVIEWED_MS = HOUR_MS;

const idOf = (number: number) => `vendor-listing-${String(number).padStart(6, '0')}`;

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}

const points = (texts: readonly string[]) =>
  texts.filter((text) => text.length <= POINT_LENGTH).slice(0, POINTS);

const picture = (slot: VendorPicture['slot'], path: string, width: number, height: number) => ({
  slot,
  picture: path,
  width,
  height,
});

/** What a partner must have entered for a listing of the catalog. */
function live(
  listing: ListingRecord,
  { entries, listingTexts, partnerAccounts }: VendorListingSources,
): Omit<VendorListingRecord, 'id'> {
  const { id } = listing;
  const text = required(
    listingTexts.find((one) => one.id === id),
    `text of ${id}`,
  );
  const { copy } = required(
    entries.find((entry) => entry.id === id),
    id,
  );
  const partner = required(
    partnerAccounts.find((one) => one.id === listing.vendor.id),
    listing.vendor.id,
  );
  const submittedAt = new Date(Date.parse(listing.createdAt) - REVIEWED_MS).toISOString();
  return {
    accountId: partner.accountId,
    partnerAccountId: partner.id,
    version: 1,
    name: listing.title,
    websiteUrl: `https://${id}.example`,
    description: listing.tagline,
    pros: points(text.includedFeatures),
    useCases: points(text.featureTiles.map(({ title }) => title)),
    categoryIds: listing.categoryIds.slice(0, 3),
    pricing: 'paid',
    price: listing.price,
    oldPrice: listing.oldPrice,
    featureMyTool: true,
    wantsLifetimeDealCall: false,
    founderName: copy.founder,
    founderNote: required(text.founderSections[0]?.entries[0]?.paragraphs[0], `note of ${id}`),
    howItWorks: required(text.overview[0], id).paragraphs.join('\n'),
    bestFor: text.description,
    pictures: [
      picture('screenshot-1', listing.picture, 640, 400),
      picture('screenshot-2', `screenshot/${id}`, 1200, 720),
    ],
    deliverable: { name: `${id}.example`, fileId: null, url: `https://${id}.example/download` },
    review: { decidedAt: listing.createdAt, rejection: null },
    listingId: id,
    updatedAt: submittedAt,
  };
}

/** What a partner has entered that is not in the catalog. */
function unlisted(
  { fields, pictures, hoursAgo, review }: UnlistedCopy,
  { id, accountId }: PartnerAccountRecord,
): Omit<VendorListingRecord, 'id'> {
  return {
    accountId,
    partnerAccountId: id,
    version: 1,
    ...UNTOLD,
    ...fields,
    pictures: pictures
      ? [
          picture('screenshot-1', `software/${pictures}`, 640, 400),
          picture('screenshot-2', `screenshot/${pictures}`, 1200, 720),
        ]
      : [],
    deliverable: null,
    review: review
      ? { decidedAt: before(-review.decidedInHours * HOUR_MS), rejection: review.rejection }
      : null,
    listingId: null,
    updatedAt: before(hoursAgo * HOUR_MS),
  };
}

/**
 * What the partners have entered: a record for each listing that they sell, the oldest first, and
 * what is under way.
 */
export function buildVendorListings(sources: VendorListingSources): VendorListingRecord[] {
  const { listings, partnerAccounts } = sources;
  const sold = listings
    .filter(({ vendor }) => partnerAccounts.some(({ id }) => id === vendor.id))
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const busy = required(
    partnerAccounts.find(({ id }) => id === BUSY),
    BUSY,
  );
  return [
    ...sold.map((listing) => live(listing, sources)),
    ...unlistedCopy.map((copy) => unlisted(copy, busy)),
  ].map((record, index) => ({ id: idOf(index + 1), ...record }));
}
