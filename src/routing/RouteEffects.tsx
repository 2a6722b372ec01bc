import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announce';
import type { AppRoute } from './AppRoute';
import { browserTitle, describePage } from './pageTitle';

/** The id of the page's main landmark, where the skip link and the focus go. */
export const MAIN_ID = 'main';

/** The page last shown; null before the first. Every page has effects of its own, so they share it. */
let shownPath: string | null = null;

type Described = Pick<AppRoute, 'title' | 'description' | 'canonicalParams'> & { path?: string };

/** The one address of a page that has several, for search engines: absolute. */
function canonicalUrl({ path, canonicalParams = [] }: Described, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    canonicalParams.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  ).toString();
  const pathname =
    path === undefined ? location.pathname : import.meta.env.BASE_URL + path.slice(1);
  return location.origin + pathname + (kept && `?${kept}`);
}

/**
 * What going to another page does beyond showing it: the browser's title and description, the
 * focus at the start of the content, and the title said aloud. A first load leaves the focus alone.
 * Has to come before the page in the tree, so that a page may refine title and
 * description.
 */
export function RouteEffects({ route }: { route: Described }) {
  const { pathname, search } = useLocation();

  useEffect(() => {
    describePage(route.description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', canonicalUrl(route, search));
  }, [route, pathname, search]);

  useEffect(() => {
    document.title = browserTitle(route.title);
    const isNavigation = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (!isNavigation) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    announce(route.title);
  }, [pathname, route]);

  return null;
}
