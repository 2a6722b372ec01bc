import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom';

/**
 * Tells whether the visitor is still there when an answer comes: the component that asked is on
 * screen, and the page is the one on which it asked. Who has moved on must not be brought back. Who
 * is on the way, to a page that has been asked for and whose code has not come yet, may still call
 * that off: the answer waits until it is known. Who sends something while such a page is on its way
 * wants that more. A change of the query that takes no step in the history is one of the same page, such
 * as another plan beside the form.
 *
 * @returns a function to call when something is sent; the function that it gives tells, later,
 *   whether the visitor has stayed
 */
export function useStillHere(): () => () => Promise<boolean> {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  /** The key of another page that is on its way; else null. */
  const departureKey = useNavigation().location?.key ?? null;
  const departure = useRef(departureKey);
  const isInPlace = useNavigationType() === NavigationType.Replace;
  const shownAt = useRef<string | null>(null);
  const latest = useRef({ pathname, place: url });
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const settle = () => waiting.current.splice(0).forEach((resolve) => resolve());
    departure.current = departureKey;
    settle();
    // The component may be gone before the departure is over.
    return settle;
  }, [departureKey]);
  const arrive = useEffectEvent(() => {
    const { current: before } = latest;
    const place = isInPlace && before.pathname === pathname ? before.place : url;
    latest.current = { pathname, place };
    shownAt.current = place;
  });
  useEffect(() => {
    arrive();
    return () => {
      shownAt.current = null;
    };
  }, [url]);
  return () => {
    const sentFrom = shownAt.current;
    const calledOff = departure.current;
    const isShown = () => sentFrom !== null && shownAt.current === sentFrom;
    const isLeaving = () => departure.current !== null && departure.current !== calledOff;
    return async () => {
      while (isShown() && isLeaving()) {
        await new Promise<void>((resolve) => waiting.current.push(resolve));
      }
      return isShown();
    };
  };
}
