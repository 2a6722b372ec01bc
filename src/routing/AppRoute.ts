import type { ComponentType } from 'react';

/** Who may see a page: everybody, or only somebody signed in. */
export type Access = 'public' | 'account';

/**
 * A page of the site. The type asks for a title and for who may see it, so no page can be added
 * without deciding both.
 */
export interface AppRoute {
  /** The exact path (the specification has no parameters in paths). */
  path: string;
  /** Other spellings that show the same page. */
  alsoAt?: readonly string[];
  /** Other spellings that redirect here, keeping query and hash. */
  redirectsFrom?: readonly string[];
  /** The browser's title, before the name of the site. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  access: Access;
  /**
   * The query parameters that tell one page at this path from another (an id, a page of a list), in
   * the order of the canonical link; others, such as tabs and orders, show the same page otherwise.
   */
  canonicalParams?: readonly string[];
  /** Fetches the page's code. */
  load: () => Promise<{ Component: ComponentType }>;
}
