import { readFileSync } from 'node:fs';
import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SEED_NOW } from '../../mocks/seed/clock';
import { generateSeed, seedCollections } from '../../mocks/seed/index';
import type { ListingRecord } from '../../mocks/store/records';

const DAY_MS = 86_400_000;
const now = Date.parse(SEED_NOW);
const seed = seedCollections();
const kinds = ['software', 'course'] as const;

const { components } = parse(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, { enum?: (string | number)[] }> } };

const validators = new Map<string, Validator>();

/** What the contract says against a value, in words; empty for a good one. */
function faults(schema: string, value: unknown): string[] {
  let validator = validators.get(schema);
  if (!validator) {
    const root = { $ref: `#/components/schemas/${schema}`, components } as unknown as Schema;
    validator = new Validator(root, '2020-12', false);
    validators.set(schema, validator);
  }
  const { errors } = validator.validate(value);
  return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
}

function choices(schema: string): string[] {
  return (components.schemas[schema]?.enum ?? []).map(String);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function ratingOf({ starCounts }: ListingRecord): { average: number; count: number } {
  const count = starCounts.reduce((sum, given) => sum + given, 0);
  const stars = starCounts.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10 };
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}

const byId = new Map(seed.listings.map((listing) => [listing.id, listing]));
const textById = new Map(seed.listingTexts.map((text) => [text.id, text]));
const memberById = new Map(seed.members.map((member) => [member.id, member]));
const named = (records: readonly { id: string; name: string }[], ids: readonly string[]) =>
  ids.map((id) =>
    required(
      records.find((record) => record.id === id),
      id,
    ),
  );
const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const url = (picture: string) => `artwork/${picture}.svg`;
const author = (id: string) => {
  const { picture, ...member } = required(memberById.get(id), id);
  return { ...member, avatarUrl: url(picture) };
};

