import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves something on again and again, and only in sight: off screen or in a background tab it rests.
 *
 * @param everyMs from one move to the next, in ms; null to stand still
 * @param root what has to be in sight
 */
export function useAutoplay(
  everyMs: number | null,
  root: RefObject<HTMLElement | null>,
  next: () => void,
): void {
  const step = useRef(next);
  useEffect(() => {
    step.current = next;
  });
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => {
      const box = root.current?.getBoundingClientRect();
      const onScreen = box && box.top <= window.innerHeight && box.bottom >= 0;
      if (onScreen && !document.hidden) step.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, root]);
}
