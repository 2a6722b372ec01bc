import type { Faker } from '@faker-js/faker';
import type { components } from '../../src/api/schema.d';
import type { ListingRecord, ReviewRecord } from '../store/records';
import type { QuestionRecord } from '../store/records/questionRecords';
import { ratingOf, statusOf } from '../rules/listingFigures';
import { systemsOf } from './copy/names';
import { SAMPLE_DISCUSSIONS } from './copy/sample';
import type { CatalogEntry } from './catalog';
import { closeOfDay, SEED_NOW } from './clock';
import { words } from './facts';
import { fakerFor } from './random';
import { vendorIdOf } from './partners';
import { slugOf } from './wording';

type ListingFeature = components['schemas']['ListingFeature'];

/** Of fifty listings of a kind: deals that end within seven days, and later than that. */
const ENDING_SOON = 8;
const ENDING_LATER = 12;

/** The sample product leads in views and in sales. */
const TOP_POPULARITY = 9840;
const TOP_SALES = 1312;

const KNOWN_FEATURES: readonly ListingFeature[] = ['gdpr-compliant', 'ai', 'white-label'];

/** The records of all listings; counts are taken from the reviews and questions that exist. */
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
    const views = Math.round(120 + faker.number.float() ** 2 * 7600);
    const rate = faker.number.float({ min: 0.02, max: 0.12 }) * trustIn(starCounts);
    const sales = Math.round(views * rate);
    const discussions = Math.round(faker.number.float() ** 2 * 96);
    return {
      id,
      kind,
      title: copy.title,
      tagline: copy.tagline,
      picture: kind === 'course' ? `course/${copy.level ?? 'basic'}/${id}` : `software/${id}`,
      vendor: { id: vendorIdOf(copy.vendor), name: copy.vendor },
      categoryIds: [...copy.categories],
      starCounts,
      price: copy.price * 100,
      oldPrice: copy.was === null ? null : copy.was * 100,
      planType: copy.annual ? 'annual' : 'lifetime',
      endsAt: sample ? null : (ends[kind].pop() ?? null),
      claimed: sample || faker.datatype.boolean(0.72),
      discussionCount: sample ? SAMPLE_DISCUSSIONS : discussions,
      questionCount: questions.filter((question) => question.listingId === id).length,
      language: copy.language ?? null,
      certification: copy.level ?? copy.training ?? null,
      operatingSystems: [...systemsOf[copy.reach]],
      features: words(copy.flags).map(featureOf),
      integrationIds: words(copy.works),
      popularity: sample ? TOP_POPULARITY : views,
      sales: sample ? TOP_SALES : sales,
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

/** Of the software whose deals end soon, the best rated one ends first: it leads the deals. */
function bestEndsFirst(listings: readonly ListingRecord[]): ListingRecord[] {
  const now = new Date(SEED_NOW);
  const soon = listings
    .filter((listing) => listing.kind === 'software' && statusOf(listing, now) === 'ending-soon')
    .sort((a, b) => Date.parse(a.endsAt!) - Date.parse(b.endsAt!));
  const [first] = soon;
  const [best] = soon.toSorted(
    (a, b) => ratingOf(b.starCounts).average - ratingOf(a.starCounts).average,
  );
  return listings.map((listing) => {
    if (listing === best) return { ...listing, endsAt: first!.endsAt };
    return listing === first ? { ...listing, endsAt: best!.endsAt } : listing;
  });
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

/** What part of those who would buy do so: few trust what nobody has reviewed, or what many regret. */
function trustIn(starCounts: ListingRecord['starCounts']): number {
  const { average, count } = ratingOf(starCounts);
  return Math.min(1, 0.1 + count / 6) * Math.min(1, Math.max(0, average - 2.5) / 2);
}

function starCountsOf(reviews: readonly ReviewRecord[]): ListingRecord['starCounts'] {
  const given = (stars: number) => reviews.filter((review) => review.stars === stars).length;
  return [given(1), given(2), given(3), given(4), given(5)];
}

function featureOf(id: string): ListingFeature {
  const feature = KNOWN_FEATURES.find((known) => known === id);
  if (!feature) throw new Error(`Unknown feature "${id}"`);
  return feature;
}
