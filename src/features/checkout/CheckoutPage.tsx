import { useSearchParams } from 'react-router-dom';
import { readListingId } from '../../domain/listingId';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { CartIcon } from '../../ui/icons';
import { ListingCheckout } from './ListingCheckout';
import { OrderDone } from './OrderDone';
import { SavedToBuy } from './SavedToBuy';
import { TemplateCheckout } from './TemplateCheckout';

/**
 * Buying: /checkout?id=… for software and courses, ?template=… for templates; ?order=… is what comes
 * after it.
 */
export function CheckoutPage() {
  const [params] = useSearchParams();
  const orderId = readListingId(params.get('order'));
  const templateId = readListingId(params.get('template'));
  const listingId = readListingId(params.get('id'));
  if (orderId) return <OrderDone key={orderId} orderId={orderId} />;
  if (templateId) return <TemplateCheckout key={templateId} templateId={templateId} />;
  if (listingId) return <ListingCheckout key={listingId} listingId={listingId} />;
  if (['order', 'template', 'id'].some((name) => params.get(name))) return <ListingNotFound />;
  return (
    <ListingNotFound
      pageTitle="Your order"
      heading="Your order"
      icon={<CartIcon />}
      title="You have not chosen anything yet"
      description="Open a deal and choose “Buy Now”: the plan and its price then appear here."
    >
      <SavedToBuy />
    </ListingNotFound>
  );
}
