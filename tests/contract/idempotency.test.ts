import { operations, requestRules } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import { exampleRequest } from '../support/exampleRequests';
import { toRequest, useMockServer } from '../support/mockServer';

const mock = useMockServer();

const rules = await Promise.all(
  operations.map(async ({ id, tag }) => (await requestRules[tag]!()).default[id]!),
);
const keyed = operations.filter((_, index) =>
  rules[index]!.parameters.some(({ name }) => name === 'Idempotency-Key'),
);

describe('what is sent again with its Idempotency-Key happens once', () => {
  test.each(keyed.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const request = toRequest(operation, await exampleRequest(mock, id));
      const [first, again] = [await mock.send(...request), await mock.send(...request)];
      expect(first.status).toBeLessThan(300);
      expect(again.status).toBe(first.status);
      expect(await again.json()).toEqual(await first.json());
      expect(again.headers.get('location')).toBe(first.headers.get('location'));
    },
  );
});

const question = (headers?: { 'Idempotency-Key': string }) =>
  mock.call('createQuestion', 201, {
    params: { listingId: 'duskplan' },
    body: { text: 'Does it follow two calendars at once?', notifyByEmail: false },
    headers,
  });

test('what two people send with one key are two records', async () => {
  const key = { 'Idempotency-Key': 'the-key-of-two-people' };
  await mock.signIn();
  const first = await question(key);
  await mock.signIn('viktor@dealwright.example');
  expect((await question(key)).id).not.toBe(first.id);
});

test('what is sent without a key is a record each time', async () => {
  await mock.signIn();
  expect((await question()).id).not.toBe((await question()).id);
});
