import { useCallback, useSyncExternalStore } from 'react';

/** Whether the query holds now; false where there is no window or it knows no media queries. */
function matches(query: string): boolean {
  return typeof window !== 'undefined' && Boolean(window.matchMedia?.(query).matches);
}

/**
 * The highest of several window widths that the window has reached, in px, and 0 below all of
 * them. On the server and while hydrating it is 0.
 *
 * @param widths ascending, and the same ones for the life of the component.
 */
export function useReachedWidth(widths: readonly number[]): number {
  const key = widths.join(',');
  const queryFor = (width: string) => `(min-width: ${width}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!key || !window.matchMedia) return () => {};
      const lists = key.split(',').map((width) => window.matchMedia(queryFor(width)));
      for (const list of lists) list.addEventListener('change', onChange);
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange);
      };
    },
    [key],
  );
  return useSyncExternalStore(
    subscribe,
    () => widths.findLast((width) => matches(queryFor(String(width)))) ?? 0,
    () => 0,
  );
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeReducedMotion(onChange: () => void) {
  const list = window.matchMedia?.(REDUCED_MOTION);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the person asked the system for less motion; true until that is known. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeReducedMotion,
    () => matches(REDUCED_MOTION),
    () => true,
  );
}
