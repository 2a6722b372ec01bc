import type { Faker } from '@faker-js/faker';
import type { ReviewRecord } from '../store/records/reviewRecords';
import type { SaleRecord } from '../store/records/saleRecords';
import { courseQuibbles, courseVoices } from './copy/courses/reviews';
import { ownVoices } from './copy/ownReviews';
import { buyerNames } from './copy/people';
import { sampleReviews } from './copy/sample';
import { softwareQuibbles, softwareVoices } from './copy/software/reviews';
import { toldReviews } from './copy/toldReviews';
import type { SoftwareCopy } from './copy/types';
import type { CatalogEntry } from './catalog';
import { age, before, DAY_MS, HOUR_MS } from './clock';
import { daysAgoOf } from './growth';
import { memberIdOf } from './members';
import { fakerFor } from './random';
import { fill, inSentence } from './wording';

type Tone = 'glad' | 'torn' | 'cross';

/** Weights of one to five stars. */
type Reception = readonly [number, number, number, number, number];

const SUPERB: Reception = [0, 0, 0, 3, 9];
const GOOD: Reception = [0, 1, 2, 7, 10];
const FAIR: Reception = [1, 2, 5, 6, 6];
const POOR: Reception = [3, 4, 6, 5, 2];

/** How fifty listings of one kind are received; `null` has no review yet. */
const RECEPTIONS: readonly (readonly [Reception | null, number])[] = [
  [null, 2],
  [SUPERB, 13],
  [GOOD, 20],
  [FAIR, 9],
  [POOR, 6],
];

/** Points of software that do not name a thing, so that "the …" cannot stand before them. */
const NO_THING =
  /,|\b(by|as|first|not|and|to|for|no|own|same|when|without|in|after|before|from|that|who|what)\b/i;

type Drawn = Exclude<CatalogEntry, { form: 'sample' }>;

/** What must be true of software for some to say what they say of it. */
const NEEDS: readonly (readonly [RegExp, (copy: SoftwareCopy) => boolean])[] = [
  [/\bplan\b/, ({ limits }) => limits.length > 1],
  [/(full|regular|deal) price/, ({ was }) => was !== null],
  [/laptop|keyboard|windows|big screen/, ({ reach }) => reach !== 'phone'],
];

const suits = (entry: Drawn, text: string): boolean =>
  entry.form === 'course' ||
  NEEDS.every(([said, isTrue]) => !said.test(text) || isTrue(entry.copy));

/** Days that it takes, from the first on sale, until a reviewer can say so. */
const FIRST_DAYS = 10;
const TOLD_DAYS: readonly (readonly [RegExp, number])[] = [
  [/(two|three) weeks|week three/i, 25],
  [/(first month|month later|last quarter)/i, 45],
  [/six months in/i, 190],
];

const daysBefore = (text: string): number =>
  Math.max(FIRST_DAYS, ...TOLD_DAYS.filter(([said]) => said.test(text)).map(([, days]) => days));

/** Picks texts evenly over the whole catalog and never twice for one listing. */
class Shelf {
  private readonly uses = new Map<string, number>();

  constructor(private readonly faker: Faker) {}

  take(texts: readonly string[], taken: Set<string>): string | undefined {
    const free = texts.filter((text) => !taken.has(text));
    if (free.length === 0) return undefined;
    const least = Math.min(...free.map((text) => this.uses.get(text) ?? 0));
    const text = this.faker.helpers.arrayElement(
      free.filter((candidate) => (this.uses.get(candidate) ?? 0) === least),
    );
    this.uses.set(text, least + 1);
    taken.add(text);
    return text;
  }
}

/** All reviews, listing by listing, each with dates between the listing's own and the seed's. */
export function buildReviews(entries: readonly CatalogEntry[]): ReviewRecord[] {
  const faker = fakerFor('reviews');
  const shelf = new Shelf(faker);
  const receptions = {
    software: faker.helpers.shuffle(spread()),
    course: faker.helpers.shuffle(spread()),
  };
  const reviews = entries.flatMap((entry) => {
    if (entry.form === 'sample') return reviewsOf(entry, sampleReviews, faker);
    const reception = receptions[entry.form].pop();
    return reception ? reviewsOf(entry, drawn(entry, reception, shelf, faker), faker) : [];
  });
  return reviews.map((review, index) => ({
    ...review,
    id: `review-${String(index + 1).padStart(6, '0')}`,
  }));
}

function spread(): (Reception | null)[] {
  return RECEPTIONS.flatMap(([reception, count]) => Array.from({ length: count }, () => reception));
}

