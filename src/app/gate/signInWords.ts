import { pathTo, plainPath } from '../../routing/paths';
import type { RouteName } from '../../routing/routeTable';

/** What one signs in for, on each page that needs it: completes "Sign in to …". */
const REASONS: Partial<Record<RouteName, string>> = {
  account: 'see your account',
  orders: 'see your orders',
  checkout: 'see this order',
  wishlist: 'see your wishlist',
  studentWishlist: 'see your wishlist',
  offers: 'see your offers',
  studentOffers: 'see your offers',
  notifications: 'see your notifications',
  products: 'see your products',
  credits: 'see your balance',
  payment: 'see your cards',
  paymentMethod: 'add a card',
  profile: 'edit your profile',
  vendorProfile: 'edit your profile',
  studentProfile: 'edit your profile',
  studentPortal: 'see your courses',
  partnerDashboard: 'see your dashboard',
  vendorDashboard: 'see your dashboard',
  listYourTool: 'see your products',
  partnerListing: 'see your products',
  addProduct: 'add a product',
  sales: 'see your sales',
  billing: 'see your statements',
};

/** What one signs in for on the page of this path: completes "Sign in to …". */
export function signInReasonOf(pathname: string): string {
  const path = plainPath(pathname);
  const name = (Object.keys(REASONS) as RouteName[]).find((one) => pathTo(one) === path);
  return (name && REASONS[name]) ?? 'see this page';
}

/** The same as a sentence. */
export const signInWordsOf = (pathname: string): string =>
  `Sign in to ${signInReasonOf(pathname)}.`;
