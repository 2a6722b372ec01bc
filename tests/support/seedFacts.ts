import { readFileSync } from 'node:fs';
import { Validator, type Schema } from '@cfworker/json-schema';
import { parse } from 'yaml';
import { presentListingDetail } from '../../mocks/presenters/listing';
import { SEED_NOW } from '../../mocks/seed/clock';
import { seedCollections } from '../../mocks/seed/index';
import { Collection, emptyOverlay } from '../../mocks/store/collection';
import type { VoteRecord } from '../../mocks/store/records/discussionRecords';
import type { ListingRecord } from '../../mocks/store/records';

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;
/** The moment of the seed in milliseconds since 1970. */
export const now = Date.parse(SEED_NOW);
/** The seed as the mock starts with it. */
export const seed = seedCollections();
/** Both kinds of listings. */
export const kinds = ['software', 'course'] as const;

const { components } = parse(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, { enum?: (string | number)[] }> } };

const validators = new Map<string, Validator>();

/** What the contract says against a value, in words; empty for a good one. */
export function faults(schema: string, value: unknown): string[] {
  let validator = validators.get(schema);
  if (!validator) {
    const root = { $ref: `#/components/schemas/${schema}`, components } as unknown as Schema;
    validator = new Validator(root, '2020-12', false);
    validators.set(schema, validator);
  }
  const { errors } = validator.validate(value);
  return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
}

/** The values of an enumeration of the contract. */
export function choices(schema: string): string[] {
  return (components.schemas[schema]?.enum ?? []).map(String);
}

/** What a list holds more than once. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The average of all ratings to one decimal, and their number. */
export function ratingOf({ starCounts }: ListingRecord): { average: number; count: number } {
  const count = starCounts.reduce((sum, given) => sum + given, 0);
  const stars = starCounts.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10 };
}

/** The value; throws Error, naming it, where there is none. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}

/** Listings by id. */
export const byId = new Map(seed.listings.map((listing) => [listing.id, listing]));
/** Texts of listings by id. */
export const textById = new Map(seed.listingTexts.map((text) => [text.id, text]));
/** Members by id. */
export const memberById = new Map(seed.members.map((member) => [member.id, member]));

const collectionOf = <T extends { id: string }>(records: T[]) =>
  new Collection(records, emptyOverlay());

/** Where a picture would be. */
export const url = (picture: string) => `artwork/${picture}.svg`;
/** The members as the presenters look them up. */
export const members = collectionOf(seed.members);
/** What the presenter of reviews looks up; nobody has done anything yet. */
export const openedReviews = {
  reviews: collectionOf(seed.reviews),
  reviewReplies: collectionOf(seed.reviewReplies),
  votes: collectionOf<VoteRecord>([]),
  members,
  orders: collectionOf(seed.orders),
  redemptions: collectionOf(seed.redemptions),
};
/** What the presenters of listings look up. */
export const view = {
  categories: collectionOf(seed.categories),
  integrations: collectionOf(seed.integrations),
  courses: collectionOf(seed.courses),
  now: new Date(SEED_NOW),
  pictureUrl: url,
};

/** A listing in full, as a response would hold it. */
export function detailOf(record: ListingRecord): unknown {
  return presentListingDetail(record, required(textById.get(record.id), record.id), view);
}
