import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IgnoredParameter } from '../../list/UrlReader';
import { crossesViews } from '../../routing/viewTransition';
import { IN_PLACE } from './useLanding';
import { productPath, readProductUrl, type ProductUrl } from './productUrl';

type Changes = Partial<ProductUrl>;

/**
 * What the URL says, what of it makes no sense, and how to change it. `hrefFor` gives the URL with some
 * of it changed, `go` goes there and stays where the window is scrolled to. Back brings the former one
 * again; going to where one is makes no step for it.
 */
export function useProductUrl(): {
  url: ProductUrl;
  ignored: readonly IgnoredParameter[];
  hrefFor: (changes: Changes, hash?: string) => string;
  go: (changes: Changes) => void;
} {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const { ignored, ...url } = readProductUrl(search);
  // The second click of a double click may come before the page is drawn again.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search, key]);
  // Back may come before it, too. The page is then drawn as it was all along, and no effect tells.
  useEffect(() => {
    const follow = () => {
      latest.current = window.location.search;
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const hrefFor = (changes: Changes, hash?: string) => productPath({ ...url, ...changes }, hash);
  return {
    url,
    ignored,
    hrefFor,
    go: (changes) => {
      const before = readProductUrl(latest.current);
      const to = productPath({ ...before, ...changes });
      if (to === productPath(before)) return;
      latest.current = new URL(to, 'http://site').search;
      void navigate(to, {
        preventScrollReset: true,
        state: IN_PLACE,
        viewTransition: crossesViews(),
      });
    },
  };
}
