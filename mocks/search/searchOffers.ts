import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { currentListing } from '../rules/currentPrices';
import { discountPercentOf, ratingOf, STATUS_CHOICES, statusOf } from '../rules/listingFigures';
import { compareText, ordered, type Order } from '../rules/order';
import type { Collection } from '../store/collection';
import type { ListingRecord, NamedRecord } from '../store/records';
import { GOOD_RATING } from './listingRows';
import { wordLine, wordTest } from './words';

type Schemas = components['schemas'];
type OfferQuery = Omit<QueryParams<'listOffers'>, 'page' | 'pageSize'>;
type Facet = 'kind' | 'category' | 'certification' | 'status';

/** What all offers of an audience come to, in minor units. */
export interface OfferSums {
  count: number;
  largestSaving: number;
  endingSoonCount: number;
  certifiedCourseCount: number;
}

export interface OfferSearch {
  /** All that match, in the order asked for, at the prices of now. */
  hits: ListingRecord[];
  /** For each filter how many offers each of its values would leave, its own setting aside. */
  counts: Record<Facet, Map<string, number>>;
  /** Of all offers, whatever is asked for; null where there are none. */
  sums: OfferSums | null;
}

const FACETS: readonly Facet[] = ['kind', 'category', 'certification', 'status'];

const endsSoon = (listing: ListingRecord, now: Date): boolean =>
  statusOf(listing, now) === 'ending-soon';

/** What an offer costs less than it did. */
const savingOf = ({ price, oldPrice }: ListingRecord): number => (oldPrice ?? price) - price;

const isCourse = ({ kind }: ListingRecord): boolean => kind === 'course';

const isWellRated = ({ starCounts }: ListingRecord): boolean =>
  ratingOf(starCounts).average >= GOOD_RATING;

/** Who asks, and when. */
interface Asked {
  now: Date;
  /** Whether the member owns or sells a listing. */
  isOfMember: (listing: ListingRecord) => boolean;
}

/** The orders; what ends soon is so at this time. */
const ordersFor = ({
  now,
  isOfMember,
}: Asked): Record<Schemas['OfferSort'], Order<ListingRecord>> => ({
  recommended: ordered(
    (a, b) => Number(isOfMember(a)) - Number(isOfMember(b)),
    (a, b) => Number(isWellRated(b)) - Number(isWellRated(a)),
    (a, b) => Number(endsSoon(b, now)) - Number(endsSoon(a, now)),
    (a, b) => discountPercentOf(b) - discountPercentOf(a),
  ),
  kind: (a, b) => Number(isCourse(b)) - Number(isCourse(a)),
  '-kind': (a, b) => Number(isCourse(a)) - Number(isCourse(b)),
  '-saving': (a, b) => savingOf(b) - savingOf(a),
  '-discount': (a, b) => discountPercentOf(b) - discountPercentOf(a),
  '-popularity': (a, b) => b.popularity - a.popularity,
  '-rating': (a, b) => ratingOf(b.starCounts).average - ratingOf(a.starCounts).average,
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  '-createdAt': (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  title: (a, b) => compareText(a.title, b.title),
});

/** Whether an offer is one for students: a course, or software that comes with a training. */
const isForStudents = (listing: ListingRecord): boolean =>
  isCourse(listing) || listing.certification !== null;

/** All that costs less than it did and can be bought for that, for the audience. */
function offersFor(
  listings: readonly ListingRecord[],
  audience: Schemas['Audience'],
  now: Date,
): ListingRecord[] {
  return listings
    .map((listing) => currentListing(listing, now))
    .filter((listing) => discountPercentOf(listing) > 0)
    .filter((listing) => audience === 'buyer' || isForStudents(listing));
}

function sumsOf(offers: readonly ListingRecord[], now: Date): OfferSums | null {
  if (offers.length === 0) return null;
  return {
    count: offers.length,
    largestSaving: Math.max(...offers.map(savingOf)),
    endingSoonCount: offers.filter((offer) => endsSoon(offer, now)).length,
    certifiedCourseCount: offers.filter((offer) => isCourse(offer) && offer.certification !== null)
      .length,
  };
}

/** Finds the offers of an audience, and what each choice of its filters would leave. */
export function searchOffers(
  listings: readonly ListingRecord[],
  categories: Collection<NamedRecord>,
  { audience, q, kind, category, certification, status, sort = ['-discount'] }: OfferQuery,
  asked: Asked,
): OfferSearch {
  const { now } = asked;
  const offers = offersFor(listings, audience, now);
  const nameOf = (id: string) => categories.get(id)?.name ?? '';
  const found = offers.filter(
    wordTest(
      q,
      offers,
      ({ title, vendor, categoryIds }) => wordLine(title, vendor.name, ...categoryIds.map(nameOf)),
      ({ tagline }) => [wordLine(tagline)],
    ),
  );
  const valuesOf = (offer: ListingRecord): Record<Facet, readonly string[]> => ({
    kind: [offer.kind],
    category: offer.categoryIds,
    certification: offer.certification === null ? [] : [offer.certification],
    status: STATUS_CHOICES[statusOf(offer, now)],
  });
  const chosen: Record<Facet, string | undefined> = {
    kind,
    category,
    certification,
    status,
  };
  const counts: OfferSearch['counts'] = {
    kind: new Map(),
    category: new Map(),
    certification: new Map(),
    status: new Map(),
  };
  // Choices that nothing is left of stay in sight, so that no list of them jumps about.
  for (const offer of offers) {
    for (const facet of FACETS)
      for (const value of valuesOf(offer)[facet]) counts[facet].set(value, 0);
  }
  const hits: ListingRecord[] = [];
  for (const offer of found) {
    const values = valuesOf(offer);
    const missed = FACETS.filter((facet) => {
      const wanted = chosen[facet];
      return wanted !== undefined && !values[facet].includes(wanted);
    });
    if (missed.length === 0) hits.push(offer);
    for (const facet of FACETS) {
      if (missed.some((other) => other !== facet)) continue;
      for (const value of values[facet]) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  const orders = ordersFor(asked);
  return {
    hits: hits.sort(ordered(...sort.map((name) => orders[name]))),
    counts,
    sums: sumsOf(offers, now),
  };
}
