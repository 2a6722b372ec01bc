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
  /** Fetches the page's code. */
  load: () => Promise<{ Component: ComponentType }>;
}
