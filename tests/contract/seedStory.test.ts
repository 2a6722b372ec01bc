import { describe, expect, test } from 'vitest';
import { catalog } from '../../mocks/seed/catalog';
import type { ListingRecord } from '../../mocks/store/records';
import { byId, memberById, ratingOf, repeated, required, seed } from '../support/seedFacts';

const at = (time: string) => Date.parse(time);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const ownerOf = new Map(seed.partnerAccounts.map(({ id, accountId }) => [id, accountId]));
const paid = seed.orders.filter(({ status }) => status === 'paid');

describe('what is sold', () => {
  test('has at most as many reviews as buyers', () => {
    const listed = seed.listings.map((one) => ({ ...one, ratings: ratingOf(one).count }));
    expect(listed.filter(({ sales, ratings }) => sales < ratings)).toEqual([]);
    const templates = seed.templates.map((one) => ({ ...one, ratings: sumOf(one.starCounts) }));
    expect(templates.filter(({ salesCount, ratings }) => salesCount < ratings)).toEqual([]);
  });

  test('has no review older than its first sale in the books of its partner', () => {
    const partnered = seed.listings.filter(({ vendor }) => ownerOf.has(vendor.id));
    const early = partnered.flatMap(({ id }) => {
      const sold = seed.sales.filter(({ listingId }) => listingId === id);
      const first = Math.min(...sold.map(({ soldAt }) => at(soldAt)));
      const reviews = seed.reviews.filter(({ listingId }) => listingId === id);
      return reviews.filter(({ createdAt }) => at(createdAt) < first).map((one) => [id, one]);
    });
    expect(early).toEqual([]);
  });

  test('was sold as often as the books of its partner say', () => {
    const partnered = seed.listings.filter(({ vendor }) => ownerOf.has(vendor.id));
    expect(partnered).toHaveLength(14);
    for (const { id, sales } of partnered) {
      const sold = seed.sales.filter(({ listingId }) => listingId === id);
      const ordered = paid.filter(({ item }) => item.id === id);
      expect(sales, id).toBe(sumOf([...sold, ...ordered].map(({ quantity }) => quantity)));
    }
  });

  test('is seen by many where it sells well', () => {
    const misplaced = (one: ListingRecord) =>
      seed.listings.filter(
        ({ sales, popularity }) => sales > 1.5 * one.sales && popularity < one.popularity,
      );
    expect(seed.listings.flatMap(misplaced)).toEqual([]);
  });

  test('has numbers of orders that go up with time, for all buyers and sellers', () => {
    const placed = [
      ...seed.orders.map(({ number, createdAt }) => ({ number, time: createdAt })),
      ...seed.sales.map(({ id, soldAt }) => ({ number: id.replace('sale', 'DWO'), time: soldAt })),
    ];
    const numbers = placed.map(({ number }) => number);
    expect(repeated(numbers)).toEqual([]);
    const inTime = placed.toSorted((one, other) => at(one.time) - at(other.time));
    expect(inTime.map(({ number }) => number)).toEqual(numbers.toSorted());
  });

  test('costs less than it did, in every plan', () => {
    const prices = [
      ...seed.listings,
      ...seed.templates,
      ...seed.listingTexts.flatMap(({ plans }) => plans),
    ];
    expect(prices.filter(({ price, oldPrice }) => oldPrice !== null && oldPrice <= price)).toEqual(
      [],
    );
  });

  test('is claimed where its vendor has an account or answers', () => {
    const answered = seed.questions
      .filter(({ answers }) => answers.some(({ fromVendor }) => fromVendor))
      .map(({ listingId }) => listingId);
    const claimed = seed.listings.filter(
      ({ id, vendor }) => ownerOf.has(vendor.id) || answered.includes(id),
    );
    expect(claimed.filter((one) => !one.claimed)).toEqual([]);
  });

  test('is explained by its own founder: nobody tells two lives', () => {
    const founders = catalog().flatMap(({ form, copy }) => (form === 'course' ? [] : copy.founder));
    expect(repeated(founders)).toEqual([]);
  });
});

test('notices tell of what happens when it happens', () => {
  for (const { accountId, title, body, listingId, createdAt } of seed.notifications) {
    const order = paid.find(({ number }) => body.includes(number));
    if (order) expect([order.accountId, order.createdAt]).toEqual([accountId, createdAt]);
    if (title.endsWith(' is live')) expect(byId.get(listingId!)?.createdAt).toBe(createdAt);
    if (body.startsWith('Your vendor account is open')) {
      const own = seed.partnerAccounts.find((one) => one.accountId === accountId);
      expect(own?.createdAt).toBe(createdAt);
    }
  }
});

describe('people', () => {
  test('neither buy nor save, review or ask about what they sell', () => {
    const done = [
      ...seed.orders.map(({ accountId, item }) => [accountId, item.id]),
      ...seed.redemptions.map(({ accountId, item }) => [accountId, item.id]),
      ...seed.bookmarks.map(({ accountId, listingId }) => [accountId, listingId]),
      ...seed.reviews.map(({ authorId, listingId }) => [authorId, listingId]),
      ...seed.questions.map(({ authorId, listingId }) => [authorId, listingId]),
    ] as const;
    const own = done.filter(([who, id]) => ownerOf.get(byId.get(id!)?.vendor.id ?? '') === who);
    expect(own).toEqual([]);
  });

  test('joined before anything that they did', () => {
    const done = [
      ...[...seed.reviews, ...seed.questions, ...seed.discussions, ...seed.comments],
      ...seed.questions.flatMap(({ answers }) => answers),
      ...seed.orders.map(({ accountId, createdAt }) => ({ authorId: accountId, createdAt })),
      ...seed.partnerAccounts.map(({ accountId, createdAt }) => ({
        authorId: accountId,
        createdAt,
      })),
    ];
    for (const { authorId, createdAt } of done) {
      const { memberSince } = required(memberById.get(authorId), authorId);
      expect(at(memberSince), authorId).toBeLessThan(at(createdAt));
    }
  });

  test('have bought at least what they have reviewed, and accounts what their orders say', () => {
    for (const { id, dealsBought } of seed.members) {
      const reviews = seed.reviews.filter(({ authorId }) => authorId === id);
      expect(dealsBought, id).toBeGreaterThanOrEqual(reviews.length);
    }
    for (const { id } of seed.accounts) {
      const orders = paid.filter(({ accountId }) => accountId === id);
      expect(required(memberById.get(id), id).dealsBought).toBe(orders.length);
    }
  });

  test('are what they tell in the community', () => {
    const named = (name: string) =>
      required(
        seed.members.find((one) => one.name === name),
        name,
      );
    const posted = (title: string) =>
      required(
        seed.discussions.find((one) => one.title.startsWith(title)),
        title,
      );
    // “I have never bought software before.”
    expect(named('Freya Nielsen').dealsBought).toBe(0);
    // “I have bought forty-one lifetime deals, most of them before I joined here.”
    expect(named('Jonas Weber').dealsBought).toBeLessThan(41 / 2);
    // “New here.”
    const [mai, shop] = [named('Nguyen Thi Mai'), posted('New here: I run an online shop')];
    expect(at(shop.createdAt) - at(mai.memberSince)).toBeLessThan(2 * 86_400_000);
    // “Back after two years.”
    const { createdAt, authorId } = posted('Back after two years');
    const away = [...seed.reviews, ...seed.questions, ...seed.discussions, ...seed.comments].filter(
      (one) => one.authorId === authorId && at(one.createdAt) < at(createdAt) - 7 * 86_400_000,
    );
    expect(away).toEqual([]);
  });
});
