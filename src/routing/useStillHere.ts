import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** The key of another page that has been asked for and whose code has not come yet; else null. */
export function useDeparture(): RefObject<string | null> {
  const departure = useNavigation().location?.key ?? null;
  const ref = useRef(departure);
  useEffect(() => {
    ref.current = departure;
  }, [departure]);
  return ref;
}

/**
 * Tells whether the visitor is still there when an answer comes: the component that asked is on
 * screen, and the page is the one on which it asked. Who has moved on must not be brought back, and who
 * is on the way must arrive: a page whose code takes a while has been asked for, but is not shown yet.
 * Who sends something while such a page is on its way wants that more.
 *
 * @returns a function to call when something is sent; the function that it gives tells, later,
 *   whether the visitor has stayed
 */
export function useStillHere(): () => () => boolean {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const departure = useDeparture();
  const shownAt = useRef<string | null>(null);
  useEffect(() => {
    shownAt.current = url;
    return () => {
      shownAt.current = null;
    };
  }, [url]);
  return () => {
    const sentFrom = shownAt.current;
    const calledOff = departure.current;
    const isLeaving = () => departure.current !== null && departure.current !== calledOff;
    return () => sentFrom !== null && shownAt.current === sentFrom && !isLeaving();
  };
}
