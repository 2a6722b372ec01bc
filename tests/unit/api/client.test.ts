import 'virtual:answer-shapes/marketplace';
import 'virtual:answer-shapes/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { client } from '../../../src/api/client';
import { READ_LIMIT_MS, WRITE_LIMIT_MS } from '../../../src/api/timeLimit';
import { describeError, retryMoment } from '../../../src/ui/describeError';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const JSON_TYPE = { 'content-type': 'application/json' };

const GOOD = {
  rating: { average: 4.8, count: 1258 },
  savingsSince: 2010,
  counters: { entrepreneurs: 1, products: 2, categories: 3, vendors: 4, countries: 5 },
};

/** Answers every call so. */
function answer(body: BodyInit | null, init: ResponseInit = {}) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response(body, { headers: JSON_TYPE, ...init })),
  );
}

const read = () => client.GET('/marketplace');
const write = () =>
  client.POST('/session', { body: { identifier: 'maya@example.com', password: 'secret' } });

/** What a call is rejected with. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

afterEach(() => void vi.useRealTimers());

describe('client: leaving at once', () => {
  /** Whether the call outlives its page. */
  async function isKept(call: () => Promise<unknown>): Promise<boolean | undefined> {
    answer(JSON.stringify(GOOD));
    await call().catch(() => undefined);
    const [request] = vi.mocked(fetch).mock.lastCall!;
    return request instanceof Request ? request.keepalive : undefined;
  }
  const report = (details: string) => () =>
    client.POST('/contact-messages', { body: { details } as never });

  it('keeps small changes alive, and neither reads nor what a browser would refuse', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await isKept(write)).toBe(true);
    expect(await isKept(() => client.DELETE('/session'))).toBe(true);
    expect(await isKept(report('x'.repeat(14_000)))).toBe(true);
    expect(await isKept(report('x'.repeat(16_000)))).toBe(false);
    expect(await isKept(read)).toBe(false);
  });
});

describe('client: answers', () => {
  it('gives the body of an answer', async () => {
    answer(JSON.stringify(GOOD));
    expect((await read()).data).toEqual(GOOD);
  });

  it('takes 204 for a change, and nothing else without a body', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(null, { status: 204 });
    expect((await client.DELETE('/session')).data).toBeUndefined();
    expect((await failureOf(read())).reason).toBe('malformed');
    expect(reported).toHaveBeenCalledOnce();
  });

  it.each(['', '{}', '[]', '[1]', 'null', '"text"', '7', '{"cut', '<!doctype html><p>Hello'])(
    'refuses %j as an answer, to a read and to a change',
    async (body) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      answer(body);
      for (const call of [read, write]) {
        const error = await failureOf(call());
        expect(error.reason).toBe('malformed');
        expect(error.isTemporary).toBe(true);
        expect(describeError(error).title).toBe('The server’s answer could not be read');
      }
    },
  );

  it('refuses an answer without a promised value, and tells developers where', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(JSON.stringify({ ...GOOD, rating: { average: null, count: 0 } }));
    expect((await failureOf(read())).reason).toBe('malformed');
    expect(reported.mock.lastCall).toEqual([
      'The answer to GET /marketplace breaks the contract at “/rating/average”.',
    ]);
  });

  it('survives a malformed problem document', async () => {
    const headers = { 'content-type': 'application/problem+json' };
    for (const body of ['null', '[]', '{"title":null,"detail":7,"errors":{}}', '{"cut']) {
      answer(body, { status: 422, headers });
      const error = await failureOf(write());
      expect(error.status).toBe(422);
      expect(error.fieldErrors).toEqual([]);
      expect(error.message).toBe('Error 422');
    }
  });

  it('tells a broken connection, also one that breaks in the middle of the body', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await failureOf(read())).reason).toBe('unreachable');
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    answer(broken);
    expect((await failureOf(read())).reason).toBe('unreachable');
  });
});

describe('client: Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }));

  it.each([
    ['90', '2026-06-01T12:01:30Z'],
    ['Mon, 01 Jun 2026 12:05:00 GMT', '2026-06-01T12:05:00Z'],
  ])('reads %s', async (value, moment) => {
    answer('{}', { status: 429, headers: { 'retry-after': value } });
    expect(retryMoment(await failureOf(read()))).toBe(Date.parse(moment));
  });

  it.each(['', 'soon'])('passes over %j', async (value) => {
    answer('{}', { status: 503, headers: { 'retry-after': value } });
    expect((await failureOf(read())).retryAt).toBeUndefined();
  });
});

describe('client: time limit', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** How a call stands after so many ms: its error's reason, or that it is still waiting. */
  async function stateAfter(call: Promise<unknown>, ms: number) {
    let state = 'waiting';
    call.then(
      () => (state = 'answered'),
      (error: ApiError) => (state = error.reason),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return state;
  }

  it.each([
    ['a read', read, READ_LIMIT_MS],
    ['a change', write, WRITE_LIMIT_MS],
  ] as const)('gives up on %s that is never answered', async (_name, call, limit) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const pending = call();
    expect(await stateAfter(pending, limit - 1)).toBe('waiting');
    const request = fetched.mock.calls[0]![0] as Request;
    expect(request.signal.aborted).toBe(false);
    expect(await stateAfter(pending, 1)).toBe('timed-out');
    expect(request.signal.aborted).toBe(true);
  });

  it('gives a long body a second more for every 16 kB', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const body = { details: 'x'.repeat(320_000) } as never;
    const pending = client.POST('/contact-messages', { body });
    expect(await stateAfter(pending, WRITE_LIMIT_MS + 19_000)).toBe('waiting');
    expect(await stateAfter(pending, 2000)).toBe('timed-out');
  });

  it('ends at once when its caller calls it off', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const caller = new AbortController();
    const pending = client.GET('/marketplace', { signal: caller.signal });
    expect(await stateAfter(pending, 1000)).toBe('waiting');
    caller.abort();
    expect(await stateAfter(pending, 0)).toBe('unreachable');
    expect((fetched.mock.calls[0]![0] as Request).signal.aborted).toBe(true);
  });

  it('gives up on an answer whose body stalls', async () => {
    answer(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{"a":')) }));
    expect(await stateAfter(read(), READ_LIMIT_MS)).toBe('timed-out');
  });

  it('leaves no timer behind', async () => {
    answer(JSON.stringify(GOOD));
    await read();
    expect(vi.getTimerCount()).toBe(0);
  });
});
