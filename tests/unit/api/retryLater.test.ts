import { beforeEach, expect, it, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { ApiError } from '../../../src/api/ApiError';
import { swrConfig } from '../../../src/api/useApi';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

/** Reports a failure to SWR's configuration; gives whether SWR asks again after so many ms. */
function failing(error: unknown, retryCount = 1) {
  const revalidate = vi.fn();
  const config = { ...SWRConfig.defaultValue, ...swrConfig };
  swrConfig.onErrorRetry!(error, 'key', config, revalidate, { retryCount, dedupe: true });
  return (ms: number) => {
    vi.advanceTimersByTime(ms);
    return revalidate.mock.calls.length;
  };
}

it('asks again at the moment that the server named, not before', () => {
  const timesAskedAfter = failing(new ApiError({ status: 429, retryAt: 60_000 }));
  expect(timesAskedAfter(59_999)).toBe(0);
  expect(timesAskedAfter(1)).toBe(1);
});

it('asks again after a short pause where the server named none', () => {
  const timesAskedAfter = failing(new ApiError({ status: 503 }));
  expect(timesAskedAfter(0)).toBe(0);
  expect(timesAskedAfter(15_000)).toBe(1);
});

it('does not ask forever, and not at once where the moment is years away', () => {
  expect(failing(new ApiError({ status: 429, retryAt: 1000 }), 3)(10_000)).toBe(0);
  expect(failing(new ApiError({ status: 503, retryAt: 1e15 }))(10_000)).toBe(0);
});
