import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startHttpMock, type HttpMock } from '../../mocks/http';
import { SEED_NOW } from '../../mocks/seed/clock';
import { allowConsole } from '../support/consoleGuard';
import { pictureOf } from '../support/pictures';

let mock: HttpMock;
beforeAll(async () => {
  mock = await startHttpMock({ port: 0, now: () => new Date(SEED_NOW) });
});
afterEach(() => fetch(`${mock.url}/__mock/reset`, { method: 'POST' }));
afterAll(() => mock.close());

const api = (path: string, init?: RequestInit) => fetch(`${mock.url}/api${path}`, init);
const json = (method: string, body: unknown, cookie = ''): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', cookie },
});

/** Signs in and gives the cookie to send. */
async function signIn(identifier: string) {
  const response = await api('/session', json('POST', { identifier, password: 'x' }));
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^session=\w+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  return cookie.split(';')[0]!;
}

const userOf = async (cookie: string) =>
  (
    (await (await api('/session', { headers: { cookie } })).json()) as {
      user: { id: string } | null;
    }
  ).user?.id;

describe('over a socket', () => {
  test('a session is the cookie’s, and no other client’s', async () => {
    const maya = await signIn('maya@dealwright.example');
    const viktor = await signIn('viktor@dealwright.example');
    expect(await userOf(maya)).toBe('member-maya');
    expect(await userOf(viktor)).toBe('member-viktor');
    expect(await userOf('')).toBeUndefined();
    const out = await api('/session', { method: 'DELETE', headers: { cookie: maya } });
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0;/);
    expect(await userOf(maya)).toBeUndefined();
    expect(await userOf(viktor)).toBe('member-viktor');
  });

  test('what is changed can be read again, until it is reset', async () => {
    const cookie = await signIn('newcomer@example.com');
    const put = await api('/bookmarks/replywright', { method: 'PUT', headers: { cookie } });
    expect(put.status).toBe(200);
    const list = await api('/bookmarks', { headers: { cookie } });
    expect(await list.json()).toMatchObject({ listingIds: ['replywright'] });
    await fetch(`${mock.url}/__mock/reset`, { method: 'POST' });
    expect((await api('/bookmarks', { headers: { cookie } })).status).toBe(401);
  });

  test('a mail is in the outbox of the mock, which no page of another origin reads', async () => {
    await api('/password-resets', json('POST', { email: 'maya@dealwright.example' }));
    const outbox = await fetch(`${mock.url}/__mock/outbox`);
    const { items } = (await outbox.json()) as { items: { to: string; text: string }[] };
    expect(items).toHaveLength(1);
    expect(items[0]!.to).toBe('maya@dealwright.example');
    expect(items[0]!.text).toMatch(/code is \d{6}/);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await fetch(`${mock.url}/__mock/outbox`, foreign)).status).toBe(403);
  });

  test('a picture that was sent is served as what it is, until it is removed', async () => {
    const cookie = await signIn('maya@dealwright.example');
    const { mediaType, bytes } = pictureOf('image/webp');
    const put = await api('/profile/picture', {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': mediaType, cookie },
    });
    const { pictureUrl } = (await put.json()) as { pictureUrl: string };
    expect(pictureUrl.startsWith(`${mock.url}/files/file-`)).toBe(true);
    const served = await fetch(pictureUrl);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
    await api('/profile/picture', { method: 'DELETE', headers: { cookie } });
    expect((await fetch(pictureUrl)).status).toBe(404);
  });

  test('pictures have URLs of this server and are drawn by it', async () => {
    const { imageUrl } = (await (await api('/listings/sample')).json()) as { imageUrl: string };
    expect(imageUrl).toBe(`${mock.url}/artwork/software/replywright.svg`);
    const picture = await fetch(imageUrl);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg /);
    expect((await fetch(`${mock.url}/artwork/no/such/thing.svg`)).status).toBe(404);
  });

  test('a new member has a picture', async () => {
    const cookie = await signIn('someone@mail.example');
    const session = await api('/session', { headers: { cookie } });
    const { user } = (await session.json()) as { user: { avatarUrl: string } };
    expect((await fetch(user.avatarUrl)).status).toBe(200);
  });

  test.each(['/nowhere', '/__mock/nowhere'])('%s is 404', async (path) => {
    expect((await fetch(mock.url + path)).status).toBe(404);
  });

  test('a path that can’t be decoded is refused', async () => {
    expect((await api('/listings/%E0%A4%A')).status).toBe(422);
  });

  test('a path with two slashes is not another host', async () => {
    expect((await fetch(`${mock.url}//api/session`)).status).toBe(404);
  });
});

describe('controls', () => {
  const overrides = (body: unknown) => fetch(`${mock.url}/__mock/overrides`, json('POST', body));

  test('add overrides, and lift them', async () => {
    const body = { type: 'urn:problem-type:internal', title: 'Broken on purpose', status: 500 };
    const added = await overrides([{ operationId: 'getSession', reply: { status: 500, body } }]);
    expect(added.status).toBe(204);
    expect((await api('/session')).status).toBe(500);
    await fetch(`${mock.url}/__mock/overrides`, { method: 'DELETE' });
    expect((await api('/session')).status).toBe(200);
  });

  test('set how the reviewer of listings decides', async () => {
    const review = (body: unknown) => fetch(`${mock.url}/__mock/reviewer`, json('PUT', body));
    expect((await review({ decides: 'rejects', afterSeconds: 0 })).status).toBe(204);
    expect(mock.backend.reviewer).toEqual({ decides: 'rejects', afterSeconds: 0 });
    expect((await review('cruel')).status).toBe(400);
    await fetch(`${mock.url}/__mock/reset`, { method: 'POST' });
    expect(mock.backend.reviewer).toBe('lenient');
  });

  test('a broken connection is one', async () => {
    await overrides([{ operationId: 'getSession', dropConnection: true, times: 1 }]);
    await expect(api('/session')).rejects.toThrow(TypeError);
    expect((await api('/session')).status).toBe(200);
  });

  test.each([[{}], [[{ operationId: 'noSuchOperation' }]], [[null]], ['text']])(
    '%j is refused',
    async (body) => {
      expect((await overrides(body)).status).toBe(400);
    },
  );

  test('a failing handler answers 500 and says why on the console', async () => {
    allowConsole(/breaks the contract/);
    await overrides([{ operationId: 'getSession', reply: { status: 200, body: {} } }]);
    expect((await api('/session')).status).toBe(500);
  });
});

test('a port that is taken is an error', async () => {
  const port = Number(new URL(mock.url).port);
  await expect(startHttpMock({ port })).rejects.toThrow('EADDRINUSE');
});
