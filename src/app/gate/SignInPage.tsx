import { useLocation } from 'react-router-dom';
import { namesCheckoutSubject, readCheckoutSubject } from '../../domain/readCheckoutUrl';
import { pathTo, plainPath } from '../../routing/paths';
import { useCurrentRoute } from '../../routing/useCurrentRoute';
import { latePage } from '../latePage';
import { CheckoutGate } from './CheckoutGate';

/** What a buyer has no use for, and does not wait for. */
const PageGate = latePage({ load: () => import('./PageGate').then((it) => it.PageGate) });

/** Takes the place of a page that needs someone to be signed in; an order that is to be paid shows. */
export function SignInPage() {
  const { pathname, search } = useLocation();
  const route = useCurrentRoute();
  if (!route) return null;
  if (plainPath(pathname) === pathTo('checkout')) {
    const params = new URLSearchParams(search);
    const subject = readCheckoutSubject(params);
    if (subject?.kind !== 'order') {
      const isChosen = namesCheckoutSubject(params);
      return <CheckoutGate title={route.title} subject={subject} isChosen={isChosen} />;
    }
  }
  return <PageGate />;
}
