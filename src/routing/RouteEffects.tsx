import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announce';
import { describePage, titlePage } from './pageTitle';
import { useCurrentRoute, type CurrentRoute } from './useCurrentRoute';
import { focusMain, MAIN_ID } from './mainContent';

/** The one URL of a page that has several, for search engines: absolute. */
function canonicalUrl(route: CurrentRoute, search: string): string {
  if (!('path' in route)) return location.origin + location.pathname;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    (route.canonicalParams ?? []).flatMap((name) =>
      given.getAll(name).map((value) => [name, value]),
    ),
  ).toString();
  const pathname = import.meta.env.BASE_URL + route.path.slice(1);
  return location.origin + pathname + (kept && `?${kept}`);
}

/** Whether someone types what outlives the page, such as the words of a search in the header. */
function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLInputElement &&
    activeElement.type === 'text' &&
    activeElement.value !== '' &&
    !document.getElementById(MAIN_ID)?.contains(activeElement)
  );
}

/**
 * What going to another page does beyond showing it: the browser's title and description, the
 * focus at the start of the content, and the title announced. A first load leaves the focus alone,
 * and so does a page that arrives while the next search is typed.
 * Has to come before the pages in the tree, so that a page may refine title and description.
 */
export function RouteEffects() {
  const { pathname, search } = useLocation();
  const route = useCurrentRoute();
  /** The page last shown; null before the first. */
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    if (!route) return;
    describePage(route.description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', canonicalUrl(route, search));
  }, [route, pathname, search]);

  useEffect(() => {
    if (!route) return;
    titlePage(route.title);
    const isNavigation = shownPath.current !== null && shownPath.current !== pathname;
    shownPath.current = pathname;
    if (!isNavigation) return;
    if (!isTyping()) focusMain();
    announce(route.title);
  }, [pathname, route]);

  return null;
}
