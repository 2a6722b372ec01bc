import { describe, expect, test } from 'vitest';
import { NEWCOMER, useMockServer } from '../support/mockServer';

const mock = useMockServer();
const detail = (listingId: string) => mock.call('getListing', 200, { params: { listingId } });

describe('the sample listing', () => {
  test('is what the specification shows, sections 2 and 9', async () => {
    const sample = await detail('sample');
    expect(sample).toEqual(await detail('replywright'));
    expect(sample).toMatchObject({
      kind: 'software',
      price: { amountMinor: 1300, currency: 'USD' },
      oldPrice: { amountMinor: 2500 },
      discountPercent: 48,
      planType: { id: 'lifetime', name: 'Lifetime deal' },
      claimed: true,
      rating: { average: 4.4, count: 13 },
      discussionCount: 110,
    });
    expect(
      sample.plans.map(({ title, price, oldPrice }) => [
        title,
        price.amountMinor,
        oldPrice?.amountMinor,
      ]),
    ).toEqual([
      ['License Tier 1', 1300, 2500],
      ['License Tier 2', 3500, 9600],
      ['License Tier 3', 4500, 14000],
    ]);
  });

  test('answers to the word sample wherever a listing is named', async () => {
    const params = { params: { listingId: 'sample' } };
    const { page } = await mock.call('listReviews', 200, params);
    expect(page.totalItems).toBe(13);
    expect((await mock.call('listQuestions', 200, params)).page.totalItems).toBe(
      (await detail('sample')).questionCount,
    );
    await mock.signIn(NEWCOMER);
    await mock.call('addBookmark', 200, params);
    expect((await mock.call('listBookmarks', 200)).listingIds).toEqual(['replywright']);
    await mock.call('removeBookmark', 200, { params: { listingId: 'replywright' } });
    expect((await mock.call('listBookmarks', 200)).listingIds).toEqual([]);
  });
});

test('a point of the overview that has a feature tile names it', async () => {
  for (const kind of ['software', 'course'] as const) {
    const query = { kind, pageSize: 100 };
    const { items } = await mock.call('listListings', 200, { query });
    for (const { id } of items) {
      const { overview, featureTiles } = await detail(id);
      const points = overview.flatMap((section) => section.points);
      if (id !== 'replywright') expect(points.length, id).toBe(3);
      for (const { title, text, featureId } of points)
        expect(featureTiles).toContainEqual(
          expect.objectContaining({ id: featureId, title, description: text }),
        );
    }
  }
});

test('of three plans and more the second is recommended, of fewer none', async () => {
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', pageSize: 100 },
  });
  const counts = new Set<number>();
  for (const { id } of items) {
    const { plans } = await detail(id);
    counts.add(plans.length);
    const recommended = plans.flatMap(({ isRecommended }, place) => (isRecommended ? place : []));
    expect(recommended, id).toEqual(plans.length >= 3 ? [1] : []);
  }
  expect(counts.size).toBeGreaterThan(1);
});

test('every listing has a page, and its figures are those of the lists', async () => {
  for (const kind of ['software', 'course'] as const) {
    const { items } = await mock.call('listListings', 200, { query: { kind, pageSize: 100 } });
    for (const { match: _, ...listing } of items) {
      const page = await detail(listing.id);
      expect(page).toMatchObject(listing);
      const prices = page.plans.map(({ price }) => price.amountMinor);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(page.plans[0]).toMatchObject({ price: page.price, oldPrice: page.oldPrice });
    }
  }
});

test('a price of limited time holds until the deal ends, everywhere', async () => {
  const query = { kind: 'software', pageSize: 100 } as const;
  const software = async () => (await mock.call('listListings', 200, { query })).items;
  const before = (await software()).find(({ endsAt, oldPrice }) => endsAt && oldPrice)!;
  const { plans } = await detail(before.id);
  mock.setNow(before.endsAt!);
  const regular = { price: before.oldPrice, oldPrice: null, discountPercent: 0 };
  const after = await software();
  expect(after.find(({ id }) => id === before.id)).toMatchObject(regular);
  const page = await detail(before.id);
  expect(page).toMatchObject(regular);
  expect(page.plans.map(({ price }) => price)).toEqual(
    plans.map(({ price, oldPrice }) => oldPrice ?? price),
  );
  const { amountMinor } = before.oldPrice!;
  const dear = { ...query, priceMin: amountMinor, priceMax: amountMinor };
  const { items } = await mock.call('listListings', 200, { query: dear });
  expect(items.map(({ id }) => id)).toContain(before.id);
});