function drawn(
  entry: Drawn,
  reception: Reception,
  shelf: Shelf,
  faker: Faker,
): (readonly [number, string])[] {
  const count = faker.number.int({ min: 2, max: faker.helpers.arrayElement([5, 8, 12]) });
  const taken = new Set<string>();
  const points = faker.helpers.shuffle(
    entry.form === 'course'
      ? entry.copy.points.map(([title]) => `"${title}"`)
      : entry.copy.points
          .map(([title]) => inSentence(title))
          .filter((title) => !NO_THING.test(title)),
  );
  let nextPoint = 0;
  return Array.from({ length: count }, () => {
    const stars = faker.helpers.weightedArrayElement(
      reception.map((weight, index) => ({ value: index + 1, weight: weight || 0.001 })),
    );
    const text = message(entry, stars, shelf, taken, points.length > 0, faker);
    const point = points[nextPoint % points.length] ?? '';
    if (text.includes('{point}')) nextPoint += 1;
    return [
      stars,
      fill(text, { title: entry.copy.title, founder: entry.copy.founder, point }),
    ] as const;
  });
}

function message(
  entry: Drawn,
  stars: number,
  shelf: Shelf,
  taken: Set<string>,
  hasPoint: boolean,
  faker: Faker,
): string {
  const tone: Tone = stars >= 4 ? 'glad' : stars === 3 ? 'torn' : 'cross';
  const software = entry.form === 'software';
  const general = (software ? softwareVoices : courseVoices)[tone].filter(
    (text) => (hasPoint || !text.includes('{point}')) && suits(entry, text),
  );
  const own = [ownVoices[entry.id]?.[tone] ?? []].flat();
  const wantsBoth = tone === 'glad' && faker.datatype.boolean(0.3);
  const first = faker.datatype.boolean(0.5) ? shelf.take(own, taken) : undefined;
  const parts = [first ?? shelf.take(general, taken)];
  if (wantsBoth) parts.push(shelf.take(first === undefined ? own : general, taken));
  if (stars === 4 && faker.datatype.boolean(0.5)) {
    const quibbles = software ? softwareQuibbles : courseQuibbles;
    parts.push(
      shelf.take(
        quibbles.filter((text) => suits(entry, text)),
        taken,
      ),
    );
  }
  return parts.filter((part) => part !== undefined).join(' ');
}

function reviewsOf(
  entry: CatalogEntry,
  texts: readonly (readonly [number, string])[],
  faker: Faker,
): ReviewRecord[] {
  const authors = faker.helpers.arrayElements(buyerNames, texts.length);
  return inFull(entry.id, texts).map(([stars, text], index) => ({
    id: '',
    listingId: entry.id,
    authorId: memberIdOf(authors[index] ?? ''),
    stars,
    message: text,
    createdAt: before(
      writtenAgo(
        age(entry.createdAt) / DAY_MS - daysBefore(text),
        // Spread over the whole time: a handful would otherwise often fall in one week.
        (index + faker.number.float()) / texts.length,
      ),
    ),
  }));
}

/** Those that are told in full (see toldReviews) in the place of the first of as many stars. */
function inFull(
  id: string,
  texts: readonly (readonly [stars: number, text: string])[],
): readonly (readonly [stars: number, text: string])[] {
  const told = Object.entries(toldReviews[id] ?? {}).map(
    ([stars, full]) => [Number(stars), full.values()] as const,
  );
  const next = new Map(told);
  return texts.map(([stars, text]) => [stars, next.get(stars)?.next().value ?? text]);
}

/**
 * How long ago a review was written, in milliseconds: more of them lately, as more is sold.
 *
 * @param longest days since the first could be written
 * @param part how far back in that time, from 0 to 1
 */
function writtenAgo(longest: number, part: number): number {
  const shortest = 3 * HOUR_MS;
  return Math.max(shortest, daysAgoOf(part, longest) * DAY_MS);
}

/** How soon after the first sale the first review is, as a part of the time since. */
const AFTER_FIRST_SALE = 0.97;

/**
 * Reviews of which none is older than the first sale in the books. Where some would be, all of that listing
 * move by one factor, so that they stay in their order. What else is made of reviews (stars, who asks no
 * question) does not depend on their dates.
 */
export function sinceFirstSale(
  reviews: readonly ReviewRecord[],
  sales: readonly SaleRecord[],
): ReviewRecord[] {
  const longest = (dated: readonly (readonly [listingId: string, at: string])[]) => {
    const ages = new Map<string, number>();
    for (const [id, at] of dated) ages.set(id, Math.max(ages.get(id) ?? 0, age(at)));
    return ages;
  };
  const firstSold = longest(sales.map(({ listingId, soldAt }) => [listingId, soldAt]));
  const firstWritten = longest(reviews.map(({ listingId, createdAt }) => [listingId, createdAt]));
  return reviews.map((review) => {
    const since = (firstSold.get(review.listingId) ?? Infinity) * AFTER_FIRST_SALE;
    const factor = since / (firstWritten.get(review.listingId) ?? 0);
    return factor < 1 ? { ...review, createdAt: before(age(review.createdAt) * factor) } : review;
  });
}
