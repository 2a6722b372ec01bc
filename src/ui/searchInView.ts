import { useSyncExternalStore } from 'react';

/** The searches that the page has itself, and whether each can be seen; it is taken to be at first. */
const searches = new Map<Element, boolean>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/**
 * A ref for the search of a page: the header keeps its own back as long as this one can be seen.
 * Where the browser can't tell, it always can.
 */
export function searchInView(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  searches.set(element, true);
  const observer = new IntersectionObserver(([entry]) => {
    searches.set(element, entry?.isIntersecting ?? true);
    tell();
  });
  observer.observe(element);
  tell();
  return () => {
    observer.disconnect();
    searches.delete(element);
    tell();
  };
}

const isPassed = () => searches.size > 0 && ![...searches.values()].includes(true);

/** Whether the page has a search that has been scrolled out of sight. */
export function useSearchPassed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isPassed,
    () => false,
  );
}
