import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useOrder, type OrderDetail } from '../../api/resources/orders';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { OrderStatusChip } from '../../domain/OrderStatusChip';
import { formatDate } from '../../lib/dates';
import { PageHead } from '../../list/PageHead';
import { AppLink } from '../../routing/AppLink';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { OrderNotFound } from './OrderNotFound';
import { Receipt } from './Receipt';
import { RefundPanel } from './RefundPanel';
import { WhatYouBought } from './WhatYouBought';

/** One order with everything that belongs to it: /buyerorder?id=… */
export function OrderPage({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  usePageTitle(order.data && `Order ${order.data.number}`);
  return (
    <QueryView query={order} skeleton={<OrderSkeleton />} notFound={<OrderNotFound />} isWholePage>
      {(data) => <OrderView order={data} />}
    </QueryView>
  );
}

function OrderView({ order }: { order: OrderDetail }) {
  const { number, createdAt, status, failure, item, plan } = order;
  return (
    <>
      <PageHead
        back={{ label: 'Back to order history', to: pathTo('orders') }}
        title={`Order ${number}`}
        lead={
          <>
            Ordered on <time dateTime={createdAt}>{formatDate(createdAt)}</time>{' '}
            <OrderStatusChip status={status} />
          </>
        }
      />
      {status === 'failed' ? (
        <Alert
          severity="error"
          sx={{ mb: { xs: 3, md: 4 } }}
          action={
            <Button
              component={AppLink}
              to={checkoutUrl(item, plan?.id)}
              color="inherit"
              size="small"
            >
              Try again
            </Button>
          }
        >
          {failure ?? 'The payment failed.'} Nothing was charged.
        </Alert>
      ) : null}
      <Box sx={columns}>
        <WhatYouBought order={order} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Receipt order={order} />
          <RefundPanel order={order} />
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 384px' },
} as const;

function OrderSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 700 }}>
      <Skeleton width="50%" sx={{ typography: 'title' }} />
      <Skeleton width={200} sx={{ mt: 0.5, mb: { xs: 3, md: 4 } }} />
      <Box sx={columns}>
        <Box>
          <Skeleton variant="rounded" height={114} />
          <Skeleton variant="rounded" height={220} sx={{ mt: 3 }} />
        </Box>
        <Skeleton variant="rounded" height={300} />
      </Box>
    </Box>
  );
}
