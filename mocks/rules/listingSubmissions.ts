import type { Reviewer } from '../reviewer';
import { validationFailed, type FieldError } from '../problem';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { review } from './listingReviews';
import { requireVersion } from './preconditions';
import { openVendorListing, vendorListingOf, vendorListingTag } from './vendorListings';

const POINTS = 5;
const MAX_LINES = 2;
/** The least price of a paid tool, in minor units. */
const LEAST_PRICE = 100;

const TEXTS = {
  name: 'Enter the name of the tool.',
  description: 'Say in two lines what the tool does.',
  founderName: 'Enter the founder’s name.',
  founderNote: 'Enter the founder’s note.',
  howItWorks: 'Say how it works.',
  bestFor: 'Say who it is best for.',
} as const satisfies Partial<Record<keyof VendorListingRecord, string>>;

const CHOICES = {
  pricing: 'Choose how the tool is priced.',
  featureMyTool: 'Choose whether we may feature your tool.',
  wantsLifetimeDealCall: 'Choose whether you want a call about lifetime deals.',
} as const satisfies Partial<Record<keyof VendorListingRecord, string>>;

const isWebUrl = (text: string) =>
  /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/.test(text) && URL.canParse(text);

const required = (pointer: string, detail: string): FieldError => ({
  pointer,
  code: 'required',
  detail,
});

function missingPoints(field: 'pros' | 'useCases', noun: string, record: VendorListingRecord) {
  return Array.from({ length: POINTS }, (_, index) => index)
    .filter((index) => !record[field][index]?.trim())
    .map((index) => required(`/${field}/${index}`, `Enter ${noun} ${index + 1}.`));
}

function wrongPrices({ pricing, price, oldPrice }: VendorListingRecord): FieldError[] {
  if (pricing !== 'paid') return [];
  if (price === null) return [required('/price', 'Enter what a license costs.')];
  if (price < LEAST_PRICE) {
    return [{ pointer: '/price', code: 'minimum', detail: 'Must be at least $1.' }];
  }
  if (oldPrice === null || oldPrice > price) return [];
  const detail = 'Must be more than what is paid now.';
  return [{ pointer: '/oldPrice', code: 'minimum', detail }];
}

/** Everything that is missing or wrong in a listing that is to be submitted. */
async function faultsOf(store: Store, record: VendorListingRecord): Promise<FieldError[]> {
  const { categories } = await store.open('categories');
  const { websiteUrl, description, categoryIds, pictures } = record;
  const lines = description.trim().split(/\r\n|\r|\n/).length;
  const url = websiteUrl.trim();
  return [
    ...Object.entries(TEXTS)
      .filter(([name]) => !record[name as keyof typeof TEXTS].trim())
      .map(([name, detail]) => required(`/${name}`, detail)),
    ...(url ? [] : [required('/websiteUrl', 'Enter the URL of the tool’s website.')]),
    ...(url && !isWebUrl(url)
      ? [{ pointer: '/websiteUrl', code: 'format', detail: 'Must be an http or https URL.' }]
      : []),
    ...(lines > MAX_LINES
      ? [{ pointer: '/description', code: 'lines', detail: 'Use two lines at most.' }]
      : []),
    ...missingPoints('pros', 'pro', record),
    ...missingPoints('useCases', 'use-case', record),
    ...(categoryIds.length === 0
      ? [required('/categoryIds', 'Choose at least one category.')]
      : []),
    ...categoryIds
      .filter((id) => !categories.get(id))
      .map(() => ({ pointer: '/categoryIds', code: 'unknown', detail: 'Is no category.' })),
    ...Object.entries(CHOICES)
      .filter(([name]) => record[name as keyof typeof CHOICES] === null)
      .map(([name, detail]) => required(`/${name}`, detail)),
    ...wrongPrices(record),
    ...(pictures.some(({ slot }) => slot === 'screenshot-1')
      ? []
      : [required('/pictures/screenshot-1', 'Add a screenshot of the landing page.')]),
  ];
}

/**
 * Submits a listing.
 *
 * @param wanted the version that is submitted
 * @throws ProblemError 404 and 409 as {@link openVendorListing}; 412 for another version; 422 for
 *   everything that is missing or wrong
 */
export async function submitListing(
  store: Store,
  now: Date,
  accountId: string,
  id: string,
  { wanted, reviewer }: { wanted: string; reviewer: Reviewer },
): Promise<VendorListingRecord> {
  requireVersion(vendorListingTag(await vendorListingOf(store, accountId, id)), wanted);
  const record = await openVendorListing(store, now, accountId, id);
  const faults = await faultsOf(store, record);
  if (faults.length > 0) throw validationFailed(faults);
  return review(store, now, record, reviewer);
}
