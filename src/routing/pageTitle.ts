import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { SITE_NAME } from '../site';

/** The browser's title for a page: `Software · Dealwright`. */
export const browserTitle = (title: string): string => `${title} · ${SITE_NAME}`;

/** The title that the route of the page has, which stands wherever none more telling is known. */
let routeTitle = '';

/** Sets the title of the route that is open. */
export function titlePage(title: string): void {
  document.title = routeTitle = browserTitle(title);
}

/**
 * Gives the page a more telling title than its route has, such as the name of the product, for as long
 * as it shows that: another product may not be found, or be closed to a member who signs out.
 *
 * @param title without the name of the site; undefined while it is not known
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return undefined;
    document.title = browserTitle(title);
    return () => void (document.title = routeTitle);
  }, [title]);
}

/** Sets what search engines and shared links say of the page. */
export function describePage(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/**
 * Gives the page a more telling description than its route has, such as what the article is about.
 *
 * @param description one or two sentences; undefined while they are not known
 */
export function usePageDescription(description: string | undefined): void {
  // The route's own comes back with every change of the URL.
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (description) describePage(description);
  }, [description, pathname, search]);
}

/**
 * Sets the canonical URL of a page that shows a record by default: /blogdetails shows the newest
 * post, which has its own URL.
 *
 * @param path from `pathTo`; undefined while the record is not known
 */
export function usePageUrl(path: string | undefined): void {
  // The route's own comes back with every change of the URL.
  const { pathname, search } = useLocation();
  const href = useHref(path ?? '');
  useEffect(() => {
    if (path === undefined) return;
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + href);
  }, [path, href, pathname, search]);
}
