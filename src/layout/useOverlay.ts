import { useEffect, useState, type ComponentType } from 'react';
import { showToast } from '../ui/toasts';

/**
 * Fetches the code of a menu, drawer or dialog when it is first opened, so that pages start
 * without it. Where the code can't be had, a message says so and the overlay counts as closed.
 *
 * @param load fetches the component; the same function every time
 * @param isOpen whether it is wanted now
 * @param close called when the code can't be fetched
 * @returns the component, to be rendered from then on, or null before
 */
export function useOverlay<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | null {
  const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null);
  const isWanted = isOpen && Overlay === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (Loaded) => {
        if (isCurrent) setOverlay(() => Loaded);
      },
      () => {
        if (!isCurrent) return;
        showToast({
          severity: 'error',
          message: 'This part of the page could not be fetched. Check your connection.',
        });
        close();
      },
    );
    return () => {
      isCurrent = false;
    };
    // `close` is only for a failure of this very attempt.
  }, [isWanted, load, close]);

  return Overlay;
}

/** Handlers that fetch an overlay's code as soon as its button is hovered or focused. */
export function prefetchOn(load: () => Promise<unknown>) {
  // Failing is fine here: opening asks again and reports it.
  const prefetch = () => void load().catch(() => undefined);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