test('similar listings are of the same kind, never the listing itself, the closest first', async () => {
  const self = await detail('replywright');
  const { items } = await mock.call('listSimilarListings', 200, { params: { listingId: self.id } });
  expect(items).toHaveLength(12);
  const shared = await Promise.all(
    items.map(async ({ id }) => {
      const { categories, features, kind } = await detail(id);
      expect(kind).toBe('software');
      expect(id).not.toBe(self.id);
      const sharedOf = (ours: { id: string }[], theirs: { id: string }[]) =>
        theirs.filter((one) => ours.some((own) => own.id === one.id)).length;
      const [main] = self.categories;
      const isOfMain = Number(categories.some((one) => one.id === main!.id));
      const beginsWithMain = Number(categories[0]!.id === main!.id);
      // Categories come before features, of which there are fewer than ten.
      return (
        sharedOf(self.categories, categories) * 1000 +
        isOfMain * 200 +
        beginsWithMain * 100 +
        Number(self.categories.some(({ id }) => id === categories[0]!.id)) * 50 +
        sharedOf(self.features, features)
      );
    }),
  );
  expect(shared).toEqual(shared.toSorted((a, b) => b - a));
});

test('what its reviews advise against is not suggested where there are twelve others', async () => {
  const query = { kind: 'software', pageSize: 100 } as const;
  const { items } = await mock.call('listListings', 200, { query });
  const poor = items
    .filter(({ rating }) => rating.count > 0 && rating.average < 3)
    .map(({ id }) => id);
  expect(poor).not.toHaveLength(0);
  for (const { id } of items) {
    const row = await mock.call('listSimilarListings', 200, { params: { listingId: id } });
    expect(row.items.filter((one) => poor.includes(one.id)).map((one) => one.title)).toEqual([]);
  }
});

test('what resembles a listing most is of its own field, not of one it only touches', async () => {
  for (const listingId of ['email-copywriting', 'formwillow']) {
    const { categories } = await detail(listingId);
    const { items } = await mock.call('listSimilarListings', 200, { params: { listingId } });
    for (const one of items.slice(0, 2))
      expect(
        one.categories.map(({ id }) => id),
        one.title,
      ).toContain(categories[0]!.id);
  }
});

test('a course says what its lessons are, software has none', async () => {
  const query = { kind: 'course', pageSize: 100 } as const;
  const { items } = await mock.call('listListings', 200, { query });
  for (const { id } of items) {
    const { course, outline } = await detail(id);
    const lessons = outline!.flatMap((section) => section.lessons);
    expect(lessons.map(({ number }) => number)).toEqual(lessons.map((_, place) => place + 1));
    expect(lessons).toHaveLength(course!.lessonCount);
    const minutes = outline!.reduce((sum, section) => sum + section.minutes, 0);
    expect(minutes).toBe(course!.minutes);
  }
  expect((await detail('replywright')).outline).toBeNull();
});

test('the lessons that a page names are those that the buyer gets', async () => {
  await mock.signIn();
  const [own] = (await mock.call('listOwnCourses', 200)).items;
  const { sections } = await mock.call('getCourse', 200, { params: { courseId: own!.id } });
  const { outline } = await detail(own!.id);
  expect(
    outline!.map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)]),
  ).toEqual(sections.map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)]));
});

describe('comparing', () => {
  test('gives the listings in full, in the order asked for', async () => {
    const { items } = await mock.call('listListings', 200, {
      query: { kind: 'course', pageSize: 3 },
    });
    const listingId = items.map(({ id }) => id).toReversed();
    const compared = await mock.call('compareListings', 200, { query: { listingId } });
    expect(compared.items).toEqual(await Promise.all(listingId.map(detail)));
  });

  test('an unknown listing is 404', async () => {
    await mock.call('compareListings', 404, { query: { listingId: ['replywright', 'nothing'] } });
  });
});
