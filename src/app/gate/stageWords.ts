import { pathTo, plainPath } from '../../routing/paths';
import type { RouteName } from '../../routing/routeTable';
import { signInWordsOf } from './signInWords';

/** What the picture of a page is of, where that is not what one signs in to see. */
const SHOWN: Partial<Record<RouteName, string>> = {
  checkout: 'your order looks',
  credits: 'gift cards look',
  paymentMethod: 'your cards look',
  studentPortal: 'a lesson looks',
  listYourTool: 'your listing looks',
  addProduct: 'your listing looks',
  vendorDashboard: 'your payout looks',
};

/** What the picture beside the card to sign in on is of: `What your orders look like`. */
export function stageWordsOf(pathname: string): string {
  const path = plainPath(pathname);
  const name = (Object.keys(SHOWN) as RouteName[]).find((one) => pathTo(one) === path);
  const seen = /your \w+/.exec(signInWordsOf(pathname))?.[0] ?? 'this page';
  const shown = (name && SHOWN[name]) ?? `${seen} ${seen.endsWith('s') ? 'look' : 'looks'}`;
  return `What ${shown} like`;
}
