import { useState } from 'react';
import { useSWRConfig, type SWRConfiguration } from 'swr';
import { createQueryHook } from 'swr-openapi';
import { ApiError } from './ApiError';
import { client } from './client';
import { perPerson } from './perPerson';
import { PREFIX } from './personCache';
import { retryLater } from './retryLater';
import type { paths } from './schema.d';
import { noteShared } from './sharedAnswers';
import { noteVersion } from './versions';

type Read = (
  path: string,
  init?: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Reads like the client, and notes whose the answer is and which version. */
const read: Read = async (path, init) => {
  const answer = await (client.GET as Read)(path, init);
  noteShared(answer.response, answer.data);
  noteVersion(answer.response, answer.data);
  return answer;
};

/**
 * Reads from the API through SWR: `useApi('/listings/{listingId}', { params: { path: { listingId } } })`.
 * With null in place of the parameters it waits. Typed by the contract; `error` is an ApiError.
 */
export const useApi = createQueryHook<paths, `${string}/${string}`, typeof PREFIX, ApiError>(
  { ...client, GET: read as typeof client.GET },
  PREFIX,
);

/** How SWR behaves throughout the app: given once to SWRConfig. */
export const swrConfig: SWRConfiguration = {
  provider: () => new Map(),
  use: [perPerson],
  // A refusal stays a refusal; only what may pass is tried again, and not forever.
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.isTemporary,
  errorRetryCount: 2,
  errorRetryInterval: 3000,
  onErrorRetry: retryLater,
  dedupingInterval: 2000,
  focusThrottleInterval: 10000,
};

/**
 * Asks everything again that was read from these paths of the contract (`/listings` covers
 * `/listings/{listingId}` too). Old data stays on screen meanwhile.
 */
export function useInvalidate(): (...prefixes: string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...prefixes) =>
    mutate((key) => {
      if (!Array.isArray(key) || key[0] !== PREFIX) return false;
      const path = String(key[1]);
      return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    });
}

/**
 * Changes something through the API. Nothing is ever sent twice by itself.
 *
 * @param send makes the call and gives what it answered
 * @param invalidates the paths whose data the change makes stale
 * @returns `run`, which rejects with an ApiError, and whether a call is running
 */
export function useApiMutation<Input, Output>(
  send: (input: Input) => Promise<Output>,
  invalidates: string[] = [],
): { run: (input: Input) => Promise<Output>; isRunning: boolean } {
  const invalidate = useInvalidate();
  const [running, setRunning] = useState(0);
  return {
    isRunning: running > 0,
    async run(input) {
      setRunning((count) => count + 1);
      try {
        const output = await send(input);
        if (invalidates.length > 0) await invalidate(...invalidates);
        return output;
      } finally {
        setRunning((count) => count - 1);
      }
    },
  };
}
