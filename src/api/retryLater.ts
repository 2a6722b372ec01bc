import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from './ApiError';

/** The longest wait that a browser's timer takes: about 24 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * When SWR asks again after a failure: at the moment that the server named (`Retry-After`), else
 * after SWR's own pause, which grows with each attempt.
 */
export const retryLater: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  key,
  config,
  revalidate,
  attempt,
) => {
  const retryAt = error instanceof ApiError ? error.retryAt : undefined;
  if (retryAt === undefined) {
    SWRConfig.defaultValue.onErrorRetry(error, key, config, revalidate, attempt);
  } else if (attempt.retryCount <= (config.errorRetryCount ?? 0)) {
    const wait = Math.min(Math.max(retryAt - Date.now(), 0), LONGEST_WAIT_MS);
    setTimeout(() => void revalidate(attempt), wait);
  }
};
