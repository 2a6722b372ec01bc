import type { VendorListing, VendorListingChange } from '../../../api/resources/vendor-listings';

/** How many pros, and how many use-cases, a listing has (specification, section 9). */
export const POINTS = 5;

/** How many rows of them are open in an empty form. */
const OPEN_AT_FIRST = 3;

/**
 * How many rows are open: those that are filled and one more, those that someone has opened, and all
 * up to the last one that is asked for.
 */
export function shownPoints(
  points: readonly string[],
  opened: number,
  isAskedFor: (index: number) => boolean,
): number {
  const filled = points.findLastIndex((point) => point.trim() !== '');
  const asked = points.findLastIndex((_, index) => isAskedFor(index));
  return Math.min(POINTS, Math.max(OPEN_AT_FIRST, opened, filled + 2, asked + 1));
}

type Choice = '' | 'yes' | 'no';

/** What the form holds; '' where nothing was chosen. */
export interface ListingValues {
  name: string;
  websiteUrl: string;
  description: string;
  pros: string[];
  useCases: string[];
  categoryIds: string[];
  pricing: string;
  /** As it is typed: `39` or `39.50`. */
  price: string;
  oldPrice: string;
  featureMyTool: Choice;
  wantsLifetimeDealCall: Choice;
  founderName: string;
  founderNote: string;
  howItWorks: string;
  bestFor: string;
  /** Whether the pictures that have to be there are there, by slot. */
  pictures: { 'screenshot-1': boolean };
}

/** Most characters of each text, as `VendorListingChange` has them. */
export const LISTING_MAX = {
  name: 80,
  websiteUrl: 300,
  description: 160,
  point: 80,
  founderName: 80,
  founderNote: 1000,
  howItWorks: 2000,
  bestFor: 2000,
} as const;

const choiceOf = (value: boolean | null): Choice => (value === null ? '' : value ? 'yes' : 'no');
const fromChoice = (choice: string) => (choice === '' ? null : choice === 'yes');
const typed = (price: VendorListing['price']) =>
  price === null ? '' : (price.amountMinor / 100).toFixed(2).replace('.00', '');

const five = (points: readonly string[]) =>
  Array.from({ length: POINTS }, (_, index) => points[index] ?? '');

/** What of a listing the form shows. */
export function valuesOf(listing: VendorListing): ListingValues {
  const { name, websiteUrl, description, pros, useCases, categoryIds, pricing } = listing;
  const { founderName, founderNote, howItWorks, bestFor, pictures } = listing;
  return {
    ...{
      name,
      websiteUrl,
      description,
      categoryIds,
      founderName,
      founderNote,
      howItWorks,
      bestFor,
    },
    pros: five(pros),
    useCases: five(useCases),
    pricing: pricing ?? '',
    price: typed(listing.price),
    oldPrice: typed(listing.oldPrice),
    featureMyTool: choiceOf(listing.featureMyTool),
    wantsLifetimeDealCall: choiceOf(listing.wantsLifetimeDealCall),
    pictures: { 'screenshot-1': pictures.some(({ slot }) => slot === 'screenshot-1') },
  };
}

/** The form before anything was entered. */
export const EMPTY_VALUES: ListingValues = {
  name: '',
  websiteUrl: '',
  description: '',
  pros: five([]),
  useCases: five([]),
  categoryIds: [],
  pricing: '',
  price: '',
  oldPrice: '',
  featureMyTool: '',
  wantsLifetimeDealCall: '',
  founderName: '',
  founderNote: '',
  howItWorks: '',
  bestFor: '',
  pictures: { 'screenshot-1': false },
};

/** A price as people type it. */
export const PRICE = /^\d{1,6}([.,]\d{1,2})?$/;

/** An amount, null for nothing; undefined for what is no price yet. */
function amountOf(text: string): { amountMinor: number; currency: 'USD' } | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!PRICE.test(trimmed)) return undefined;
  return { amountMinor: Math.round(Number(trimmed.replace(',', '.')) * 100), currency: 'USD' };
}

/** The values in the terms of the contract; a price that is not one yet is undefined. */
export function toChange(values: ListingValues): VendorListingChange {
  const { pictures: _, ...typedIn } = values;
  return {
    ...typedIn,
    pricing: (values.pricing || null) as VendorListing['pricing'],
    featureMyTool: fromChoice(values.featureMyTool),
    wantsLifetimeDealCall: fromChoice(values.wantsLifetimeDealCall),
    price: amountOf(values.price),
    oldPrice: amountOf(values.oldPrice),
  };
}

/** What differs from what was saved, in the terms of the contract. */
function differences(saved: ListingValues, values: ListingValues): [string, unknown][] {
  const before = toChange(saved);
  return Object.entries(toChange(values)).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof VendorListingChange]),
  );
}

const isWithin = (value: unknown, max: number) =>
  typeof value !== 'string' || Array.from(value).length <= max;

/** Whether the server takes a value as it is; what is too long waits until it was cut. */
function isSavable([name, value]: [string, unknown]): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.every((item) => isWithin(item, LISTING_MAX.point));
  return isWithin(value, LISTING_MAX[name as keyof typeof LISTING_MAX] ?? Infinity);
}

/** What differs from what was saved, in the terms of the contract, as far as the server takes it. */
export const changeFrom = (saved: ListingValues, values: ListingValues): VendorListingChange =>
  Object.fromEntries(differences(saved, values).filter(isSavable));

/**
 * What was typed, with all that was saved as it was saved: a price may be typed as `39.5` and saved as
 * `39.50`. What the server does not take yet, such as half a price, stays as it was typed.
 */
export const restOf = (saved: ListingValues, values: ListingValues): ListingValues => ({
  ...saved,
  ...Object.fromEntries(
    differences(saved, values).map(([name]) => [name, values[name as keyof ListingValues]]),
  ),
});
