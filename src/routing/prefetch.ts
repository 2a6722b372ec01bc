import type { AppRoute } from './AppRoute';

let routesByPath = new Map<string, AppRoute>();

/** Makes the route table known to links; called once by the app. */
export function setPrefetchRoutes(routes: readonly AppRoute[]): void {
  routesByPath = new Map(
    routes.flatMap((route) =>
      [route.path, ...(route.alsoAt ?? [])].map((path) => [path, route] as const),
    ),
  );
}

/** Fetches the code of the page that an address leads to; does nothing for addresses elsewhere. */
export function prefetchRoute(to: string): void {
  const path = to.split(/[?#]/)[0] ?? '';
  // Failing is fine here: going to the page will ask again and report it.
  routesByPath
    .get(path)
    ?.load()
    .catch(() => undefined);
}
