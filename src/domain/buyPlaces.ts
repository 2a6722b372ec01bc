import { createContext, use, useCallback, useRef, useState } from 'react';
import { HEADER_HEIGHT } from '../theme/tokens';

/** Watches an element; called as the `ref` of it. */
type WatchPlace = (element: Element) => () => void;

/** Takes the places of the page that have a Buy Now of their own. */
export const BuyPlaces = createContext<WatchPlace>(() => () => undefined);

/** A `ref` for a place with a Buy Now of its own: while it is in sight, there is no other one below. */
export const useBuyPlace = (): WatchPlace => use(BuyPlaces);

/** Whether any of the watched places is in sight, true until that is known, and their `ref`. */
export function useBuyPlaces(): { isInSight: boolean; watch: WatchPlace } {
  const [isInSight, setIsInSight] = useState(true);
  const places = useRef<WatchPlace>(null);
  const watch = useCallback<WatchPlace>((element) => {
    if (typeof IntersectionObserver === 'undefined') return () => undefined;
    places.current ??= watchedPlaces(setIsInSight);
    return places.current(element);
  }, []);
  return { isInSight, watch };
}

function watchedPlaces(onChange: (isInSight: boolean) => void): WatchPlace {
  const inSight = new Set<Element>();
  const tell = () => onChange(inSight.size > 0);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      tell();
    },
    // What is below the header cannot be seen.
    { rootMargin: `-${HEADER_HEIGHT.md}px 0px 0px` },
  );
  return (element) => {
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      inSight.delete(element);
      tell();
    };
  };
}
