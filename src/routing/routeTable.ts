// Only the type: the table names pages, and pages link by the names in it.
import type { routes } from '../app/routes';
import type { AppRoute, AppRoutes } from './AppRoute';

/** The name of a page, as its area's `routes.ts` gives it. */
export type RouteName = keyof typeof routes;

let table: AppRoutes = {};

/** Makes the pages of the site known; called once, before anything links to them. */
export function registerRoutes(routes: AppRoutes): void {
  table = routes;
}

/** The entry of a page. */
export function routeNamed(name: RouteName): AppRoute {
  const route = table[name];
  if (!route) throw new Error(`There is no route "${name}": registerRoutes() comes first.`);
  return route;
}

/** Every page with its name, in the order of the table. */
export const namedRoutes = () => Object.entries(table) as [RouteName, AppRoute][];
