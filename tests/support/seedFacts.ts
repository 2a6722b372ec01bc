import { readFileSync } from 'node:fs';
import { Validator, type Schema } from '@cfworker/json-schema';
import { parse } from 'yaml';
import { SEED_NOW } from '../../mocks/seed/clock';
import { seedCollections } from '../../mocks/seed/index';
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
const named = (records: readonly { id: string; name: string }[], ids: readonly string[]) =>
  ids.map((id) =>
    required(
      records.find((record) => record.id === id),
      id,
    ),
  );
const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
/** Where a picture would be. */
export const url = (picture: string) => `artwork/${picture}.svg`;
/** A member as a response shows the author of a text. */
export const author = (id: string) => {
  const { picture, ...member } = required(memberById.get(id), id);
  return { ...member, avatarUrl: url(picture) };
};

/** A listing in full, as a response would hold it. */
export function detailOf(record: ListingRecord): unknown {
  const { picture, categoryIds, starCounts, integrationIds, popularity, sales, ...same } = record;
  const text = required(textById.get(record.id), record.id);
  const withUrl = <Pictured extends { picture: string }>({ picture: path, ...rest }: Pictured) => ({
    ...rest,
    imageUrl: url(path),
  });
  return {
    ...same,
    ...text,
    imageUrl: url(picture),
    categories: named(seed.categories, categoryIds),
    rating: ratingOf(record),
    price: money(record.price),
    oldPrice: record.oldPrice === null ? null : money(record.oldPrice),
    discountPercent: record.oldPrice ? Math.round((1 - record.price / record.oldPrice) * 100) : 0,
    status: 'live',
    overview: text.overview.map(({ picture: path, ...rest }) => ({
      ...rest,
      imageUrl: path === null ? null : url(path),
    })),
    plans: text.plans.map((plan) => ({
      ...plan,
      price: money(plan.price),
      oldPrice: plan.oldPrice === null ? null : money(plan.oldPrice),
    })),
    featureTiles: text.featureTiles.map(withUrl),
    integrations: named(seed.integrations, integrationIds),
  };
}
