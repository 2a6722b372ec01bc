import type { Faker } from '@faker-js/faker';
import type { components } from '../../src/api/schema.d';
import type { ListingRecord } from '../store/records';
import type { ReviewRecord } from '../store/records/reviewRecords';
import type { QuestionRecord } from '../store/records/questionRecords';
import { ratingOf, statusOf } from '../rules/listingFigures';
import { systemsOf } from './copy/names';
import type { CatalogEntry } from './catalog';
import { closeOfDay, SEED_NOW } from './clock';
import { demandFor } from './demand';
import { words } from './facts';
import { fakerFor } from './random';
import { isPartner, vendorIdOf } from './partners';
import { slugOf } from './wording';

type ListingFeature = components['schemas']['ListingFeature'];

/** Of fifty listings of a kind: deals that end within seven days, and later than that. */
const ENDING_SOON = 8;
const ENDING_LATER = 12;

const KNOWN_FEATURES: readonly ListingFeature[] = ['gdpr-compliant', 'ai', 'white-label'];

/**
 * The records of all listings, without their visits (see demand.ts); counts are taken from the reviews
 * and questions that exist.
 */
export function buildListings(
  entries: readonly CatalogEntry[],
  reviews: readonly ReviewRecord[],
  questions: readonly QuestionRecord[],
): ListingRecord[] {
  const faker = fakerFor('listings');
  const ends = { software: deadlines(faker, 49), course: deadlines(faker, 50) };
  const listings = entries.map((entry): ListingRecord => {
    const { copy, id } = entry;
    const sample = entry.form === 'sample';
    const kind = entry.form === 'course' ? 'course' : 'software';
    const starCounts = starCountsOf(reviews.filter((review) => review.listingId === id));
    const asked = questions.filter(({ listingId }) => listingId === id);
    const vendorId = vendorIdOf(copy.vendor);
    const demand = demandFor(id, starCounts, faker);
    const endsAt = sample ? null : (ends[kind].pop() ?? null);
    const isClaimed = sample || faker.datatype.boolean(0.72);
    return {
      id,
      kind,
      title: copy.title,
      tagline: copy.tagline,
      picture: kind === 'course' ? `course/${copy.level ?? 'basic'}/${id}` : `software/${id}`,
      vendor: { id: vendorId, name: copy.vendor },
      categoryIds: [...copy.categories],
      starCounts,
      price: copy.price * 100,
      oldPrice: copy.was === null ? null : copy.was * 100,
      planType: copy.annual ? 'annual' : 'lifetime',
      endsAt,
      claimed: isClaimed || isPartner(vendorId) || isAnswered(asked),
      ...demand,
      questionCount: asked.length,
      language: copy.language ?? null,
      certification: copy.level ?? copy.training ?? null,
      operatingSystems: [...systemsOf[copy.reach]],
      features: words(copy.flags).map(featureOf),
      integrationIds: words(copy.works),
      popularity: 0,
      ...(entry.form === 'course' && {
        course: {
          instructor: { name: copy.founder, picture: `avatar/${slugOf(copy.founder)}` },
          lessonCount: entry.copy.lessons,
          minutes: entry.copy.hours * 60,
        },
      }),
      createdAt: entry.createdAt,
    };
  });
  return bestEndsFirst(listings);
}

/**
 * Of the software whose deals end soon, the best rated one ends first and leads the deals; the one that
 * pleases least ends last. The others keep their ends, which notices tell.
 */
function bestEndsFirst(listings: readonly ListingRecord[]): ListingRecord[] {
  const now = new Date(SEED_NOW);
  const soon = listings
    .filter((listing) => listing.kind === 'software' && statusOf(listing, now) === 'ending-soon')
    .sort((a, b) => Date.parse(a.endsAt!) - Date.parse(b.endsAt!));
  const byRating = soon.toSorted(
    (a, b) => ratingOf(b.starCounts).average - ratingOf(a.starCounts).average,
  );
  const ends = new Map(soon.map(({ id, endsAt }) => [id, endsAt]));
  const swap = (one: ListingRecord, other: ListingRecord) => {
    const end = ends.get(one.id)!;
    ends.set(one.id, ends.get(other.id)!);
    ends.set(other.id, end);
  };
  swap(byRating[0]!, soon[0]!);
  swap(byRating.at(-1)!, soon.at(-1)!);
  return listings.map((listing) => ({
    ...listing,
    endsAt: ends.get(listing.id) ?? listing.endsAt,
  }));
}

function deadlines(faker: Faker, count: number): (string | null)[] {
  return faker.helpers.shuffle(
    Array.from({ length: count }, (_, index) => {
      if (index < ENDING_SOON) return closeOfDay(faker.number.int({ min: 1, max: 6 }));
      if (index < ENDING_SOON + ENDING_LATER)
        return closeOfDay(faker.number.int({ min: 9, max: 60 }));
      return null;
    }),
  );
}

/** Whether the vendor has answered: who does that has claimed the listing. */
const isAnswered = (questions: readonly QuestionRecord[]): boolean =>
  questions.some(({ answers }) => answers.some(({ fromVendor }) => fromVendor));

function starCountsOf(reviews: readonly ReviewRecord[]): ListingRecord['starCounts'] {
  const given = (stars: number) => reviews.filter((review) => review.stars === stars).length;
  return [given(1), given(2), given(3), given(4), given(5)];
}

function featureOf(id: string): ListingFeature {
  const feature = KNOWN_FEATURES.find((known) => known === id);
  if (!feature) throw new Error(`Unknown feature "${id}"`);
  return feature;
}
