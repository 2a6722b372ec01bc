import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkReply } from '../../mocks/contract/checkReply';

type Node = { [key: string]: unknown };

const contract = parse(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
) as Node & { paths: Record<string, Record<string, Node>> };

/** Where below a node objects are declared, with whether they are closed; references are followed. */
function objectsIn(node: unknown, path: string, seen = new Set<unknown>()): [string, boolean][] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const { $ref } = node as { $ref?: string };
  if (typeof $ref === 'string') {
    const steps = $ref.slice(2).split('/');
    const target = steps.reduce<unknown>((inner, step) => (inner as Node)[step], contract);
    return objectsIn(target, $ref, seen);
  }
  const { type, properties, additionalProperties, unevaluatedProperties } = node as Node;
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  return [
    ...(type === 'object' && properties ? [[path, isClosed] as [string, boolean]] : []),
    ...Object.entries(node).flatMap(([key, inner]) => objectsIn(inner, `${path}/${key}`, seen)),
  ];
}

const all = Object.values(contract.paths).flatMap((item) => Object.values(item));

describe('the contract may grow', () => {
  test('a request holds nothing that it does not name', () => {
    const objects = all.flatMap(({ requestBody }) => objectsIn(requestBody, 'body'));
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter(([, isClosed]) => !isClosed)).toEqual([]);
  });

  test('a response may hold more than it names', () => {
    const objects = all.flatMap(({ responses }) => objectsIn(responses, 'answer'));
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter(([, isClosed]) => isClosed)).toEqual([]);
  });
});

describe('the mock answers nothing that the contract does not name', () => {
  const problem = { type: 'urn:problem-type:not-found', title: 'Not here', status: 404 };
  const category = { id: 'email', name: 'Email', listingCounts: { software: 1, course: 0 } };
  const answer = (status: number, body: object) => () =>
    checkReply(status === 200 ? 'listCategories' : 'getListing', { status, body });

  test('what it names passes', () => {
    expect(answer(404, problem)).not.toThrow();
    expect(answer(200, { items: [category] })).not.toThrow();
  });

  test.each([
    ['a property', 200, { items: [category], mood: 'good' }],
    ['a property deep inside', 200, { items: [{ ...category, mood: 'good' }] }],
    ['a type of problem', 404, { ...problem, type: 'urn:problem-type:gone-fishing' }],
    [
      'a code of an error',
      422,
      { ...problem, status: 422, errors: [{ pointer: '/a', code: 'no-such-code', detail: 'No.' }] },
    ],
  ])('%s of another name does not', (_what, status, body) => {
    expect(answer(status, body)).toThrow('breaks the contract');
  });
});
