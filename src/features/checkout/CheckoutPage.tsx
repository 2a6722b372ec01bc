import { useSearchParams } from 'react-router-dom';
import { namesCheckoutSubject, readCheckoutSubject } from '../../domain/readCheckoutUrl';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { ListingCheckout } from './ListingCheckout';
import { NothingToBuy } from './NothingToBuy';
import { OrderDone } from './OrderDone';
import { TemplateCheckout } from './TemplateCheckout';

/**
 * Buying: /checkout?id=… for software and courses, ?template=… for templates; ?order=… is what comes
 * after it.
 */
export function CheckoutPage() {
  const [params] = useSearchParams();
  const { kind, id = '' } = readCheckoutSubject(params) ?? {};
  if (kind === 'order') return <OrderDone key={id} orderId={id} />;
  if (kind === 'template') return <TemplateCheckout key={id} templateId={id} />;
  if (kind === 'listing') return <ListingCheckout key={id} listingId={id} />;
  if (namesCheckoutSubject(params)) return <ListingNotFound />;
  return <NothingToBuy />;
}
