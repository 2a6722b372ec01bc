import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startHttpMock, type HttpMock } from '../../mocks/http';
import { SEED_NOW } from '../../mocks/seed/clock';

const APP = 'https://shop.example';
const FOREIGN = 'https://elsewhere.example';

let local: HttpMock;
let remote: HttpMock;
beforeAll(async () => {
  const now = () => new Date(SEED_NOW);
  local = await startHttpMock({ port: 0, now });
  remote = await startHttpMock({ port: 0, now, allowedOrigins: [APP], crossSite: true });
});
afterEach(() => local.backend.overrides.clear());
afterAll(() => Promise.all([local.close(), remote.close()]));

const signIn = (mock: HttpMock, origin: string) =>
  fetch(`${mock.url}/api/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'maya@dealwright.example', password: 'x' }),
  });
const preflight = (mock: HttpMock, path: string, origin: string) =>
  fetch(mock.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
  });

describe.each([
  ['of this machine', () => local, 'http://localhost:5173'],
  ['of an allowed origin', () => remote, APP],
])('pages %s', (_, server, origin) => {
  test('may call with their cookie and read what they need', async () => {
    const { headers } = await fetch(`${server().url}/api/session`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toMatch(/Location.*Retry-After/);
    expect(headers.get('vary')).toMatch(/\bOrigin\b/);
  });

  test('learn from a preflight what a path allows', async () => {
    const { status, headers } = await preflight(server(), '/api/bookmarks/replywright', origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('PUT, DELETE, OPTIONS');
    expect(headers.get('access-control-allow-headers')).toBe('content-type');
    expect(headers.get('vary')).toBe('Origin, Access-Control-Request-Headers');
  });

  test('may change things, and read why they may not', async () => {
    expect((await signIn(server(), origin)).status).toBe(201);
    const refused = await fetch(`${server().url}/api/bookmarks/replywright`, {
      method: 'PUT',
      headers: { origin },
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe.each([
  ['elsewhere', () => local, FOREIGN],
  ['at a name that begins alike', () => local, 'http://localhost.elsewhere.example'],
  ['without an origin of their own', () => local, 'null'],
  ['of this machine, where others are named', () => remote, 'http://localhost:5173'],
])('pages %s', (_, server, origin) => {
  test('can’t read an answer', async () => {
    const { headers } = await fetch(`${server().url}/api/session`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toMatch(/\bOrigin\b/);
    const asked = await preflight(server(), '/api/bookmarks/replywright', origin);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('can’t change anything', async () => {
    const refused = await signIn(server(), origin);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await refused.json()).toMatchObject({ type: 'urn:problem-type:forbidden', status: 403 });
  });

  test('can’t control the mock', async () => {
    const { bookmarks } = await server().backend.store.open('bookmarks');
    bookmarks.put({ id: 'kept', accountId: 'a', listingId: 'replywright', createdAt: SEED_NOW });
    const reset = await fetch(`${server().url}/__mock/reset`, {
      method: 'POST',
      headers: { origin },
    });
    expect(reset.status).toBe(403);
    expect(bookmarks.get('kept')).toBeDefined();
    bookmarks.remove('kept');
  });
});

test('the page of the server’s own origin is not foreign', async () => {
  expect((await signIn(remote, remote.url)).status).toBe(201);
});

test('the cookie travels within the site, and across sites only where the app is on another', async () => {
  const cookie = async (mock: HttpMock, origin: string) =>
    (await signIn(mock, origin)).headers.getSetCookie()[0];
  expect(await cookie(local, 'http://localhost:5173')).toMatch(/; HttpOnly; SameSite=Lax$/);
  expect(await cookie(remote, APP)).toMatch(/; HttpOnly; SameSite=None; Secure; Partitioned$/);
});
