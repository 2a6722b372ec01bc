import { describe, expect, test } from 'vitest';
import { presentFeaturedTool } from '../../mocks/presenters/featuredTool';
import { presentMember } from '../../mocks/presenters/member';
import { presentNotification } from '../../mocks/presenters/notification';
import { presentQuestion } from '../../mocks/presenters/question';
import { reviewPresenter } from '../../mocks/presenters/review';
import { presentTestimonial } from '../../mocks/presenters/testimonial';
import { generateSeed, seedCollections } from '../../mocks/seed/index';
import {
  byId,
  DAY_MS,
  detailOf,
  faults,
  memberById,
  members,
  now,
  openedReviews,
  repeated,
  required,
  seed,
  textById,
  url,
} from '../support/seedFacts';

describe('records', () => {
  test('two generations are equal', () => {
    expect(generateSeed()).toEqual(generateSeed());
    expect(seedCollections()).toBe(seed);
  });

  test.each(Object.keys(seed))('ids of %s are unique', (name) => {
    const records = seed[name as keyof typeof seed];
    expect(repeated(records.map(({ id }) => id))).toEqual([]);
  });

  test('no one who reviewed a listing asks what it does', () => {
    const reviewed = new Set(
      seed.reviews.map(({ listingId, authorId }) => `${listingId} ${authorId}`),
    );
    const asked = seed.questions.map(({ listingId, authorId }) => `${listingId} ${authorId}`);
    expect(asked.filter((pair) => reviewed.has(pair))).toEqual([]);
  });

  test('titles, taglines and long texts are unique', () => {
    expect(repeated(seed.listings.map(({ title }) => title))).toEqual([]);
    expect(repeated(seed.listings.map(({ tagline }) => tagline))).toEqual([]);
    expect(repeated(seed.listingTexts.map(({ description }) => description))).toEqual([]);
    expect(repeated(seed.listingTexts.map(({ overview }) => overview[0]?.headline ?? ''))).toEqual(
      [],
    );
  });

  test('a vendor has one name, and partner accounts are vendors with listings', () => {
    const vendors = [...seed.listings.map(({ vendor }) => vendor), ...seed.partnerAccounts];
    const names = new Map(vendors.map(({ id, name }) => [id, name]));
    for (const { id, name } of vendors) expect(name).toBe(names.get(id));
    expect(repeated([...names.values()])).toEqual([]);
    const listed = new Map<string, number>();
    for (const { vendor } of seed.listings) listed.set(vendor.id, (listed.get(vendor.id) ?? 0) + 1);
    expect(seed.partnerAccounts.map(({ id }) => [id, listed.get(id)])).toEqual([
      ['quillbird-labs', 9],
      ['northbeam-studio', 2],
      ['amsel-works', 3],
    ]);
  });

  test('nobody praises the marketplace in the name of a company that sells here', () => {
    const sellers = [...seed.listings.map(({ vendor }) => vendor), ...seed.partnerAccounts];
    const companies = new Set(sellers.map(({ name }) => name));
    for (const { position } of seed.testimonials)
      expect(companies).not.toContain(position.split(', ').at(-1));
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
    const checks: [string, unknown][] = [
      ...seed.members.map(({ id }): [string, unknown] => [
        'Member',
        presentMember(members, id, url),
      ]),
      ...seed.testimonials.map((one): [string, unknown] => [
        'Testimonial',
        presentTestimonial(one, url),
      ]),
      ...seed.featuredTools.map((tool): [string, unknown] => [
        'FeaturedTool',
        presentFeaturedTool(
          tool,
          required(
            seed.listings.find(({ id }) => id === tool.listingId),
            'listing',
          ),
          { likes: [], accountId: null, now: new Date(now), pictureUrl: url },
        ),
      ]),
      ...seed.reviews.map((review): [string, unknown] => [
        'Review',
        reviewPresenter(openedReviews, { account: null, pictureUrl: url })(review),
      ]),
      ...seed.questions.map((question): [string, unknown] => [
        'Question',
        presentQuestion(question, [], members, url),
      ]),
      ...seed.notifications.map((notice): [string, unknown] => [
        'Notification',
        presentNotification(notice, byId, new Date(now)),
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
    for (const { listingId, createdAt } of [...seed.reviews, ...seed.questions]) {
      const listed = Date.parse(required(byId.get(listingId), listingId).createdAt);
      expect(Date.parse(createdAt)).toBeGreaterThan(listed);
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(now);
    }
    for (const question of seed.questions) {
      const times = [question, ...question.answers].map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
    const told = seed.notifications.filter(({ action }) => action !== 'see-deal');
    const past = [...told, ...seed.testimonials].map(({ createdAt }) => createdAt);
    expect(past.filter((time) => Date.parse(time) > now)).toEqual([]);
  });

  test('of each saved deal that ends, a notice tells three days before', () => {
    const ending = seed.bookmarks.flatMap(({ accountId, listingId }) => {
      // A template has no end.
      if (listingId === undefined) return [];
      const { endsAt, oldPrice } = seed.listings.find(({ id }) => id === listingId)!;
      return endsAt && oldPrice ? [{ accountId, listingId, endsAt: Date.parse(endsAt) }] : [];
    });
    expect(ending.length).toBeGreaterThan(1);
    for (const { accountId, listingId, endsAt } of ending) {
      const notice = seed.notifications.find(
        (one) =>
          one.action === 'see-deal' && one.accountId === accountId && one.listingId === listingId,
      );
      const hours = (endsAt - Date.parse(notice!.createdAt)) / 3_600_000;
      expect(Math.round(hours), listingId).toBe(72);
    }
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
      expect(prices[0]).toBe(price);
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
    // The patterns of postal codes have braces of their own.
    const written = JSON.stringify({ ...seed, countries: [] });
    const placeholders = [...written.matchAll(/\{\w+\}|undefined|lorem/gi)];
    expect(placeholders.map(({ index }) => written.slice(index - 40, index + 40))).toEqual([]);
  });

  test('collections stay small enough to be loaded on first use', () => {
    const size = (name: keyof typeof seed) => Buffer.byteLength(JSON.stringify(seed[name]));
    expect(size('listings')).toBeLessThanOrEqual(68 * 1024);
    expect(size('reviews')).toBeLessThanOrEqual(140_000);
    expect(size('questions')).toBeLessThanOrEqual(110_000);
  });
});
