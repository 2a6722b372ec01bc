import type { NavigationPlace } from '../routing/AppRoute';
import { namedRoutes, type RouteName } from '../routing/routeTable';

export interface NavigationLink {
  route: RouteName;
  label: string;
}

/** How menus begin whose pages come from many areas, as the specification has them (section 2). */
const ORDERS: Partial<Record<NavigationPlace, readonly string[]>> = {
  member: ['AI tools', 'AI Trainings', 'List your Tool', 'About', 'Blog'],
  visitor: ['Software', 'Courses', 'Templates', 'Deals'],
  menu: ['Account Overview', 'Products', 'Vendor', 'Buyer', 'Student/Visitor'],
  account: ['Overview', 'Products', 'Order History', 'Wishlist', 'Offers', 'Credits', 'Payment'],
  partner: ['Dashboard', 'Listing', 'Sales & Analytics', 'Billing', 'Support'],
};

/** The pages that a place lists: in the order of the specification, then of the route table. */
export function navigationOf(place: NavigationPlace): NavigationLink[] {
  const links = namedRoutes().flatMap(([route, { navigation }]) => {
    const label = navigation?.[place];
    return label === undefined ? [] : [{ route, label }];
  });
  const order = ORDERS[place] ?? [];
  const rank = ({ label }: NavigationLink) =>
    order.includes(label) ? order.indexOf(label) : order.length;
  return links.sort((a, b) => rank(a) - rank(b));
}
