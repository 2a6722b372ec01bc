import { useCallback, useState } from 'react';

/** Whether an element is still below the window, false until that is known; and the `ref` that watches it. */
export function useIsBelow(): {
  isBelow: boolean;
  watch: (element: Element | null) => (() => void) | undefined;
} {
  const [isBelow, setBelow] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setBelow(entry.intersectionRatio < WHOLE),
      // What is above the window counts as in it: who has scrolled past it has seen it.
      { rootMargin: '99999px 0px 0px', threshold: WHOLE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBelow(false);
    };
  }, []);
  return { isBelow, watch };
}

/** All of it, but for parts of a pixel. */
const WHOLE = 0.98;
