import type { ComponentType } from 'react';
import type { components, operations } from '../api/schema';

/** What an account may be, as the contract lists it. */
export type Role = components['schemas']['Role'];

/** An operation of the contract. */
export type OperationId = keyof operations;

/**
 * Who may see a page that is not public: everyone signed in, or those whom the contract lets call
 * all of these operations by their roles.
 */
export type MemberAccess = 'account' | readonly [OperationId, ...OperationId[]];

/** What stands around the pages of an area within the shell, and stays while one goes between them. */
export type Frame = 'account' | 'student' | 'partner';

/**
 * Where pages are listed: by the shell (specification section 2, shared chrome), and by the frames of
 * the account's, the students' and the partners' pages.
 */
export type NavigationPlace =
  'visitor' | 'member' | 'menu' | 'footer' | 'official' | 'account' | 'student' | 'partner';

/** What every page says of itself. */
export interface PageHead {
  /** The browser's title, before the name of the site. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
}

interface CommonRoute extends PageHead {
  /** The exact path (the specification has no parameters in paths). */
  path: `/${string}`;
  /** Other spellings that show the same page. */
  alsoAt?: readonly string[];
  /** Other spellings that redirect here, keeping query and hash. */
  redirectsFrom?: readonly string[];
  /**
   * The query parameters that tell one page at this path from another (an id, a page of a list), in
   * the order of the canonical link; others, such as tabs and orders, show the same page otherwise.
   */
  canonicalParams?: readonly string[];
  /** What the page is called in each place that lists it; null for one that others lead to. */
  navigation: Partial<Record<NavigationPlace, string>> | null;
  /** Fetches the page's code. */
  load: () => Promise<ComponentType>;
}

interface PublicRoute extends CommonRoute {
  access: 'public';
}

interface MemberRoute extends CommonRoute {
  access: MemberAccess;
  frame: Frame;
  /** The path of the entry in the frame's menu that it belongs to, where it has none of its own. */
  menuPath?: `/${string}`;
}

/**
 * A page of the site. The type asks for a title, for who may see it and for where it is listed, so
 * no page can be added without deciding each.
 */
export type AppRoute = PublicRoute | MemberRoute;

/** The pages of an area by name: what `features/<area>/routes.ts` declares. */
export type AppRoutes = Record<string, AppRoute>;
