import { operations } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import { exampleRequest } from '../support/exampleRequests';
import { toRequest, useMockServer } from '../support/mockServer';

/**
 * Worked out from the contract: each operation for partners is tried with its own examples, which
 * name records of Maya, so a new operation is covered as soon as it stands there.
 */
const mock = useMockServer();

const forPartners = operations.filter(({ roles }) => roles.includes('vendor'));

type Request = Awaited<ReturnType<typeof exampleRequest>>;

/** Whether a request names a record: in its path, or by an id of its query or its body. */
const namesRecord = ({ params, query, body = {} }: Request) =>
  Object.keys(params).length > 0 ||
  [...Object.keys(query), ...Object.keys(body)].some((name) => /(^i|I)ds?$/.test(name));

/** The ids of all records in an answer, at any depth. */
function idsIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(idsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { id } = answer as { id?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(answer).flatMap(idsIn)];
}

test('there are operations for partners, each of which needs a session', () => {
  expect(forPartners.length).toBeGreaterThan(1);
  for (const { session } of forPartners) expect(session).toBe('required');
});

describe.each(forPartners.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const send = async (request: Request) => {
      const response = await mock.send(...toRequest(operation, request));
      const isJson = response.headers.get('content-type')?.includes('json');
      const body: unknown = isJson ? await response.json() : await response.text();
      return { status: response.status, body };
    };

    test('asks a visitor to sign in', async () => {
      const request = await exampleRequest(mock, id);
      await mock.call('deleteSession', 204);
      expect((await send(request)).status).toBe(401);
    });

    test('refuses a buyer', async () => {
      const request = await exampleRequest(mock, id);
      await mock.signIn('no-partner@northbeam.example');
      expect((await send(request)).status).toBe(403);
    });

    test('works for its owner, and for another partner not with what is not theirs', async () => {
      const request = await exampleRequest(mock, id);
      await mock.signIn('viktor@dealwright.example');
      const others = await send(request);
      await mock.signIn();
      const own = await send(request);
      expect(own.status, JSON.stringify(own.body)).toBeLessThan(300);
      if (namesRecord(request)) {
        expect([403, 404], JSON.stringify(others.body)).toContain(others.status);
        return;
      }
      expect(others.status).toBe(own.status);
      const ids = new Set(idsIn(own.body));
      expect(idsIn(others.body).filter((one) => ids.has(one))).toEqual([]);
    });
  },
);
