import { pathTo, plainPath } from '../../routing/paths';
import type { RouteName } from '../../routing/routeTable';

/** What one signs in for, on each page that needs it. */
const WORDS: Partial<Record<RouteName, string>> = {
  account: 'Sign in to see your account.',
  orders: 'Sign in to see your orders.',
  checkout: 'Sign in to see this order.',
  wishlist: 'Sign in to see your wishlist.',
  studentWishlist: 'Sign in to see your wishlist.',
  offers: 'Sign in to see your offers.',
  studentOffers: 'Sign in to see your offers.',
  notifications: 'Sign in to see your notifications.',
  products: 'Sign in to see your products.',
  credits: 'Sign in to see your balance.',
  payment: 'Sign in to see your cards.',
  paymentMethod: 'Sign in to add a card.',
  profile: 'Sign in to edit your profile.',
  vendorProfile: 'Sign in to edit your profile.',
  studentProfile: 'Sign in to edit your profile.',
  studentPortal: 'Sign in to see your courses.',
  partnerDashboard: 'Sign in to see your dashboard.',
  vendorDashboard: 'Sign in to see your dashboard.',
  listYourTool: 'Sign in to see your products.',
  partnerListing: 'Sign in to see your products.',
  addProduct: 'Sign in to add a product.',
  sales: 'Sign in to see your sales.',
  billing: 'Sign in to see your statements.',
};

/** What one signs in for on the page of this path. */
export function signInWordsOf(pathname: string): string {
  const path = plainPath(pathname);
  const name = (Object.keys(WORDS) as RouteName[]).find((one) => pathTo(one) === path);
  return (name && WORDS[name]) ?? 'Sign in to see this page.';
}
