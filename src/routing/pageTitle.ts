import { useEffect } from 'react';
import { SITE_NAME } from '../site';

/** The browser's title for a page: `Software · Dealwright`. */
export const browserTitle = (title: string): string => `${title} · ${SITE_NAME}`;

/**
 * Gives the page a more telling title than its route has, such as the name of the product.
 *
 * @param title without the name of the site; undefined while it is not known
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = browserTitle(title);
  }, [title]);
}
