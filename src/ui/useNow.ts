import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const onMinute = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all, set to the turn of the minute: everything on the page changes at once. */
function waitForMinute(): void {
  timer = setTimeout(
    () => {
      waitForMinute();
      onMinute.forEach((tell) => tell());
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}

function subscribe(onChange: () => void): () => void {
  onMinute.add(onChange);
  if (onMinute.size === 1) waitForMinute();
  return () => {
    onMinute.delete(onChange);
    if (onMinute.size === 0) clearTimeout(timer);
  };
}

/**
 * The time to the minute, in milliseconds since 1970; it goes on while the page is open. Null on
 * the server and while hydrating, so that both render the same.
 */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}
