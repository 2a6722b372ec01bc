import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useOrders } from '../../api/resources/orders';
import { LatestSection } from '../../domain/LatestSection';
import { OrderRow } from '../../domain/OrderRow';
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
      linkLabel="See all paid orders"
    >
      <QueryView
        query={orders}
        skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 440, sm: 430, lg: 216 } }} />}
      >
        {({ items }) => (
          <Box component="ul" sx={rows}>
            {items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Box>
        )}
      </QueryView>
    </LatestSection>
  );
}

/** Two columns where there is room, in one card. */
const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 7,
  '& > li': { borderTop: 1, borderColor: 'divider' },
} as const;
