import { useSWRConfig, type SWRConfiguration } from 'swr';
import useSWRMutation from 'swr/mutation';
import { createQueryHook } from 'swr-openapi';
import { useId } from 'react';
import { ApiError } from './ApiError';
import { client } from './client';
import { retryLater } from './retryLater';
import type { paths } from './schema.d';

/** The first part of every SWR key of this API; the second is the path, the third what was asked. */
const PREFIX = 'api';

/**
 * Reads from the API through SWR: `useApi('/listings/{listingId}', { params: { path: { listingId } } })`.
 * With null in place of the parameters it waits. Typed by the contract; `error` is an ApiError.
 */
export const useApi = createQueryHook<paths, `${string}/${string}`, typeof PREFIX, ApiError>(
  client,
  PREFIX,
);

/** How SWR behaves throughout the app: given once to SWRConfig. */
export const swrConfig: SWRConfiguration = {
  // A refusal stays a refusal; only what may pass is tried again, and not for ever.
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.isTemporary,
  errorRetryCount: 2,
  errorRetryInterval: 3000,
  onErrorRetry: retryLater,
  dedupingInterval: 2000,
  focusThrottleInterval: 10000,
};

/**
 * Asks everything again that was read from these paths of the contract (`/listings` covers
 * `/listings/{listingId}` too), or everything at all where none is named. Old data stays on screen
 * meanwhile.
 */
export function useInvalidate(): (...prefixes: string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...prefixes) =>
    mutate((key) => {
      if (!Array.isArray(key) || key[0] !== PREFIX) return false;
      const path = String(key[1]);
      return (
        prefixes.length === 0 ||
        prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
      );
    });
}

/**
 * Changes something through the API.
 *
 * @param send makes the call and gives what it answered
 * @param invalidates the paths whose data the change makes stale
 * @returns `run`, which rejects with an ApiError, and whether it is running
 */
export function useApiMutation<Input, Output>(
  send: (input: Input) => Promise<Output>,
  invalidates: string[] = [],
): { run: (input: Input) => Promise<Output>; isRunning: boolean } {
  const invalidate = useInvalidate();
  const { trigger, isMutating } = useSWRMutation<Output, ApiError, string, Input>(
    `mutation-${useId()}`,
    (_key: string, { arg }: { arg: Input }) => send(arg),
  );
  return {
    isRunning: isMutating,
    async run(input) {
      const output = await (trigger as (input: Input) => Promise<Output>)(input);
      if (invalidates.length > 0) await invalidate(...invalidates);
      return output;
    },
  };
}
