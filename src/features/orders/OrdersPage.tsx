import { useSearchParams } from 'react-router-dom';
import { readListingId } from '../../domain/listingId';
import { OrderHistory } from './OrderHistory';
import { OrderNotFound } from './OrderNotFound';
import { OrderPage } from './OrderPage';

/** All orders, or the one that `?id=` names. */
export function OrdersPage() {
  const [params] = useSearchParams();
  const value = params.get('id');
  if (value === null) return <OrderHistory />;
  const orderId = readListingId(value);
  return orderId ? <OrderPage key={orderId} orderId={orderId} /> : <OrderNotFound />;
}
