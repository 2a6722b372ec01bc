import type { NavigationPlace } from '../routing/AppRoute';
import { namedRoutes, type RouteName } from '../routing/routeTable';

export interface NavigationLink {
  route: RouteName;
  label: string;
}

/** The user menu begins with these, as the specification has them (section 2, shared chrome). */
const USER_MENU = ['Account Overview', 'Products', 'Vendor', 'Buyer', 'Student/Visitor'];

const rank = ({ label }: NavigationLink) =>
  USER_MENU.includes(label) ? USER_MENU.indexOf(label) : USER_MENU.length;

/**
 * The pages that a place lists, in the order of the route table; those of the user menu come from
 * many areas, and in the order of the specification.
 */
export function navigationOf(place: NavigationPlace): NavigationLink[] {
  const links = namedRoutes().flatMap(([route, { navigation }]) => {
    const label = navigation?.[place];
    return label === undefined ? [] : [{ route, label }];
  });
  return place === 'menu' ? links.sort((a, b) => rank(a) - rank(b)) : links;
}
