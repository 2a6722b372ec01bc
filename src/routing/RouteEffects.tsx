import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announce';
import type { AppRoute } from './AppRoute';
import { browserTitle } from './pageTitle';

/** The id of the page's main landmark, where the skip link and the focus go. */
export const MAIN_ID = 'main';

/** The page last shown; null before the first. Every page has effects of its own, so they share it. */
let shownPath: string | null = null;

function describe(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', location.origin + location.pathname + location.search);
}

/**
 * What going to another page does beyond showing it: the browser's title and description, the
 * focus at the start of the content, and the title said aloud. A first load leaves the focus alone.
 * Has to come before the page in the tree, so that a page may refine the title.
 */
export function RouteEffects({ route }: { route: Pick<AppRoute, 'title' | 'description'> }) {
  const { pathname, search } = useLocation();

  useEffect(() => describe(route.description), [route.description, pathname, search]);

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
