import { useNavigate } from 'react-router-dom';
import type { ListingDetail, Plan } from '../../api/resources/listings';
import { pathTo } from '../../routing/paths';
import { useStillHere } from '../../routing/useStillHere';
import { useSignedIn } from '../../session/useSignedIn';

/**
 * Starts buying a plan of a listing: visitors sign in first, then comes the
 * checkout. Nothing happens when the login dialog is closed without signing in.
 */
export function useBuyNow(listing: Pick<ListingDetail, 'id'>): (plan: Plan | undefined) => void {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const markPlace = useStillHere();
  return (plan) => {
    const isHere = markPlace();
    const toCheckout = async () => {
      // While it was not known who is signed in, the visitor may have gone elsewhere.
      if (!(await isHere())) return;
      await navigate(pathTo('checkout', { id: listing.id, plan: plan?.id }));
    };
    void signedIn(toCheckout, 'buy this deal');
  };
}
