import { operations } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every path of the contract, filled in, with the methods that it has. */
const paths = [...new Set(operations.map(({ path }) => path))].map((path) => ({
  path: path.replace(/:\w+/g, 'anything'),
  methods: operations
    .filter((operation) => operation.path === path)
    .map(({ method }) => method.toUpperCase()),
}));

describe.each(paths)('$path', ({ path, methods }) => {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
  const allowOf = ({ headers }: Response) => headers.get('allow')?.split(', ').sort();

  test('tells its methods when it is asked for them', async () => {
    const response = await mock.send(path, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(allowOf(response)).toEqual(allowed);
  });

  test.each(METHODS.filter((method) => !methods.includes(method)))(
    'refuses %s and tells what it takes',
    async (method) => {
      const response = await mock.send(path, { method });
      expect(response.status).toBe(405);
      expect(allowOf(response)).toEqual(allowed);
      expect(await response.json()).toMatchObject({
        type: 'urn:problem-type:method-not-allowed',
        status: 405,
      });
    },
  );
});

describe.each(paths.filter(({ methods }) => methods.includes('GET')))('$path', ({ path }) => {
  test('answers HEAD as GET, without a body', async () => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => mock.send(path, { method })),
    );
    expect(head?.status).toBe(get?.status);
    expect(await head?.text()).toBe('');
    expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'));
    const body = new TextEncoder().encode(await get?.text());
    expect(head?.headers.get('content-length')).toBe(String(body.length));
  });
});

test('a path that the contract does not have is 404 for every method', async () => {
  for (const method of [...METHODS, 'HEAD', 'OPTIONS']) {
    expect((await mock.send('/nowhere', { method })).status).toBe(404);
  }
});
