import { routeNamed, type RouteName } from './routeTable';

/** Query parameters of a link; a list repeats its parameter, undefined and '' leave it out. */
export type LinkQuery = Record<string, string | number | readonly (string | number)[] | undefined>;

/** A path as the route table spells it: `/credits/` is the page `/credits`. */
export const plainPath = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');

/**
 * Builds the URL of a page: `pathTo('product', { id: 'replywright', tab: 'reviews' })`.
 *
 * @returns path with query, below the site's base
 */
export function pathTo(name: RouteName, query: LinkQuery = {}, hash = ''): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return routeNamed(name).path + (text && `?${text}`) + (hash && `#${hash}`);
}