/** A listing in full, as a response would hold it. */
function detailOf(record: ListingRecord): unknown {
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

describe('the constants of the specification', () => {
  const sample = required(byId.get('replywright'), 'sample product');
  const text = required(textById.get('replywright'), 'text of the sample product');

  test('there are exactly 50 pieces of software and 50 courses', () => {
    expect(
      kinds.map((kind) => seed.listings.filter((listing) => listing.kind === kind).length),
    ).toEqual([50, 50]);
  });

  test('the sample product costs $13 instead of $25, for life, with 110 discussions', () => {
    expect(sample).toMatchObject({
      price: 1300,
      oldPrice: 2500,
      planType: 'lifetime',
      claimed: true,
      discussionCount: 110,
      questionCount: 8,
    });
  });

  test('the sample product has 13 reviews that average 4.4', () => {
    expect(ratingOf(sample)).toEqual({ count: 13, average: 4.4 });
  });

  test('the sample product is the most viewed and the most sold', () => {
    const rest = seed.listings.filter((listing) => listing !== sample);
    expect(Math.max(...rest.map(({ popularity }) => popularity))).toBeLessThan(sample.popularity);
    expect(Math.max(...rest.map(({ sales }) => sales))).toBeLessThan(sample.sales);
  });

  test('its plans are License Tier 1 to 3 at 25, 35 and 45 dollars, struck from 96', () => {
    expect(
      text.plans.map(({ title, details, price, oldPrice }) => [title, details, price, oldPrice]),
    ).toEqual([
      ['License Tier 1', 'One-time purchase of', 2500, 9600],
      ['License Tier 2', 'One-time purchase of', 3500, 9600],
      ['License Tier 3', 'One-time purchase of', 4500, 9600],
    ]);
    expect(text.plans[0]?.features).toEqual(
      expect.arrayContaining(['2,000 requests per month', 'Auto AI model (GPT-3.5 / GPT-4)']),
    );
  });

  test('its page has six tiles, a picture in the second section and the four founder sections', () => {
    expect(text.featureTiles).toHaveLength(6);
    expect(text.overview[1]?.picture).toBe('screenshot/replywright');
    expect(text.founderSections.map(({ title }) => title)).toEqual([
      'From the founder',
      'Fair Usage Policy',
      'Help Page',
      'Roadmap',
    ]);
    expect(
      text.founderSections.flatMap(({ entries }) => entries.map(({ heading }) => heading)),
    ).toEqual(
      expect.arrayContaining([
        'What Does Unlimited Requests mean?',
        'Can I Use My Own OpenAI API Key?',
      ]),
    );
  });
});

describe('every filter value has at least three listings of each kind', () => {
  const ratings = choices('MinRating').map(Number);

  describe.each(kinds)('%s', (kind) => {
    const listings = seed.listings.filter((listing) => listing.kind === kind);
    const atLeastThree = (fits: (listing: ListingRecord) => boolean) =>
      expect(listings.filter(fits).length).toBeGreaterThanOrEqual(3);
    const endsWithinAWeek = ({ endsAt }: ListingRecord) =>
      endsAt !== null && Date.parse(endsAt) - now <= 7 * DAY_MS;

    test.each(seed.categories.map(({ id }) => id))('category %s', (id) =>
      atLeastThree(({ categoryIds }) => categoryIds.includes(id)),
    );
    test.each(seed.integrations.map(({ id }) => id))('integration %s', (id) =>
      atLeastThree(({ integrationIds }) => integrationIds.includes(id)),
    );
    test.each(choices('OperatingSystem'))('operating system %s', (system) =>
      atLeastThree(({ operatingSystems }) => operatingSystems.some((one) => one === system)),
    );
    test.each(choices('ListingFeature'))('feature %s', (feature) =>
      atLeastThree(({ features }) => features.some((one) => one === feature)),
    );
    test.each(choices('Certification'))('certification %s', (level) =>
      atLeastThree(({ certification }) => certification === level),
    );
    test.each(choices('PlanType'))('plan type %s', (type) =>
      atLeastThree(({ planType }) => planType === type),
    );
    test('status live and ending soon', () => {
      atLeastThree(endsWithinAWeek);
      atLeastThree((listing) => !endsWithinAWeek(listing));
    });
    test.each(ratings)('rating %s and up, and each threshold leaves something out', (least) => {
      atLeastThree((listing) => ratingOf(listing).average >= least);
      atLeastThree((listing) => ratingOf(listing).average < least);
    });
  });

  test('courses are taught in six languages', () => {
    const languages = new Set(seed.listings.flatMap(({ language }) => language ?? []));
    expect([...languages].sort()).toEqual([
      'English',
      'French',
      'German',
      'Hindi',
      'Portuguese',
      'Spanish',
    ]);
  });
});

describe('records', () => {
  test('two generations are equal', () => {
    expect(generateSeed()).toEqual(generateSeed());
    expect(seedCollections()).toBe(seed);
  });

  test.each(Object.keys(seed))('ids of %s are unique', (name) => {
    const records = seed[name as keyof typeof seed];
    expect(repeated(records.map(({ id }) => id))).toEqual([]);
  });

  test('titles, taglines, vendors and long texts are unique', () => {
    expect(repeated(seed.listings.map(({ title }) => title))).toEqual([]);
    expect(repeated(seed.listings.map(({ tagline }) => tagline))).toEqual([]);
    expect(repeated(seed.listings.map(({ vendor }) => vendor.id))).toEqual([]);
    expect(repeated(seed.listings.map(({ vendor }) => vendor.name))).toEqual([]);
    expect(repeated(seed.listingTexts.map(({ description }) => description))).toEqual([]);
    expect(repeated(seed.listingTexts.map(({ overview }) => overview[0]?.headline ?? ''))).toEqual(
      [],
    );
  });

  test.each(seed.listings.map((listing) => [listing.id, listing] as const))(
    'listing %s keeps the contract in full',
    (_, listing) => expect(faults('ListingDetail', detailOf(listing))).toEqual([]),
  );

  test('the check itself sees a text that is too long', () => {
    const listing = required(seed.listings[0], 'listing');
    expect(faults('ListingDetail', detailOf({ ...listing, title: 'x'.repeat(121) }))).not.toEqual(
      [],
    );
  });

  test('every other record keeps the contract', () => {
    const withAvatar = <Pictured extends { picture: string }>({ picture, ...rest }: Pictured) => ({
      ...rest,
      avatarUrl: url(picture),
    });
    const checks: [string, unknown][] = [
      ...seed.members.map((member) => ['Member', author(member.id)] as [string, unknown]),
      ...seed.testimonials.map((one) => ['Testimonial', withAvatar(one)] as [string, unknown]),
      ...seed.featuredTools.map(({ baseLikes, picture, ...rest }): [string, unknown] => [
        'FeaturedTool',
        { ...rest, imageUrl: url(picture), likeCount: baseLikes, liked: false },
      ]),
      ...seed.reviews.map(({ listingId, authorId, ...rest }): [string, unknown] => [
        'Review',
        { ...rest, author: author(authorId) },
      ]),
      ...seed.questions.map(
        ({ listingId, authorId, notifyByEmail, answers, ...rest }): [string, unknown] => [
          'Question',
          {
            ...rest,
            author: author(authorId),
            answers: answers.map(({ authorId: by, ...answer }) => ({
              ...answer,
              author: author(by),
            })),
          },
        ],
      ),
      ...seed.notifications.map(({ accountId, ...rest }): [string, unknown] => [
        'Notification',
        rest,
      ]),
    ];
    expect(checks.flatMap(([schema, value]) => faults(schema, value))).toEqual([]);
  });

  test('what is counted equals what there is', () => {
    for (const listing of seed.listings) {
      const stars = seed.reviews.filter(({ listingId }) => listingId === listing.id);
      expect(listing.starCounts).toEqual(
        [1, 2, 3, 4, 5].map((count) => stars.filter((review) => review.stars === count).length),
      );
      expect(listing.questionCount).toBe(
        seed.questions.filter(({ listingId }) => listingId === listing.id).length,
      );
    }
  });

  test('references lead somewhere', () => {
    const listings = [...seed.reviews, ...seed.questions, ...seed.featuredTools].map(
      ({ listingId }) => listingId,
    );
    expect(listings.filter((id) => !byId.has(id))).toEqual([]);
    expect(seed.notifications.filter(({ listingId }) => listingId && !byId.has(listingId))).toEqual(
      [],
    );
    expect(seed.accounts.filter(({ id }) => !memberById.has(id))).toEqual([]);
    const accounts = new Set(seed.accounts.map(({ id }) => id));
    expect(seed.notifications.filter(({ accountId }) => !accounts.has(accountId))).toEqual([]);
    expect([...textById.keys()].sort()).toEqual([...byId.keys()].sort());
  });

  test('no review and no question is repeated on one page, nobody reviews a listing twice', () => {
    for (const { id } of seed.listings) {
      const reviews = seed.reviews.filter(({ listingId }) => listingId === id);
      expect(repeated(reviews.map(({ message }) => message))).toEqual([]);
      expect(repeated(reviews.map(({ authorId }) => authorId))).toEqual([]);
      const questions = seed.questions.filter(({ listingId }) => listingId === id);
      expect(repeated(questions.map(({ text }) => text))).toEqual([]);
    }
  });

  test('what happened lies before the seed’s moment and in a possible order', () => {
    const joined = Math.max(...seed.members.map(({ memberSince }) => Date.parse(memberSince)));
    for (const { createdAt } of seed.listings) expect(joined).toBeLessThan(Date.parse(createdAt));
    for (const { listingId, createdAt } of [...seed.reviews, ...seed.questions]) {
      const listed = Date.parse(required(byId.get(listingId), listingId).createdAt);
      expect(Date.parse(createdAt)).toBeGreaterThan(listed);
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(now);
    }
    for (const question of seed.questions) {
      const times = [question, ...question.answers].map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
    const past = [...seed.notifications, ...seed.testimonials].map(({ createdAt }) => createdAt);
    expect(past.filter((time) => Date.parse(time) > now)).toEqual([]);
  });

  test('a deal ends within a week or clearly later, never at the border', () => {
    for (const { endsAt } of seed.listings) {
      if (endsAt === null) continue;
      const days = (Date.parse(endsAt) - now) / DAY_MS;
      expect(days > 1 && (days < 7 || days > 8)).toBe(true);
    }
  });

  test('the cheapest plan costs what the listing says, and plans go up', () => {
    for (const { id, price } of seed.listings) {
      const prices = required(textById.get(id), id).plans.map((plan) => plan.price);
      if (id !== 'replywright') expect(prices[0]).toBe(price);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
    }
  });

  test('ids within a text are unique and no placeholder is left', () => {
    for (const text of seed.listingTexts) {
      expect(repeated(text.plans.map(({ id }) => id))).toEqual([]);
      expect(repeated(text.featureTiles.map(({ id }) => id))).toEqual([]);
      for (const { entries } of text.founderSections) {
        expect(repeated(entries.map(({ id }) => id))).toEqual([]);
      }
    }
    expect(JSON.stringify(seed)).not.toMatch(/\{\w+\}|undefined|lorem/i);
  });

  test('collections stay small enough to be loaded on first use', () => {
    const size = (name: keyof typeof seed) => Buffer.byteLength(JSON.stringify(seed[name]));
    expect(size('listings')).toBeLessThanOrEqual(62 * 1024);
    expect(size('reviews')).toBeLessThanOrEqual(140_000);
    expect(size('questions')).toBeLessThanOrEqual(110_000);
  });
});
