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

/** What a stage shows, where that is not what one signs in to see. */
const SHOWN: Partial<Record<RouteName, string>> = {
  checkout: 'your order looks',
  credits: 'gift cards look',
  paymentMethod: 'your cards look',
  studentPortal: 'a lesson looks',
  listYourTool: 'your listing looks',
  addProduct: 'your listing looks',
  vendorDashboard: 'your payout looks',
};

const nameOf = (pathname: string) => {
  const path = plainPath(pathname);
  return (Object.keys(WORDS) as RouteName[]).find((one) => pathTo(one) === path);
};

/** What one signs in for on the page of this path. */
export function signInWordsOf(pathname: string): string {
  const name = nameOf(pathname);
  return (name && WORDS[name]) ?? 'Sign in to see this page.';
}

/** What the picture beside it is of: `What your orders look like`. */
export function stageWordsOf(pathname: string): string {
  const name = nameOf(pathname);
  const seen = /your \w+/.exec(signInWordsOf(pathname))?.[0] ?? 'this page';
  const shown = (name && SHOWN[name]) ?? `${seen} ${seen.endsWith('s') ? 'look' : 'looks'}`;
  return `What ${shown} like`;
}
