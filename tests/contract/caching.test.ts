import { operations, requestRules } from 'virtual:contract';
import responseRules from 'virtual:contract/responses';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../mocks/contract/types';
import { toRequest, useMockServer } from '../support/mockServer';

const mock = useMockServer();

/** What an answer says of who may keep it. */
const cachingOf = ({ headers }: Response) => [headers.get('cache-control'), headers.get('vary')];
const isPersonal = ({ session }: Operation) => session !== 'none';

/** Operations that read something without being told what. */
const lists: Operation[] = [];
for (const operation of operations.filter(({ method }) => method === 'get')) {
  const rules = (await requestRules[operation.tag]!()).default[operation.id]!;
  if (rules.parameters.every(({ required }) => !required)) lists.push(operation);
}

test.each(operations)('$id declares who may keep each of its answers', (operation) => {
  const isPrivate = isPersonal(operation) || operation.method !== 'get';
  for (const [status, { headers }] of Object.entries(responseRules[operation.id]!)) {
    const { required, schema } = headers['cache-control']!;
    if (Number(status) >= 400) expect(schema.const).toBe('no-store');
    else {
      expect(required).toBe(true);
      expect(schema.const).toBe(isPrivate ? 'private, no-store' : undefined);
      expect('vary' in headers).toBe(isPersonal(operation));
    }
  }
});

test.each(lists)('$id says who may keep its answer', async (operation) => {
  await mock.signIn();
  const response = await mock.send(...toRequest(operation));
  expect(response.status).toBe(200);
  expect(cachingOf(response)).toEqual(
    isPersonal(operation) ? ['private, no-store', 'Cookie'] : ['no-cache', null],
  );
});

test.each(operations)('$id lets no cache keep a refusal', async (operation) => {
  const problem = { type: 'urn:problem-type:internal', title: 'Broken on purpose', status: 500 };
  mock.override({ operationId: operation.id, reply: { status: 500, body: problem } } as never);
  const params = new Proxy({}, { get: () => 'anything' });
  const response = await mock.send(...toRequest(operation, { params }));
  expect(response.status).toBe(500);
  expect(cachingOf(response)).toEqual(['no-store', null]);
});

describe('where the contract has no such operation', () => {
  test.each([
    ['GET', '/nowhere', 404],
    ['PATCH', '/session', 405],
  ])('%s %s may not be kept either', async (method, path, status) => {
    const response = await mock.send(path, { method });
    expect(response.status).toBe(status);
    expect(cachingOf(response)).toEqual(['no-store', null]);
  });
});

test('signing in opens an answer that no cache may keep', async () => {
  const response = await mock.send('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'maya@dealwright.example', password: 'x' }),
  });
  expect(cachingOf(response)).toEqual(['private, no-store', 'Cookie']);
});
