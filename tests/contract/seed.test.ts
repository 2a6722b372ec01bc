import { describe, expect, test } from 'vitest';
import { LANGUAGES, lengthOf } from '../../mocks/rules/facetChoices';
import type { ListingRecord } from '../../mocks/store/records';
import {
  byId,
  choices,
  DAY_MS,
  kinds,
  now,
  ratingOf,
  required,
  seed,
  textById,
} from '../support/seedFacts';

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

  test('its plans are License Tier 1 to 3 at 25, 35 and 45 dollars, the first for 13 while the deal runs', () => {
    expect(
      text.plans.map(({ title, details, price, oldPrice }) => [title, details, price, oldPrice]),
    ).toEqual([
      ['License Tier 1', 'One-time purchase of', 1300, 2500],
      ['License Tier 2', 'One-time purchase of', 3500, 9600],
      ['License Tier 3', 'One-time purchase of', 4500, 14000],
    ]);
    expect(text.plans[0]?.features).toEqual(
      expect.arrayContaining(['2,000 requests per month', 'Auto AI model (GPT-3.5 / GPT-4)']),
    );
  });

  test('its page has six tiles, a picture in the second section and the four founder sections', () => {
    expect(text.featureTiles).toHaveLength(6);
    expect(text.overview[1]?.picture).toBe('screenshot/replywright/inside');
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

  test('teachers answer in every language of the filter, and in no other', () => {
    const languages = seed.listings.flatMap(({ language }) => language ?? []);
    expect([...new Set(languages)].sort()).toEqual(LANGUAGES.map(([, name]) => name));
    for (const [, name] of LANGUAGES)
      expect(languages.filter((one) => one === name).length, name).toBeGreaterThanOrEqual(3);
  });

  test.each(choices('CourseLength'))('courses of the length %s', (length) => {
    const lengths = seed.listings.flatMap(({ course }) => (course ? lengthOf(course.minutes) : []));
    expect(lengths.filter((one) => one === length).length).toBeGreaterThanOrEqual(3);
  });
});
