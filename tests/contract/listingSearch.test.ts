/** What listings and deals are found by, and which of them come first. */
import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const find = async (query: Parameters<typeof mock.call<'listListings', 200>>[2]['query']) =>
  (await mock.call('listListings', 200, { query: { ...query, pageSize: 100 } })).items;

describe('listings that are searched for', () => {
  test('come first by what they are called, then by what they say of themselves', async () => {
    const found = await find({ kind: 'course', q: 'email' });
    expect(found[0]?.title).toMatch(/email/i);
    const places = found.map(({ title, tagline, match }) =>
      /email/i.test(title) ? 0 : /email/i.test(tagline) ? 1 : match?.in === 'category' ? 2 : 3,
    );
    expect(places).toEqual(places.toSorted());
    expect(new Set(places).size).toBeGreaterThan(2);
  });

  test('come in the order that was asked for, and else by popularity', async () => {
    const ids = async (query: object) =>
      (await find({ kind: 'software', ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual(await ids({ sort: ['-popularity'] }));
    expect(await ids({ q: 'email' })).toEqual(await ids({ q: 'email', sort: ['relevance'] }));
    expect(await ids({ q: 'email', sort: ['title'] })).toEqual(
      (await ids({ q: 'email' })).toSorted(),
    );
  });

  test('say why, where their name, vendor and tagline do not', async () => {
    expect((await find({ kind: 'software' })).every(({ match }) => match === null)).toBe(true);
    for (const kind of ['software', 'course'] as const) {
      for (const { title, tagline, vendor, match } of await find({ kind, q: 'mail' })) {
        const isSeen = /\b(e?mail)/i.test([title, tagline, vendor.name].join(' '));
        expect(match === null, title).toBe(isSeen);
        if (match) expect(match.text, title).toMatch(/\b(e?mail)/i);
      }
    }
  });

  test('say what they offer and how they are paid', async () => {
    const [gdpr] = await find({ kind: 'software', q: 'gdpr email' });
    expect(gdpr?.match).toEqual({ in: 'feature', text: 'GDPR-compliant' });
    const annual = await find({ kind: 'software', q: 'annual' });
    expect(annual.map(({ match }) => match)).toContainEqual({ in: 'plan-type', text: 'Annual' });
  });
});

describe('deals', () => {
  const deals = async (query: object) =>
    (await mock.call('listDeals', 200, { query: { ...query, pageSize: 100 } })).items;

  test('begin with what saves most', async () => {
    const percents = (await deals({})).map(({ discountPercent }) => discountPercent);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  });

  test('are found and put in order as listings are', async () => {
    const listings = await find({ kind: 'software', q: 'mail' });
    const found = await deals({ q: 'mail' });
    expect(found.map(({ listingId, match }) => [listingId, match])).toEqual(
      listings
        .filter(({ discountPercent }) => discountPercent > 0)
        .map(({ id, match }) => [id, match]),
    );
  });
});
