import { describe, expect, test } from 'vitest';
import type { QueryParams } from '../../mocks/contract/types';
import { seedCollections } from '../../mocks/seed/index';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

type Query = QueryParams<'listArticles'>;

const list = (query: Query = {}) => mock.call('listArticles', 200, { query });
const everything = async (query: Query = {}) => (await list({ ...query, pageSize: 100 })).items;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the blog of the seed', () => {
  test('its categories have the numbers of posts that the specification states (section 3)', async () => {
    const { items } = await mock.call('listArticleCategories', 200);
    expect(items.map(({ name, postCount }) => [name, postCount])).toEqual([
      ['Accounting & Finance', 15],
      ['Education & Learning', 40],
      ['Marketing', 10],
      ['Program & Project Management', 25],
      ['Human Resources', 4],
      ['Accounting', 5],
    ]);
  });

  test('the counts are those of the lists they lead to', async () => {
    const categories = (await mock.call('listArticleCategories', 200)).items;
    for (const { id, postCount } of categories) {
      const { items, page } = await list({ category: id, pageSize: 100 });
      expect(page.totalItems).toBe(postCount);
      expect(items.every((item) => item.categories.some((one) => one.id === id))).toBe(true);
    }
    const tags = (await mock.call('listArticleTags', 200)).items;
    for (const { id, postCount } of tags) {
      const { items, page } = await list({ tag: id, pageSize: 100 });
      expect(page.totalItems).toBe(postCount);
      expect(items.every((item) => item.tags.some((one) => one.id === id))).toBe(true);
    }
  });

  test('tags come with the most used first, and none is left without a second post', async () => {
    const counts = (await mock.call('listArticleTags', 200)).items.map(
      ({ postCount }) => postCount,
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  test('at least ten posts are long reads, and every text is of its own', () => {
    const { articles, articleTexts } = seedCollections();
    expect(articles.filter(({ readingMinutes }) => readingMinutes >= 4).length).toBeGreaterThan(9);
    const paragraphs = articleTexts.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph' ? [block.spans.map(({ text }) => text).join('')] : [],
      ),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test('links between posts lead to posts', () => {
    const { articles, articleTexts } = seedCollections();
    const linked = JSON.stringify(articleTexts).matchAll(/\/blogdetails\?id=([^"&]*)/g);
    const known = new Set(ids(articles));
    expect([...linked].map(([, id]) => id).filter((id) => !known.has(id!))).toEqual([]);
  });
});

describe('a list of posts', () => {
  test('comes newest first, in pages that do not overlap', async () => {
    const all = await everything();
    const times = all.map(({ publishedAt }) => Date.parse(publishedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 7 })));
    expect(ids(pages.flatMap(({ items }) => items))).toEqual(ids(all).slice(0, 21));
    expect(pages[0]!.page).toEqual({
      number: 1,
      size: 7,
      totalItems: all.length,
      totalPages: Math.ceil(all.length / 7),
    });
  });

  test('goes by age and by title, too', async () => {
    const newest = ids(await everything());
    expect(ids(await everything({ sort: ['publishedAt'] })).toSorted()).toEqual(newest.toSorted());
    const oldest = await everything({ sort: ['publishedAt'] });
    const times = oldest.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted());
    const titles = (await everything({ sort: ['title'] })).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en-US')));
  });

  test('a search finds title, text and tag, whatever the case and the order of the words', async () => {
    const found = await everything({ q: 'LICENSE lifetime' });
    expect(ids(found)).toContain('how-to-read-a-lifetime-license');
    expect(found.length).toBeLessThan((await everything()).length);
    // These words are in the text alone.
    expect(ids(await everything({ q: 'sarcastic customer' }))).toEqual([
      'evaluating-an-ai-tool-in-an-afternoon',
    ]);
    expect(await everything({ q: 'lifetime zzzz' })).toEqual([]);
  });

  test('a search finds posts by their author, and then quotes no sentence', async () => {
    const all = await everything();
    const { name } = all[0]!.author;
    const own = all.filter(({ author }) => author.name === name);
    expect(own.length).toBeLessThan(all.length);
    const found = await everything({ q: name });
    expect(ids(found)).toEqual(expect.arrayContaining(ids(own)));
    for (const { author, passage } of found) if (author.name === name) expect(passage).toBeNull();
  });

  test('words that are in a post, yet not together, do not find it', async () => {
    expect(await everything({ q: 'nothing-like-this' })).toEqual([]);
    expect(ids(await everything({ q: 'how to read reviews' }))).toEqual(['how-to-read-reviews']);
    expect((await everything({ q: 'plan review' })).length).toBeGreaterThan(1);
  });

  test('search, category and tag narrow each other', async () => {
    const narrow = await everything({ q: 'price', category: 'marketing', tag: 'pricing' });
    expect(ids(narrow)).toContain('pricing-pages-that-answer');
    for (const { categories, tags } of narrow) {
      expect(ids(categories)).toContain('marketing');
      expect(ids(tags)).toContain('pricing');
    }
  });

  test('says for each category and tag how many posts it would leave, as its own list counts them', async () => {
    const counts = ({ facets }: Awaited<ReturnType<typeof list>>) => facets;
    const whole = counts(await list());
    const categories = (await mock.call('listArticleCategories', 200)).items;
    const tags = (await mock.call('listArticleTags', 200)).items;
    const choice = ({ id, name, postCount }: (typeof tags)[number]) => ({
      value: id,
      label: name,
      count: postCount,
    });
    expect(whole).toEqual({ category: categories.map(choice), tag: tags.map(choice) });

    const query = { q: 'price', category: 'marketing', tag: 'pricing' };
    const { category, tag } = counts(await list(query));
    expect(category.some(({ count }) => count === 0)).toBe(true);
    for (const { value, count } of category)
      expect((await list({ ...query, category: value })).page.totalItems).toBe(count);
    for (const { value, count } of tag)
      expect((await list({ ...query, tag: value })).page.totalItems).toBe(count);
  });

  test('a post found by its text alone comes with the sentence that answers', async () => {
    const [sarcastic] = await everything({ q: 'sarcastic customer' });
    expect(sarcastic!.passage).toMatch(/sarcastic/);
    expect(sarcastic!.passage).toMatch(/[.!?]$/);
    for (const { title, excerpt, tags, author, passage } of await everything({ q: 'price' })) {
      const says = [title, excerpt, author.name, ...tags.map(({ name }) => name)].join(' ');
      expect(/\bprice/i.test(passage ?? says)).toBe(true);
      expect(passage === null).toBe(/\bprice/i.test(says));
    }
    for (const { passage } of await everything()) expect(passage).toBeNull();
  });

  test('an unknown category or tag has no posts; a bad parameter is refused', async () => {
    expect((await list({ category: 'astrology' })).page.totalItems).toBe(0);
    expect((await list({ tag: 'astrology' })).page.totalItems).toBe(0);
    await mock.call('listArticles', 422, { query: { category: 'Not A Slug' } });
    await mock.call('listArticles', 422, { query: { q: 'x'.repeat(101) } });
    await mock.call('listArticles', 422, { query: { page: 0 } });
  });
});

describe('one post', () => {
  test('is its card and its text', async () => {
    const { passage, ...card } = (await list({ pageSize: 1 })).items[0]!;
    expect(passage).toBeNull();
    const { blocks, listings, ...summary } = await mock.call('getArticle', 200, {
      params: { articleId: card.id },
    });
    expect(summary).toEqual(card);
    expect(blocks.length).toBeGreaterThan(3);
    expect(listings.length).toBeGreaterThan(0);
  });

  test('leads to what is sold and well rated, and to no more than three', async () => {
    for (const { id } of await everything()) {
      const { listings } = await mock.call('getArticle', 200, { params: { articleId: id } });
      expect(listings.length, id).toBeGreaterThan(1);
      for (const { id: listingId, rating } of listings) {
        await mock.call('getListing', 200, { params: { listingId } });
        expect(rating.average, `${id}: ${listingId}`).toBeGreaterThanOrEqual(3.5);
      }
    }
  });

  test('the word sample stands for the newest', async () => {
    const [newest] = (await list({ pageSize: 1 })).items;
    const sample = await mock.call('getArticle', 200, { params: { articleId: 'sample' } });
    expect(sample.id).toBe(newest!.id);
  });

  test('is structured text whose headings have ids of their own', async () => {
    for (const { id } of await everything()) {
      const { blocks } = await mock.call('getArticle', 200, { params: { articleId: id } });
      const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });

  test('an unknown id is not found, and one that can be none is refused', async () => {
    await mock.call('getArticle', 404, { params: { articleId: 'no-such-post' } });
    await mock.call('getArticle', 422, { params: { articleId: 'No Such Post' } });
  });
});
