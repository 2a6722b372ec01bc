import { namedRoutes } from './routeTable';

/** Fetches the code of the page that a URL leads to; does nothing for URLs elsewhere. */
export function prefetchRoute(to: string): void {
  const path = to.split(/[?#]/)[0] ?? '';
  const found = namedRoutes().find(
    ([, route]) => route.path === path || route.alsoAt?.includes(path),
  );
  // Failing is fine here: going to the page will ask again and report it.
  found?.[1].load().catch(() => undefined);
}
