import { useLayoutEffect, useState } from 'react';
import { HEADER_HEIGHT } from '../theme/tokens';

/** The searches that the page has itself, and whether each can be seen; it is taken to be at first. */
const searches = new Map<Element, boolean>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** How much of the window the header covers at most, in px. */
const HEADER = HEADER_HEIGHT.md;

/** A ref for the search of a page: the header keeps its own back as long as this one can be seen. */
export function searchInView(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  searches.set(element, true);
  const observer = new IntersectionObserver(
    ([entry]) => {
      searches.set(element, entry?.isIntersecting ?? true);
      tell();
    },
    { rootMargin: `-${HEADER}px 0px 0px` },
  );
  observer.observe(element);
  tell();
  return () => {
    observer.disconnect();
    searches.delete(element);
    tell();
  };
}

const isInView = (which: string) =>
  [...searches].some(([element, isSeen]) => isSeen && element.matches(which));

/**
 * Whether the page has a search of its own that can be seen now.
 *
 * @param which a selector of those that count; all of them where it is left out
 */
export function useSearchInView(which = '*'): boolean {
  const [isHere, setHere] = useState(() => isInView(which));
  // Before the first paint, so that nothing is shown only to go away.
  useLayoutEffect(() => {
    const listener = () => setHere(isInView(which));
    listener();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [which]);
  return isHere;
}
