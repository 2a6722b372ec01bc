import type { NavigationPlace } from '../routing/AppRoute';
import { namedRoutes, type RouteName } from '../routing/routeTable';

export interface NavigationLink {
  route: RouteName;
  label: string;
}

/** The pages that a place lists, in the order of the route table. */
export function navigationOf(place: NavigationPlace): NavigationLink[] {
  return namedRoutes().flatMap(([route, { navigation }]) => {
    const label = navigation?.[place];
    return label === undefined ? [] : [{ route, label }];
  });
}
