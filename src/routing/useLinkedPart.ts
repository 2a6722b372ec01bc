import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { goTo } from './goTo';

/**
 * Goes to the part of a page that the URL names after `#`, also on arrival: parts that come with
 * data are there later than the page, when the browser has given up on them.
 *
 * @param ids the element ids of the parts; they have to be on the page when the hook runs
 */
export function useLinkedPart(ids: readonly string[]): void {
  const { hash, key } = useLocation();
  const known = useRef(ids);
  useEffect(() => {
    const id = known.current.find((candidate) => `#${candidate}` === hash);
    if (id) goTo(document.getElementById(id));
    // Choosing the same link again counts as another visit.
  }, [hash, key]);
}
