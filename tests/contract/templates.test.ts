import { Validator, type Schema } from '@cfworker/json-schema';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { QueryParams } from '../../mocks/contract/types';
import { seedCollections } from '../../mocks/seed/index';
import type { TemplateRecord } from '../../mocks/store/records/templateRecords';
import { useMockServer } from '../support/mockServer';

type Query = QueryParams<'listTemplates'>;

const mock = useMockServer();
const search = (query: Query = {}) => mock.call('listTemplates', 200, { query });
const read = (templateId: string) => mock.call('getTemplate', 200, { params: { templateId } });
const { accounts, templates, templateAuthors, templateTexts } = seedCollections();

const average = ({ starCounts }: TemplateRecord) => {
  const count = starCounts.reduce((sum, given) => sum + given, 0);
  const stars = starCounts.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return Math.round((stars * 10) / count) / 10;
};

/** All that match, fetched page by page. */
async function allOf(query: Query = {}) {
  const found = [];
  for (let page = 1; ; page += 1) {
    const answer = await search({ ...query, page, pageSize: 7 });
    found.push(...answer.items);
    if (page >= answer.page.totalPages) return found;
  }
}

describe('sections', () => {
  const sections = async () => (await mock.call('listTemplateSections', 200)).items;

  test('are the seven of the specification, section 2, in its order', async () => {
    expect((await sections()).map(({ title }) => title)).toEqual([
      'Monthly Bestsellers',
      'Award-Winning',
      'Newest',
      'Discount',
      'Featured Author',
      'Trending',
      'Bestsellers',
    ]);
  });

  test('begin with the first four of their list that no section before them shows', async () => {
    const shown: string[] = [];
    for (const { id, totalItems, items } of await sections()) {
      const all = await allOf({ section: id });
      expect(all, id).toHaveLength(totalItems);
      expect(items, id).toEqual(all.filter((one) => !shown.includes(one.id)).slice(0, 4));
      expect(items.length, id).toBeGreaterThan(2);
      shown.push(...items.map((one) => one.id));
    }
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('hold what they promise', async () => {
    const record = new Map(templates.map((template) => [template.id, template]));
    const of = async (section: NonNullable<Query['section']>) =>
      (await allOf({ section })).map(({ id }) => record.get(id)!);
    const monthly = (await of('monthly-bestsellers')).map(({ monthSales }) => monthSales);
    expect(monthly).toEqual(monthly.toSorted((a, b) => b - a));
    const best = (await of('bestsellers')).map(({ salesCount }) => salesCount);
    expect(best).toEqual(
      templates
        .map(({ salesCount }) => salesCount)
        .sort((a, b) => b - a)
        .slice(0, best.length),
    );
    const growth = (await of('trending')).map((one) => one.monthSales - one.formerMonthSales);
    expect(growth).toEqual(growth.toSorted((a, b) => b - a));
    expect(growth.every((more) => more > 0)).toBe(true);
    expect((await of('award-winning')).map(({ awardedAt }) => awardedAt)).not.toContain(null);
    const cuts = (await of('discount')).map(({ price, oldPrice }) => 1 - price / oldPrice!);
    expect(cuts).toEqual(cuts.toSorted((a, b) => b - a));
    expect(new Set((await of('featured-author')).map(({ authorId }) => authorId)).size).toBe(1);
  });

  test('charts hold the twelve that lead them, the others all that are what they say', async () => {
    const counts = Object.fromEntries(
      (await sections()).map(({ id, totalItems }) => [id, totalItems]),
    );
    expect(counts).toMatchObject({ 'monthly-bestsellers': 12, trending: 12, bestsellers: 12 });
    expect(counts['discount']).toBe(templates.filter(({ oldPrice }) => oldPrice !== null).length);
    expect(counts['award-winning']).toBe(templates.filter((one) => one.awardedAt !== null).length);
  });

  test('newest follows the clock: what is older than 120 days leaves it', async () => {
    const newest = await allOf({ section: 'newest' });
    const oldest = newest.at(-1)!;
    const leaves = Date.parse(oldest.createdAt) + 120 * 86_400_000;
    const has = async () => (await allOf({ section: 'newest' })).some(({ id }) => id === oldest.id);
    mock.setNow(new Date(leaves));
    expect(await has()).toBe(true);
    mock.setNow(new Date(leaves + 1));
    expect(await has()).toBe(false);
  });
});

describe('what buyers say', () => {
  test('rests on the ratings: all of them counted, and no comment without one', async () => {
    for (const { id, starCounts } of templates) {
      const { ratings, rating, comments } = await read(id);
      expect(ratings, id).toEqual({ ...rating, histogram: starCounts });
      for (const [index, count] of ratings.histogram.entries()) {
        const said = comments.filter(({ stars }) => stars === index + 1).length;
        expect(said, `${id} with ${index + 1} stars`).toBeLessThanOrEqual(count);
      }
    }
  });

  test('of every template two or three do, each once, after it came out and they joined', async () => {
    for (const { id, createdAt } of templates) {
      const { comments } = await read(id);
      expect([2, 3], id).toContain(comments.length);
      expect(new Set(comments.map(({ author }) => author.id)).size, id).toBe(comments.length);
      const times = comments.map((comment) => comment.createdAt);
      expect(times, id).toEqual(times.toSorted().reverse());
      for (const comment of comments) {
        expect(comment.createdAt > createdAt, comment.id).toBe(true);
        expect(comment.createdAt > comment.author.memberSince, comment.id).toBe(true);
        expect(comment.author.avatarUrl, comment.id).toMatch(/avatar/);
      }
    }
  });

  test('is said once, and not by those who try the marketplace out', () => {
    const all = templateTexts.flatMap(({ comments }) => comments);
    expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
    const demonstration = accounts.map(({ id }) => id);
    expect(all.filter(({ authorId }) => demonstration.includes(authorId))).toEqual([]);
  });
});

describe('lists', () => {
  test('pages cover everything once', async () => {
    const ids = (await allOf()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(templates.map(({ id }) => id).sort());
  });

  test('orders', async () => {
    type Template = Awaited<ReturnType<typeof search>>['items'][number];
    const orders: [NonNullable<Query['sort']>[number], (template: Template) => number][] = [
      ['-sales', ({ salesCount }) => -salesCount],
      ['-createdAt', ({ createdAt }) => -Date.parse(createdAt)],
      ['-rating', ({ rating }) => -rating.average],
      ['-support', ({ supportScore }) => -supportScore],
      ['price', ({ price }) => price.amountMinor],
      ['-price', ({ price }) => -price.amountMinor],
    ];
    for (const [order, key] of orders) {
      const keys = (await allOf({ sort: [order] })).map(key);
      expect(keys, order).toEqual(keys.toSorted((a, b) => a - b));
    }
    const titles = (await allOf({ sort: ['title'] })).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en-US')));
    expect(await allOf()).toEqual(await allOf({ sort: ['-sales'] }));
  });

  test('words may be in the name, the author or the type, in any order', async () => {
    const ids = async (q: string) => (await allOf({ q })).map(({ id }) => id);
    expect(await ids('landing NORTH')).toEqual(['northlight-landing']);
    expect(await ids('kestrel portf')).toEqual(['quiet-hours']);
    expect(await ids('inés')).toEqual(await ids('ines'));
    expect(await ids('nothing like this')).toEqual([]);
  });

  test('filters narrow together, and each facet leaves out its own', async () => {
    const type = ['landing', 'store'] as const;
    const author = ['studio-kestrel', 'fern-and-hollow'];
    const { items, facets } = await search({ type: [...type], author, pageSize: 100 });
    const both = templates.filter(
      (one) => type.some((wanted) => wanted === one.type) && author.includes(one.authorId),
    );
    expect(items.map(({ id }) => id).sort()).toEqual(both.map(({ id }) => id).sort());
    for (const { value, count } of facets.type) {
      const there = templates.filter((one) => one.type === value && author.includes(one.authorId));
      expect(count, value).toBe(there.length);
    }
    for (const { value, count } of facets.author) {
      const there = templates.filter(
        (one) => one.authorId === value && type.some((wanted) => wanted === one.type),
      );
      expect(count, value).toBe(there.length);
    }
    for (const { value, count } of facets.section) {
      const section = value as NonNullable<Query['section']>;
      const answer = await search({ type: [...type], author, section });
      expect(count, value).toBe(answer.page.totalItems);
    }
  });

  test('an unknown author leaves nothing', async () => {
    expect((await search({ author: ['nobody'] })).page.totalItems).toBe(0);
  });

  test('a section, type or order that does not exist is refused', async () => {
    for (const query of [{ section: 'oldest' }, { type: ['game'] }, { sort: ['sales'] }]) {
      await mock.call('listTemplates', 422, { query: query as Query });
    }
  });
});

describe('one template', () => {
  test('shows what its card shows, and its author in figures', async () => {
    for (const card of await allOf({ author: ['salt-road'] })) {
      expect(await read(card.id)).toMatchObject(card);
    }
    const own = templates.filter(({ authorId }) => authorId === 'salt-road');
    const { authorCard } = await read('darkroom');
    expect(authorCard).toMatchObject({
      id: 'salt-road',
      templateCount: own.length,
      salesCount: own.reduce((sum, { salesCount }) => sum + salesCount, 0),
    });
  });

  test('versions come newest first and end with the first release', async () => {
    for (const { id, createdAt } of await allOf()) {
      const { versions } = await read(id);
      const days = versions.map(({ releasedOn }) => releasedOn);
      expect(days, id).toEqual(days.toSorted().toReversed());
      expect(days.at(-1), id).toBe(createdAt.slice(0, 10));
      expect(new Set(versions.map(({ number }) => number)).size, id).toBe(versions.length);
    }
  });

  test('the word sample stands for one of them', async () => {
    expect((await read('sample')).id).toBe('northlight-landing');
  });

  test('an unknown id is not found', async () => {
    await mock.call('getTemplate', 404, { params: { templateId: 'no-such-template' } });
  });
});

describe('the seed', () => {
  const { components } = parse(
    readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
  ) as { components: { schemas: Record<string, { enum?: string[] }> } };

  test('has about 48 templates by ten authors, of every type and with every tool', () => {
    expect(templates).toHaveLength(48);
    expect(new Set(templates.map(({ authorId }) => authorId)).size).toBe(templateAuthors.length);
    expect(templateAuthors).toHaveLength(10);
    for (const [schema, key] of [
      ['TemplateType', 'type'],
      ['TemplateTool', 'tool'],
    ] as const) {
      for (const choice of components.schemas[schema]!.enum!) {
        const with_ = templates.filter((template) => template[key] === choice);
        expect(with_.length, choice).toBeGreaterThan(2);
      }
    }
    expect(templateAuthors.filter(({ featured }) => featured)).toHaveLength(1);
    expect(templateTexts.map(({ id }) => id)).toEqual(templates.map(({ id }) => id));
  });

  test('every template keeps the contract', async () => {
    const root = { $ref: '#/components/schemas/TemplateDetail', components } as unknown as Schema;
    const validator = new Validator(root, '2020-12', false);
    for (const { id } of templates) {
      expect(validator.validate(await read(id)).errors, id).toEqual([]);
    }
  });

  test('what happened lies before the seed’s moment and in a possible order', () => {
    const joined = new Map(templateAuthors.map(({ id, memberSince }) => [id, memberSince]));
    for (const { id, authorId, createdAt, awardedAt } of templates) {
      expect(joined.get(authorId)! < createdAt, id).toBe(true);
      if (awardedAt !== null) expect(createdAt < awardedAt, id).toBe(true);
    }
  });

  test('figures agree: no more in a month than in all, and an average that one believes', () => {
    for (const template of templates) {
      const { id, salesCount, monthSales, formerMonthSales, starCounts } = template;
      expect(monthSales + formerMonthSales, id).toBeLessThanOrEqual(salesCount);
      const ratings = starCounts.reduce((sum, given) => sum + given, 0);
      expect(ratings, id).toBeLessThan(salesCount);
      expect(average(template), id).toBeGreaterThan(3.8);
    }
  });

  test('text can be read on every color of every demo', () => {
    const luminance = (color: string) =>
      [1, 3, 5]
        .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0);
    const contrast = (one: string, other: string) => {
      const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light! + 0.05) / (dark! + 0.05);
    };
    for (const { id, demo } of templateTexts) {
      const { background, surface, text, accent, onAccent } = demo.colors;
      expect(contrast(text, background), id).toBeGreaterThan(7);
      expect(contrast(text, surface), id).toBeGreaterThan(7);
      expect(contrast(onAccent, accent), id).toBeGreaterThan(4.5);
      // Prices and what is chosen in a menu.
      expect(contrast(accent, surface), id).toBeGreaterThan(4.5);
      expect(contrast(accent, background), id).toBeGreaterThan(4.5);
    }
  });

  test('taglines are one sentence each, which the description does not repeat', () => {
    for (const { id, tagline, description } of templateTexts) {
      expect(tagline, id).toMatch(/^\p{Lu}[^.!?]+[.!?]$/u);
      expect(description.length, id).toBeGreaterThan(0);
      expect(description.join(' '), id).not.toContain(tagline);
    }
    expect(new Set(templateTexts.map(({ tagline }) => tagline)).size).toBe(templateTexts.length);
  });

  test('copy is nobody else’s: names, descriptions and demos are all different', () => {
    const texts = templateTexts.flatMap(({ description, demo }) => [
      ...description,
      ...demo.blocks.map(({ text }) => text).filter((text) => text.length > 40),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(templates.map(({ title }) => title)).size).toBe(templates.length);
  });
});
