import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useOrders, type Order } from '../../api/resources/orders';
import { OrderStatusChip } from '../../domain/OrderStatusChip';
import { ViewOrderButton } from '../../domain/ViewOrderButton';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { Picture } from '../../ui/Picture';
import { QueryView } from '../../ui/QueryView';
import { LATEST_ORDER } from './useAccountTiles';

/** What the member bought last, and how it stands. */
export function LatestOrder() {
  const orders = useOrders(LATEST_ORDER);
  return (
    <Box component="section" aria-labelledby="order-title">
      <Typography id="order-title" variant="h3" component="h2" sx={{ mb: 2 }}>
        Latest order
      </Typography>
      <QueryView
        query={orders}
        skeleton={<Skeleton variant="rounded" height={96} />}
        empty={({ items }) => (items.length === 0 ? <NothingBought /> : null)}
      >
        {({ items: [order] }) => <OrderRow order={order!} />}
      </QueryView>
    </Box>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { id, number, item, total, status, createdAt } = order;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box
        sx={{ width: { xs: 88, sm: 128 }, flexShrink: 0, borderRadius: '10px', overflow: 'hidden' }}
      >
        <Picture src={item.imageUrl} alt="" name={item.title} width={640} height={400} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={AppLink} to={pathTo('orders', { id })} color="inherit" underline="hover">
            {item.title}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            mt: 0.5,
            mb: 1,
            color: 'text.secondary',
          }}
        >
          <span>{number}</span> <span>{formatDate(createdAt)}</span>{' '}
          <span>{formatMoney(total)}</span>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <OrderStatusChip status={status} />
          <ViewOrderButton order={order} />
        </Box>
      </Box>
    </Box>
  );
}

function NothingBought() {
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Nothing bought yet. What you buy shows up here, with its license key.
      </Typography>
      <Button component={AppLink} to={pathTo('software')} variant="outlined" color="secondary">
        Browse software
      </Button>
    </>
  );
}
