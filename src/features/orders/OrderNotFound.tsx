import { RecordNotFound } from '../../domain/RecordNotFound';
import { pathTo } from '../../routing/paths';

/** Shown in place of an order that does not exist, or is another member’s. */
export function OrderNotFound() {
  return (
    <RecordNotFound
      pageTitle="Order not found"
      title="We could not find this order"
      description="This order isn’t in your account. It may belong to another account of yours, or the link may be incomplete."
      next={{ to: pathTo('orders'), label: 'All your orders' }}
    />
  );
}
