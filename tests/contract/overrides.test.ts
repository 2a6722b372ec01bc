import { describe, expect, test, vi } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const figures = () => mock.send('/marketplace');

describe('an override', () => {
  test('answers another body', async () => {
    const items = [{ id: 'email', name: 'Email', listingCounts: { software: 1, course: 0 } }];
    mock.override({ operationId: 'listCategories', reply: { status: 200, body: { items } } });
    expect(await mock.call('listCategories', 200)).toEqual({ items });
  });

  test('answers another status, as a problem and with headers', async () => {
    mock.override({
      operationId: 'getMarketplace',
      reply: {
        status: 429,
        headers: { 'Retry-After': 30 },
        body: {
          type: 'urn:problem-type:too-many-requests',
          title: 'Too many requests',
          status: 429,
        },
      },
    });
    const response = await figures();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test('answers as a gateway does, with its own page', async () => {
    mock.override({
      operationId: 'getMarketplace',
      reply: { status: 503, headers: { 'Retry-After': 5 }, body: '<h1>Back soon</h1>' },
    });
    const response = await figures();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toBe('<h1>Back soon</h1>');
  });

  test.each([405, 413, 502, 504] as const)(
    'answers %i, which any operation may',
    async (status) => {
      const body = { type: 'about:blank', title: 'Refused on purpose', status } as const;
      mock.override({ operationId: 'getMarketplace', reply: { status, body } });
      expect((await figures()).status).toBe(status);
    },
  );

  test('breaks the connection', async () => {
    mock.override({ operationId: 'getMarketplace', dropConnection: true });
    await expect(figures()).rejects.toThrow(TypeError);
  });

  test('delays the usual answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mock.override({ operationId: 'getMarketplace', delayMs: 60_000 });
    const answered = vi.fn<() => void>();
    const call = mock.call('getMarketplace', 200).then(answered);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    // Waiting has moved this clock a little.
    await vi.advanceTimersByTimeAsync(59_000);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await call;
    expect(answered).toHaveBeenCalledOnce();
  });

  test('holds for a number of calls', async () => {
    mock.override({ operationId: 'getMarketplace', dropConnection: true, times: 2 });
    await expect(figures()).rejects.toThrow(TypeError);
    await expect(figures()).rejects.toThrow(TypeError);
    expect((await figures()).status).toBe(200);
  });

  test('concerns its operation alone, and the last one goes first', async () => {
    const internal = (status: 500 | 429) => ({
      status,
      body: { type: 'urn:problem-type:internal', title: 'Broken on purpose', status },
    });
    mock.override({ operationId: 'getMarketplace', reply: internal(500) });
    mock.override({ operationId: 'getMarketplace', reply: internal(429), times: 1 });
    expect((await figures()).status).toBe(429);
    expect((await figures()).status).toBe(500);
    await mock.call('listCategories', 200);
  });

  test('is gone after its test', async () => {
    await mock.call('getMarketplace', 200);
  });

  test('that breaks the contract fails loudly', async () => {
    mock.console.allow(/getMarketplace 200 breaks the contract:[^]*\/rating: Must be object/);
    mock.override({
      operationId: 'getMarketplace',
      reply: JSON.parse('{"status":200,"body":{"rating":5}}') as never,
    });
    const response = await figures();
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ type: 'urn:problem-type:internal' });
  });

  test('without a header that the contract requires fails loudly', async () => {
    mock.console.allow(/createDiscussion 201 breaks the contract:[^]*header location: Is required/);
    await mock.signIn();
    const discussion = await mock.call('getDiscussion', 200, {
      params: { discussionId: 'sample' },
    });
    const reply = { status: 201, body: discussion } as never;
    mock.override({ operationId: 'createDiscussion', reply });
    const body = { title: 'A title', text: 'Long enough.', topicId: 'ask-me-anything' };
    await mock.call('createDiscussion', 500, { body });
  });

  test('with a header that the contract does not know fails loudly', async () => {
    mock.console.allow(/getMarketplace 429 breaks the contract:[^]*header x-mood: Is not declared/);
    const body = { type: 'urn:problem-type:too-many-requests', title: 'Slow down', status: 429 };
    mock.override({
      operationId: 'getMarketplace',
      reply: { status: 429, headers: { 'x-mood': 'bad' } as never, body },
    });
    expect((await figures()).status).toBe(500);
  });

  test('of an operation that the contract does not have is refused', () => {
    const misspelt = { operationId: 'getMarketplaces', delayMs: 1 } as never;
    expect(() => mock.override(misspelt)).toThrow(
      'The contract has no operation "getMarketplaces" to override.',
    );
  });

  test('changes nothing: a refused review was not posted', async () => {
    await mock.signIn();
    const params = { listingId: 'replywright' };
    mock.override({ operationId: 'createReview', dropConnection: true, times: 1 });
    const review = { params, body: { stars: 5, message: 'Saves me an hour a day.' } };
    await expect(mock.call('createReview', 201, review)).rejects.toThrow(TypeError);
    expect((await mock.call('listReviews', 200, { params })).page.totalItems).toBe(13);
    await mock.call('createReview', 201, review);
  });

  test('loses an answer: what was asked for has happened', async () => {
    await mock.signIn();
    const params = { listingId: 'replywright' };
    mock.override({ operationId: 'createReview', loseAnswer: true });
    const review = { params, body: { stars: 5, message: 'Saves me an hour a day.' } };
    await expect(mock.call('createReview', 201, review)).rejects.toThrow(TypeError);
    expect((await mock.call('listReviews', 200, { params })).page.totalItems).toBe(14);
  });
});

test('a handler that fails answers 500 and leaves nothing half done', async () => {
  mock.console.allow(/Error: out of paper/);
  await mock.signIn();
  const params = { listingId: 'replywright' };
  const { reviews } = await mock.backend.store.open('reviews');
  vi.spyOn(reviews, 'put').mockImplementationOnce(() => {
    throw new Error('out of paper');
  });
  const body = { stars: 1, message: 'Lost on the way.' };
  const problem = await mock.call('createReview', 500, { params, body });
  expect(problem).toMatchObject({ type: 'urn:problem-type:internal', detail: 'out of paper' });
  expect((await mock.call('getListing', 200, { params })).rating.count).toBe(13);
  await mock.call('createReview', 201, { params, body });
  expect((await mock.call('getListing', 200, { params })).rating.count).toBe(14);
});

test('changes run one after the other', async () => {
  await mock.signIn();
  const params = { listingId: 'replywright' };
  const before = await mock.call('getListing', 200, { params });
  const texts = Array.from({ length: 10 }, (_, index) => `Question number ${index}`);
  const asked = await Promise.all(
    texts.map((text) =>
      mock.call('createQuestion', 201, { params, body: { text, notifyByEmail: false } }),
    ),
  );
  expect(new Set(asked.map(({ id }) => id)).size).toBe(10);
  const after = await mock.call('getListing', 200, { params });
  expect(after.questionCount).toBe(before.questionCount + 10);
});
