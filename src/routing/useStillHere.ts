import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Whether another page has been asked for whose code has not come yet. */
export function useIsLeaving(): RefObject<boolean> {
  const isLeaving = useNavigation().state !== 'idle';
  const ref = useRef(isLeaving);
  useEffect(() => {
    ref.current = isLeaving;
  }, [isLeaving]);
  return ref;
}

/**
 * Tells whether the visitor is still there when an answer comes: the component that asked is on
 * screen, and the page is the one on which it asked. Who has moved on must not be brought back, and who
 * is on the way must arrive: a page whose code takes a while has been asked for, but is not shown yet.
 *
 * @returns a function to call when something is sent; the function that it gives tells, later,
 *   whether the visitor has stayed
 */
export function useStillHere(): () => () => boolean {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const isLeavingRef = useIsLeaving();
  const shownAt = useRef<string | null>(null);
  useEffect(() => {
    shownAt.current = url;
    return () => {
      shownAt.current = null;
    };
  }, [url]);
  return () => {
    const sentFrom = shownAt.current;
    return () => sentFrom !== null && shownAt.current === sentFrom && !isLeavingRef.current;
  };
}
