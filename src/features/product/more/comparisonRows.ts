import type { ListingDetail } from '../../../api/resources/listings';
import { languageFact } from '../../../domain/courseLanguage';
import { isFree, priceText } from '../../../domain/priceText';
import { formatDate } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { namesOf } from '../listingFacts';

/** One thing in a cell, and whether all compared products have it. */
export interface ComparedItem {
  text: string;
  /** What stands beside it, in a row of pairs. */
  value?: string;
  shared: boolean;
  /** Whether others have it, and this product does not. */
  missing?: true;
}

/**
 * How the things of a cell are listed: marked as something that one has or has not, as points of prose,
 * as names with a value beside each, or one below the other.
 */
export type RowLook = 'matched' | 'prose' | 'pairs' | 'plain';

/** One line of the comparison: a cell per product, in the order given. */
export interface ComparisonRow {
  label: string;
  /** Whether the products differ in it. */
  differs: boolean;
  /** Shown in an empty cell. */
  none: string;
  cells: ComparedItem[][];
  look: RowLook;
  isRating: boolean;
  /** Which products are best in it; none where that can't be said, or all are alike. */
  best: boolean[];
}

/** What a product has to say, as its cell shows it. */
type Said = Pick<ComparedItem, 'text' | 'value'>;

interface Aspect {
  label: string;
  of: (listing: ListingDetail) => (string | Said)[];
  /** Left out where no product has anything to say. */
  optional?: true;
  /** The larger the better; left out where better and worse can't be told, null without a value. */
  worth?: (listing: ListingDetail) => number | null;
  /** Whether these can be held against each other by their worth; always where left out. */
  isFair?: (listings: readonly ListingDetail[]) => boolean;
  /** What having nothing is called; `None` when left out. */
  none?: string;
  /** `plain` when left out. */
  look?: RowLook;
  isRating?: true;
}

const given = (value: string | null | undefined): string[] => (value ? [value] : []);

const isYearly = ({ price, planType }: ListingDetail): boolean =>
  !isFree(price) && planType.id === 'annual';

/** What each price pays for: `a year`, and beside such a one also `once`; else nothing. */
export function periodsOf(listings: readonly ListingDetail[]): string[] {
  const once = listings.some(isYearly) ? 'once' : '';
  return listings.map((one) => (isYearly(one) ? 'a year' : isFree(one.price) ? '' : once));
}

/** How many reviews make an average the highest: of fewer, the next one could turn it around. */
export const ENOUGH_REVIEWS = 5;

/** The line of prices. */
const PRICE_ROW = 'Price';

/** What is compared, in this order. */
const ASPECTS: readonly Aspect[] = [
  {
    label: PRICE_ROW,
    of: ({ price, planType }) => [priceText(price, planType)],
    worth: ({ price }) => -price.amountMinor,
    // What is paid once and costs less than a year of the others is the lowest; a year's price may
    // be lower, and in the second year no longer.
    isFair: (listings) => {
      const least = Math.min(...listings.map(({ price }) => price.amountMinor));
      const isYearlyLeast = listings.some(
        (one) => isYearly(one) && one.price.amountMinor === least,
      );
      return !isYearlyLeast || listings.every(isYearly);
    },
  },
  {
    label: 'Discount',
    of: ({ discountPercent }) => (discountPercent > 0 ? [`${discountPercent}% off`] : []),
    worth: ({ discountPercent }) => discountPercent || null,
    optional: true,
  },
  {
    label: 'Rating',
    of: ({ rating: { average, count } }) =>
      count > 0 ? [`${average.toFixed(1)} · ${pluralize(count, 'review', 'reviews')}`] : [],
    worth: ({ rating: { average, count } }) => (count >= ENOUGH_REVIEWS ? average : null),
    isFair: (listings) => {
      const most = Math.max(...listings.map(({ rating }) => rating.average));
      return listings.some(
        ({ rating: { average, count } }) => average === most && count >= ENOUGH_REVIEWS,
      );
    },
    none: 'No reviews yet',
    isRating: true,
  },
  {
    label: 'Plan type',
    of: ({ price, planType }) => (isFree(price) ? [] : [planType.name]),
    none: 'Free',
  },
  {
    label: 'Deal ends',
    of: ({ endsAt }) => (endsAt ? [formatDate(endsAt)] : []),
    optional: true,
    none: 'No date set',
  },
  {
    label: 'Language',
    of: ({ language }) => given(language && languageFact(language)),
    optional: true,
  },
  {
    label: 'Certificate',
    // What software teaches is not what one buys it for.
    of: ({ course, certification }) => (course ? given(certification?.name) : []),
    optional: true,
  },
  { label: 'Works on', of: ({ operatingSystems }) => namesOf(operatingSystems), look: 'matched' },
  { label: 'Features', of: ({ features }) => namesOf(features), optional: true, look: 'matched' },
  {
    label: 'Integrates with',
    of: ({ integrations }) => namesOf(integrations),
    optional: true,
    look: 'matched',
  },
  {
    label: 'Included in all plans',
    of: ({ includedFeatures }) => includedFeatures,
    look: 'prose',
  },
  {
    label: 'Plans',
    of: ({ plans, planType }) =>
      plans.map(({ title, price }) => ({ text: title, value: priceText(price, planType) })),
    look: 'pairs',
  },
];

/** Which of the values are the largest, unless all are the same. */
function bestOf(values: readonly (number | null)[]): boolean[] {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known);
  const isContest = values.some((value) => value !== most);
  return values.map((value) => isContest && value !== null && value === most);
}

/** Everything that one of the products has, what most of them have first. */
function everythingIn(values: readonly Said[][]): Said[] {
  const owners = (one: Said) => values.filter((said) => says(said, one)).length;
  const all = new Map(values.flat().map((one) => [one.text, one]));
  return [...all.values()].sort((one, other) => owners(other) - owners(one));
}

const says = (said: readonly Said[], { text, value }: Said) =>
  said.some((one) => one.text === text && one.value === value);

/**
 * Holds listings against each other, aspect by aspect. What every one of them has is marked as
 * shared; an aspect in which anything is not shared differs.
 */
export function comparisonRows(listings: readonly ListingDetail[]): ComparisonRow[] {
  return ASPECTS.flatMap(
    ({ label, of, optional, worth, isFair, none = 'None', look = 'plain', isRating = false }) => {
      const values = listings.map((listing) =>
        of(listing).map((said) => (typeof said === 'string' ? { text: said } : said)),
      );
      if (optional && values.every((texts) => texts.length === 0)) return [];
      const everything = look === 'matched' ? everythingIn(values) : null;
      const cells = values.map((texts) =>
        (everything ?? texts).map((one): ComparedItem => {
          const shared = values.every((others) => says(others, one));
          return says(texts, one) ? { ...one, shared } : { ...one, shared, missing: true };
        }),
      );
      const differs = cells.some((items) => items.some(({ shared }) => !shared));
      const isTold = isFair?.(listings) ?? true;
      const best = bestOf(listings.map((one) => (isTold ? (worth?.(one) ?? null) : null)));
      return [{ label, differs, none, cells, best, look, isRating }];
    },
  );
}

/** The same for a table whose heads say the price: it, and all other lines. */
export function comparisonLines(listings: readonly ListingDetail[]) {
  const all = comparisonRows(listings);
  const price = all.find(({ label }) => label === PRICE_ROW);
  return { price, lines: all.filter((row) => row !== price) };
}
