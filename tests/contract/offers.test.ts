import { describe, expect, test } from 'vitest';
import type { QueryParams } from '../../mocks/contract/types';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
type Query = Omit<QueryParams<'listOffers'>, 'audience'>;
const ask = (audience: 'buyer' | 'student', query: Query = {}) =>
  mock.call('listOffers', 200, { query: { audience, pageSize: 100, ...query } });
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('offers', () => {
  test('cost less than they did, the largest discount first', async () => {
    const { items } = await ask('buyer');
    expect(items.length).toBeGreaterThan(40);
    for (const { price, oldPrice } of items) {
      expect(price.amountMinor).toBeLessThan(oldPrice!.amountMinor);
    }
    const discounts = items.map(({ discountPercent }) => discountPercent);
    expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['software', 'course']));
  });

  test('for students are courses, and software that trains up to a certificate', async () => {
    const [buyer, student] = [await ask('buyer'), await ask('student')];
    expect(student.items.length).toBeLessThan(buyer.items.length);
    expect(ids(buyer)).toEqual(expect.arrayContaining(ids(student)));
    for (const { kind, certification } of student.items) {
      expect(kind === 'course' || certification !== null).toBe(true);
    }
    const courses = buyer.items.filter(({ kind }) => kind === 'course');
    expect(ids(student)).toEqual(expect.arrayContaining(ids({ items: courses })));
  });

  test('come with courses or software first, and by the money that they save', async () => {
    const { items } = await ask('buyer', { sort: ['-kind', '-saving'] });
    const software = items.filter(({ kind }) => kind === 'software');
    expect(items.slice(0, software.length)).toEqual(software);
    const savings = software.map(
      ({ price, oldPrice }) => oldPrice!.amountMinor - price.amountMinor,
    );
    expect(savings).toEqual(savings.toSorted((a, b) => b - a));
    const courses = (await ask('student', { sort: ['kind'] })).items.map(({ kind }) => kind);
    expect(courses.slice(0, courses.lastIndexOf('course') + 1)).not.toContain('software');
  });

  test('are recommended well rated and ending soon first, then by discount', async () => {
    const { items } = await ask('buyer', { sort: ['recommended'] });
    const rank = ({ rating, status }: (typeof items)[number]) =>
      (rating.average >= 4.2 ? 0 : 2) + (status === 'ending-soon' ? 0 : 1);
    const ranks = items.map(rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(4);
    for (const one of new Set(ranks)) {
      const discounts = items
        .filter((offer) => rank(offer) === one)
        .map(({ discountPercent }) => discountPercent);
      expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
    }
  });

  test('are recommended of what the member neither owns nor sells, all others after that', async () => {
    const visitor = await ask('buyer', { sort: ['recommended'] });
    await mock.signIn();
    const { items } = await ask('buyer', { sort: ['recommended'] });
    const owned = await mock.call('listOwnedProducts', 200, { query: { pageSize: 100 } });
    const partners = await mock.call('listPartnerAccounts', 200);
    const isOwn = (offer: (typeof items)[number]) =>
      owned.items.some(({ itemId }) => itemId === offer.id) ||
      partners.items.some(({ id }) => id === offer.vendor.id);
    const own = visitor.items.filter(isOwn);
    expect(own.length).toBeGreaterThan(2);
    expect(ids({ items })).toEqual(
      ids({ items: [...visitor.items.filter((offer) => !isOwn(offer)), ...own] }),
    );
  });

  test('come to the same, whatever of them is asked for', async () => {
    const { items, summary } = await ask('student');
    const savings = items.map(({ price, oldPrice }) => oldPrice!.amountMinor - price.amountMinor);
    expect(summary).toEqual({
      count: items.length,
      largestSaving: { amountMinor: Math.max(...savings), currency: 'USD' },
      endingSoonCount: items.filter(({ status }) => status === 'ending-soon').length,
      certifiedCourseCount: items.filter(
        ({ kind, certification }) => kind === 'course' && certification !== null,
      ).length,
    });
    expect((await ask('student', { q: 'accounting', pageSize: 1 })).summary).toEqual(summary);
  });

  test('that have ended are left out', async () => {
    const { items } = await ask('buyer', { status: 'ending-soon' });
    const { id, endsAt } = items[0]!;
    mock.setNow(endsAt!);
    expect(ids(await ask('buyer'))).not.toContain(id);
  });

  test('are all live, those that end soon as well', async () => {
    expect(ids(await ask('buyer', { status: 'live' }))).toEqual(ids(await ask('buyer')));
  });

  test('each choice of a filter leaves as many as it says', async () => {
    const { facets, page } = await ask('student');
    for (const facet of ['kind', 'category', 'certification', 'status'] as const) {
      for (const { value, count } of facets[facet]) {
        const found = await ask('student', { [facet]: value } as Query);
        expect([facet, value, found.page.totalItems]).toEqual([facet, value, count]);
      }
    }
    expect(facets.kind.reduce((sum, { count }) => sum + count, 0)).toBe(page.totalItems);
  });

  test('a filter does not count against its own choices, and none of them is lost', async () => {
    const all = await ask('buyer');
    const narrow = await ask('buyer', { category: 'design', kind: 'course' });
    expect(narrow.facets.category.map(({ value }) => value)).toEqual(
      all.facets.category.map(({ value }) => value),
    );
    const design = narrow.facets.category.find(({ value }) => value === 'design')!;
    expect(design.count).toBe(narrow.page.totalItems);
    expect(narrow.facets.category.filter(({ count }) => count > 0).length).toBeGreaterThan(1);
  });

  test('words are found in titles, vendors and categories', async () => {
    expect((await ask('buyer', { q: 'figma for non-designers' })).items[0]?.id).toBe(
      'figma-basics',
    );
    const { items } = await ask('student', { q: 'accounting' });
    expect(items.every(({ categories }) => categories.some(({ id }) => id === 'finance'))).toBe(
      true,
    );
  });

  test('an audience has to be named', async () => {
    await mock.call('listOffers', 422, { query: {} as never });
  });
});
