import { readFileSync } from 'node:fs';
import { operations } from 'virtual:contract';
import responseRules from 'virtual:contract/responses';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OperationId } from '../../mocks/contract/types';
import { validate } from '../../mocks/contract/validate';
import { findBreak } from '../../src/api/shapes/findBreak';
import { exampleRequest } from '../support/exampleRequests';
import { toRequest, useMockServer } from '../support/mockServer';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}

type Path = Record<string, { parameters?: Parameter[] } | undefined> & { parameters?: Parameter[] };

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Path>;
  components: { parameters: Record<string, Parameter> };
};
const mock = useMockServer();
/** Files are the matter of who opens them. */
const reads = operations.filter(
  ({ id, method }) => method === 'get' && responseRules[id]![200]!.body !== null,
);
const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The query with what an operation requires, as the examples of the contract have it. */
function exampleQuery(path: string) {
  const item = contract.paths[templateOf(path)]!;
  const required = [...(item.parameters ?? []), ...(item.get?.parameters ?? [])]
    .map(({ $ref, ...own }) =>
      $ref ? contract.components.parameters[$ref.split('/').at(-1)!]! : (own as Parameter),
    )
    .filter((parameter) => parameter.required && parameter.in === 'query');
  const query = Object.fromEntries(required.map(({ name, example }) => [name, example]));
  // Listings that the seed has.
  if (query.listingId) query.listingId = ['replywright', 'docsage'];
  return query;
}

/** The same with no more than the first item of each list: there are thousands of places else. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** Every place in a value: the keys that lead there. */
function placesIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [
    [key],
    ...placesIn((value as Record<string | number, unknown>)[key]).map((rest) => [key, ...rest]),
  ]);
}

/** A copy with another value at a place; undefined removes it. */
function changed(value: unknown, place: (string | number)[], to: unknown): unknown {
  const copy = structuredClone(value);
  let holder = copy as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) holder = holder[key] as typeof holder;
  holder[place.at(-1)!] = to;
  return JSON.parse(JSON.stringify(copy)) as unknown;
}

/** Unions: blocks of documents, and what is saved. Their variants are the matter of the page that shows them. */
const isInUnion = (id: string, place: (string | number)[]) =>
  place.slice(0, -1).some((key) => key === 'blocks' || key === 'answer') ||
  (id === 'listBookmarks' && place[0] === 'items' && place.length > 2);

describe('the check of answers that the client makes', () => {
  beforeAll(async () => {
    for (const tag of new Set(operations.map((one) => one.tag)))
      await import(/* @vite-ignore */ `virtual:answer-shapes/${tag}`);
  });

  test.each(reads.map(({ id }) => id))(
    'agrees with the contract on %s, wherever a value is missing',
    async (id) => {
      const operation = reads.find((one) => one.id === id)!;
      const { params } = await exampleRequest(mock, id);
      const query = exampleQuery(operation.path);
      const response = await mock.send(...toRequest(operation, { params, query }));
      expect(response.status).toBe(200);
      const full: unknown = await response.json();
      const name = `GET ${templateOf(operation.path)}`;
      const rule = responseRules[id as OperationId]![200]!.body!;

      expect(findBreak(name, full)).toBeUndefined();
      for (const wrong of [null, [], 'text', 7, {}]) expect(findBreak(name, wrong)).toBeDefined();

      const short = shortened(full);
      const body = validate(rule, short).length === 0 ? short : full;
      const isAllowed = (other: unknown) => validate(rule, other).length === 0;
      const places = placesIn(body).filter((place) => !isInUnion(id, place));
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) {
        const at = `/${place.join('/')}`;
        const without = changed(body, place, undefined);
        const empty = changed(body, place, null);
        const mayBeAbsent = isAllowed(without);
        // Null for what may be absent is wrong, too, but harms nobody.
        const mayBeNull = mayBeAbsent || isAllowed(empty);
        expect(findBreak(name, without) === undefined, `${at} is absent`).toBe(mayBeAbsent);
        expect(findBreak(name, empty) === undefined, `${at} is null`).toBe(mayBeNull);
      }
    },
  );

  test('lets the contract grow: unknown properties and values of enums are fine', async () => {
    const list = await mock.call('listListings', 200, { query: { kind: 'software' } });
    const items = list.items.map((item) => ({ ...item, status: 'leased', seller: null }));
    expect(findBreak('GET /listings', { ...list, items, more: null })).toBeUndefined();
  });

  test('names the place', async () => {
    const list = await mock.call('listListings', 200, { query: { kind: 'software' } });
    const broken = changed(list, ['items', 0, 'vendor', 'name'], null);
    expect(findBreak('GET /listings', broken)).toBe('/items/0/vendor/name');
  });
});
