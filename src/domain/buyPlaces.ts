import { createContext, use, useCallback, useRef, useState } from 'react';
import { HEADER_HEIGHT } from '../theme/tokens';

interface BuyPlace {
  /** Whether it says, too, what is bought there. */
  isNamed: boolean;
}

/** Watches an element; called as the `ref` of it. */
type WatchPlace = (element: Element, place: BuyPlace) => () => void;

/** Takes the places of the page that have a Buy Now of their own. */
export const BuyPlaces = createContext<WatchPlace>(() => () => undefined);

/**
 * A `ref` for a place with a Buy Now of its own: while it is in sight, there is no other one below.
 * Where it does not say what is bought there, what is below still does.
 */
export function useBuyPlace({ isNamed }: BuyPlace = { isNamed: true }) {
  const watch = use(BuyPlaces);
  return useCallback((element: Element) => watch(element, { isNamed }), [watch, isNamed]);
}

/** What of the watched places is in the window. */
export interface BuySight {
  /** Whether any of them is, true until that is known. */
  isInSight: boolean;
  /** Whether one of those that say what is bought is. */
  isNamed: boolean;
}

/** What of the watched places is in sight, and their `ref`. */
export function useBuyPlaces(): BuySight & { watch: WatchPlace } {
  const [sight, setSight] = useState<BuySight>({ isInSight: true, isNamed: true });
  const places = useRef<ReturnType<typeof watchedPlaces>>(null);
  const watch = useCallback<WatchPlace>((element, place) => {
    if (typeof IntersectionObserver === 'undefined') return () => undefined;
    places.current ??= watchedPlaces(setSight);
    return places.current(element, place);
  }, []);
  return { ...sight, watch };
}

function watchedPlaces(onChange: (sight: BuySight) => void): WatchPlace {
  const watched = new Map<Element, BuyPlace>();
  const inSight = new Set<Element>();
  const tell = () =>
    onChange({
      isInSight: inSight.size > 0,
      isNamed: [...inSight].some((element) => watched.get(element)?.isNamed),
    });
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
  return (element, place) => {
    watched.set(element, place);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      watched.delete(element);
      inSight.delete(element);
      tell();
    };
  };
}
