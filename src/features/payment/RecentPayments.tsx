import Skeleton from '@mui/material/Skeleton';
import { useOrders } from '../../api/resources/orders';
import { LatestSection } from '../../domain/LatestSection';
import { OrderList } from '../../domain/OrderList';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';

/** The orders that were paid last. */
const PAID = { status: 'paid' as const, pageSize: 4 };

/** What the member paid last, each with its order; nothing where nothing was paid yet. */
export function RecentPayments() {
  const orders = useOrders(PAID);
  if (orders.data?.items.length === 0) return null;
  return (
    <LatestSection
      title="Recent payments"
      to={pathTo('orders', { status: 'paid' })}
      linkLabel="View all paid orders"
    >
      <QueryView
        query={orders}
        skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 440, sm: 430, lg: 216 } }} />}
      >
        {({ items }) => <OrderList orders={items} isWide />}
      </QueryView>
    </LatestSection>
  );
}
