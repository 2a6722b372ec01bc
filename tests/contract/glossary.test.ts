import { describe, expect, test } from 'vitest';
import { documentText } from '../../mocks/rules/documentText';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const lists = async () => (await mock.call('listGlossaryLists', 200)).items;
const terms = async (query: { q?: string; list?: string } = {}) =>
  (await mock.call('listTerms', 200, { query })).items;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the lists', () => {
  test('are the four of the specification, each with six terms of its own', async () => {
    const items = await lists();
    // The specification, section 2, Glossary.
    expect(items.map(({ title }) => title)).toEqual(['IT', 'Sales', 'Marketing', 'Marketing']);
    for (const { id, termCount, terms: shown } of items) {
      expect(new Set(shown.map((term) => term.id)).size).toBe(6);
      expect(shown.every(({ listId }) => listId === id)).toBe(true);
      expect(termCount).toBe((await terms({ list: id })).length);
      expect(termCount).toBeGreaterThanOrEqual(12);
    }
  });

  test('called Marketing differ in all that they hold', async () => {
    const [one, other] = (await lists()).filter(({ title }) => title === 'Marketing');
    expect(one!.description).not.toBe(other!.description);
    const ids = new Set((await terms({ list: one!.id })).map(({ id }) => id));
    expect((await terms({ list: other!.id })).filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe('the terms', () => {
  test('come in the order of the alphabet, each once', async () => {
    const all = await terms();
    const titles = all.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(titles).size).toBe(all.length);
  });

  test('are found by all words that are searched for, begun ones included', async () => {
    expect((await terms({ q: 'click rate' })).map(({ id }) => id)).toEqual(['click-through-rate']);
    expect((await terms({ q: 'WEBH' })).map(({ id }) => id)).toEqual(['webhook']);
    expect((await terms({ q: 'rate', list: 'sales' })).map(({ listId }) => listId)).toEqual(
      expect.arrayContaining(['sales']),
    );
    expect(await terms({ q: 'rate', list: 'it' })).toEqual(
      (await terms({ q: 'rate' })).filter(({ listId }) => listId === 'it'),
    );
    expect(await terms({ q: 'xylophone' })).toEqual([]);
    expect(await terms({ list: 'no-such-list' })).toEqual([]);
  });

  test('say what they mean in 60 to 150 words and lead only to terms that exist', async () => {
    const all = await terms();
    const known = new Map(all.map(({ id, listId }) => [id, listId]));
    const names = new Map((await lists()).map(({ id, title }) => [id, title]));
    for (const { id, title, summary, listId } of all) {
      const term = await mock.call('getTerm', 200, { params: { termId: id } });
      expect(term).toMatchObject({ id, title, summary });
      expect(term.list).toEqual({ id: listId, name: names.get(listId) });
      const words = countWords(documentText(term.blocks));
      expect(words, `${id} has ${words} words`).toBeGreaterThanOrEqual(60);
      expect(words, `${id} has ${words} words`).toBeLessThanOrEqual(150);
      expect(term.example, id).not.toBeNull();
      expect(term.listing, `${id} is met in no listing`).not.toBeNull();
      const { average, count } = term.listing!.rating;
      expect(count === 0 || average >= 3, `${id} leads to what is rated ${average}`).toBe(true);
      expect(term.seeAlso.length, id).toBeGreaterThanOrEqual(3);
      for (const near of term.seeAlso) {
        expect(near.id).not.toBe(id);
        expect(known.get(near.id), `${id} names ${near.id}`).toBe(near.listId);
      }
    }
  });

  test('that do not exist are not found', async () => {
    const problem = await mock.call('getTerm', 404, { params: { termId: 'no-such-term' } });
    expect(problem.type).toBe('urn:problem-type:not-found');
  });
});

describe('a request for a quote', () => {
  test('needs an email address and a first name only', async () => {
    const body = { email: 'sam@northbeam.example', firstName: 'Sam' };
    const request = await mock.call('createQuoteRequest', 201, { body });
    expect(request).toEqual({
      caseNumber: 'DW-100001',
      createdAt: '2023-03-09T12:00:00.000Z',
    });
    const { quoteRequests } = await mock.backend.store.open('quoteRequests');
    expect(quoteRequests.all()).toMatchObject([
      { ...body, ...request, lastName: '', company: '', message: '' },
    ]);
  });

  test('without them is refused at the field', async () => {
    const { errors } = await mock.call('createQuoteRequest', 422, {
      body: { email: 'sam', firstName: ' ' },
    });
    expect(errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/email', '/firstName']);
  });
});
