import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHttpMock, type HttpMock } from '../../mocks/http';
import { MAX_BODY_BYTES, type Problem } from '../../mocks/problem';
import { SEED_NOW } from '../../mocks/seed/clock';

let mock: HttpMock;
beforeAll(async () => {
  mock = await startHttpMock({ port: 0, now: () => new Date(SEED_NOW) });
});
afterAll(() => mock.close());

const portOf = ({ url }: HttpMock) => Number(new URL(url).port);
const POST = 'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

// Not `once` of node:events: it rejects where the connection is reset, and that is an end, too.
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Sends raw bytes and gives what comes back before the server closes the connection. */
async function raw(text: string, whileOpen?: (socket: Socket) => void | Promise<void>) {
  const socket = connect(portOf(mock), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server that closes while the client still sends resets the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  await Promise.all([whileOpen?.(socket), closed(socket)]);
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, problem: (body ? JSON.parse(body) : undefined) as Problem | undefined };
}

describe('a body that is too long', () => {
  const expected = { type: 'urn:problem-type:content-too-large', status: 413 };

  test('is refused unread where its length is told', async () => {
    const { head, problem } = await raw(`${POST}Content-Length: 314572800\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 413 .*\r\nConnection: close/is);
    expect(problem).toMatchObject({ ...expected, instance: '/api/session' });
  });

  test('is not asked for where the client waits to be asked', async () => {
    const { head } = await raw(`${POST}Content-Length: 314572800\r\nExpect: 100-continue\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('is read no further than the bound where its length is not told', async () => {
    const piece = 'x'.repeat(64 * 1024);
    const frame = `${piece.length.toString(16)}\r\n${piece}\r\n`;
    let offered = 0;
    const { head, problem } = await raw(
      `${POST}Transfer-Encoding: chunked\r\n\r\n`,
      async (socket) => {
        socket.setMaxListeners(0);
        while (!socket.destroyed && offered < 300 * MAX_BODY_BYTES) {
          offered += piece.length;
          if (socket.write(frame)) continue;
          await new Promise<void>((resolve) => {
            for (const event of ['drain', 'close']) socket.once(event, () => resolve());
          });
        }
      },
    );
    expect(head).toMatch(/^HTTP\/1\.1 413 /);
    expect(problem).toMatchObject(expected);
    // What the two sides' buffers hold comes on top of what was read.
    expect(offered).toBeLessThan(32 * MAX_BODY_BYTES);
  });

  test('of just the bound is read', async () => {
    const body = JSON.stringify({ identifier: 'maya', password: 'x' }).padEnd(MAX_BODY_BYTES);
    const headers = { 'content-type': 'application/json' };
    const send = (text: string) =>
      fetch(`${mock.url}/api/session`, { method: 'POST', headers, body: text });
    expect((await send(body)).status).toBe(201);
    expect((await send(`${body} `)).status).toBe(413);
  });
});

describe('what is not HTTP', () => {
  test.each([
    ['no request at all', 'hello\r\n\r\n', 400, 'malformed-request'],
    ['a malformed URL', 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed-request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
  ])('%s is refused with problem details', async (_, text, status, kind) => {
    const { head, problem } = await raw(text);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*application/problem\\+json`, 's'));
    expect(problem).toMatchObject({ type: `urn:problem-type:${kind}`, status });
  });

  test('a method that nothing answers is refused by naming those that are', async () => {
    const { head, problem } = await raw(
      'TRACE /api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(head).toMatch(/^HTTP\/1\.1 405 .*allow: GET, POST, DELETE, HEAD, OPTIONS/s);
    expect(problem?.status).toBe(405);
  });
});

test('HEAD answers the headers of GET without its body', async () => {
  const get = await fetch(`${mock.url}/api/listings/sample`);
  const head = await fetch(`${mock.url}/api/listings/sample`, { method: 'HEAD' });
  const length = Buffer.byteLength(await get.text());
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String(length));
});

test('only this machine can reach it, unless it is told otherwise', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
  const socket = connect(portOf(mock), outside ?? '127.0.0.2');
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');

  const open = await startHttpMock({ port: 0, host: '0.0.0.0' });
  const reached = connect(portOf(open), outside ?? '127.0.0.2');
  await once(reached, 'connect');
  reached.destroy();
  await open.close();
});

test('a client that goes away in the middle of its request is nothing to log', async () => {
  const socket = connect(portOf(mock), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"a":');
  const gone = once(socket, 'close');
  socket.resetAndDestroy();
  await gone;
  // Its error comes before the next connection; a word on the console fails the test.
  expect((await fetch(`${mock.url}/api/session`)).status).toBe(200);
});

test('closing ends connections that are kept alive or wait for an answer', async () => {
  const closing = await startHttpMock({ port: 0, now: () => new Date(SEED_NOW) });
  closing.backend.override({ operationId: 'getMarketplace', delayMs: 60_000 });
  const idle = connect(portOf(closing), '127.0.0.1');
  idle.write('GET /api/session HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  idle.on('error', () => undefined);
  const waiting = connect(portOf(closing), '127.0.0.1');
  waiting.on('error', () => undefined);
  waiting.write('GET /api/marketplace HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(waiting, 'ready');
  const ended = Promise.all([closed(idle), closed(waiting)]);
  await closing.close();
  await ended;
});
