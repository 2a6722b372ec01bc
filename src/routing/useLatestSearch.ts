import { useEffect, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** One for all who ask: parts of a page change the same URL, and each has to build on the others. */
const latest = { current: '' };
/** What the page was drawn with last, and the path that the browser showed then. */
let drawn: Location | undefined;
let drawnPath = '';

/**
 * The query of the URL, from `?` on, that was asked for last: a second press may come before the page
 * is drawn with what the first one asked for, and has to build on that. Who asks for another one sets
 * `current`; it follows the URL by itself, Back included.
 */
export function useLatestSearch(): RefObject<string> {
  const location = useLocation();
  useEffect(() => {
    // A part that appears late knows nothing newer than what has been asked for since.
    if (drawn === location) return;
    drawn = location;
    drawnPath = window.location.pathname;
    latest.current = location.search;
  }, [location]);
  // Back may come before the drawing, too. The page is then drawn as it was all along, and no effect
  // tells. Where Back leads to another page, this one stays as it is until the code of that has come.
  useEffect(() => {
    const follow = () => {
      if (window.location.pathname === drawnPath) latest.current = window.location.search;
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return latest;
}
