import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query of the URL, from `?` on, that was asked for last: a second press may come before the page
 * is drawn with what the first one asked for, and has to build on that. Who asks for another one sets
 * `current`; it follows the URL by itself, Back included.
 */
export function useLatestSearch(): RefObject<string> {
  const { search, key } = useLocation();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search, key]);
  // Back may come before the drawing, too. The page is then drawn as it was all along, and no effect tells.
  useEffect(() => {
    const follow = () => {
      latest.current = window.location.search;
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return latest;
}
