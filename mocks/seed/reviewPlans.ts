import type { Faker } from '@faker-js/faker';
import type { ListingRecord, ListingTextRecord } from '../store/records';
import type { ReviewRecord } from '../store/records/reviewRecords';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import type { SaleRecord } from '../store/records/saleRecords';
import { age } from './clock';
import { SAMPLE_ID } from './copy/sample';
import { fakerFor } from './random';

/** What reviewers can have bought: plans as they are on sale, and what partners have in their books. */
export interface PlanSources {
  listings: readonly ListingRecord[];
  listingTexts: readonly ListingTextRecord[];
  partnerAccounts: readonly PartnerAccountRecord[];
  sales: readonly SaleRecord[];
}

/** How often the first, the second and the third plan is bought. */
const WEIGHTS = [7, 3, 1];
/** How many of those who review something of which there are no books are not known to have bought it. */
const UNKNOWN = 1 / 9;

const ofTier: (text: string) => string | undefined = (text) =>
  /upgraded to (Tier \d)/.exec(text)?.[1] ?? /Bought (Tier \d)/.exec(text)?.[1];

/** The plan that a review speaks of; undefined where it leaves that open. */
function planTold(
  { message }: ReviewRecord,
  kind: ListingRecord['kind'],
  titles: readonly string[],
): string | undefined {
  const tier = ofTier(message);
  if (tier) return titles.find((title) => title.endsWith(tier));
  if (/smallest plan|bigger (plan|teams)|for one person|for myself/.test(message)) return titles[0];
  const speaksOfMany = kind === 'course' ? /\bteam\b/i : /\b(we|us|our|ours|team)\b/i;
  if (!speaksOfMany.test(message)) return undefined;
  return titles.find((title) => title.startsWith('Team')) ?? titles[1];
}

/** The plan of a sale that was made before the review; that sale is nobody else's then. */
function takenFromBooks(
  review: ReviewRecord,
  told: string | undefined,
  unused: SaleRecord[],
  faker: Faker,
): string | undefined {
  const fitting = unused.filter(
    ({ listingId, soldAt, planTitle }) =>
      listingId === review.listingId &&
      age(soldAt) > age(review.createdAt) &&
      planTitle !== undefined &&
      (told === undefined || planTitle === told),
  );
  if (fitting.length === 0) return undefined;
  const sale = faker.helpers.arrayElement(fitting);
  unused.splice(unused.indexOf(sale), 1);
  return sale.planTitle;
}

/**
 * The reviews, each with the plan that its author has bought: the one that it speaks of, if any, and for
 * what a partner sells one that is in the books. A few authors are not known to have bought anything.
 */
export function withPlans(
  reviews: readonly ReviewRecord[],
  { listings, listingTexts, partnerAccounts, sales }: PlanSources,
): ReviewRecord[] {
  const faker = fakerFor('review plans');
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const titlesOf = new Map(
    listingTexts.map(({ id, plans }) => [id, plans.map(({ title }) => title)]),
  );
  const partners = new Set(partnerAccounts.map(({ id }) => id));
  const unused = [...sales];
  const bought = new Map<string, string>();
  // The oldest first: a later one has more sales to choose from.
  for (const review of [...reviews].sort((a, b) => age(b.createdAt) - age(a.createdAt))) {
    const { kind, vendor } = byId.get(review.listingId)!;
    const titles = titlesOf.get(review.listingId)!;
    const told = planTold(review, kind, titles);
    const isUnknown = faker.datatype.boolean(UNKNOWN) && review.listingId !== SAMPLE_ID;
    const drawn = faker.helpers.weightedArrayElement(
      titles.map((value, index) => ({ value, weight: WEIGHTS[index] ?? 1 })),
    );
    const planTitle = partners.has(vendor.id)
      ? takenFromBooks(review, told, unused, faker)
      : (told ?? (isUnknown ? undefined : drawn));
    if (planTitle !== undefined) bought.set(review.id, planTitle);
  }
  return reviews.map((review) => {
    const planTitle = bought.get(review.id);
    return planTitle === undefined ? review : { ...review, planTitle };
  });
}
