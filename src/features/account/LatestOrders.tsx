import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useOrders, type Order } from '../../api/resources/orders';
import { OrderStatusChip } from '../../domain/OrderStatusChip';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { wholeArea } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { QueryView } from '../../ui/QueryView';
import { LatestSection } from './LatestSection';
import { LATEST_ORDERS } from './useAccountTiles';

/** What the member bought last, and how it stands. */
export function LatestOrders() {
  const orders = useOrders(LATEST_ORDERS);
  return (
    <LatestSection title="Latest orders" to={pathTo('orders')} linkLabel="See all orders">
      <QueryView
        query={orders}
        skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 300, sm: 320, lg: 430 } }} />}
        empty={({ items }) => (items.length === 0 ? <NothingBought /> : null)}
      >
        {({ items }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Box>
        )}
      </QueryView>
    </LatestSection>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { id, number, item, total, status, createdAt } = order;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ borderRadius: `${radius.control}px`, overflow: 'hidden' }}>
        <Picture src={item.imageUrl} alt="" name={item.title} width={640} height={400} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, typography: 'subtitle2' }}>
          <Typography
            variant="inherit"
            component="h3"
            sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
          >
            <Link
              component={AppLink}
              to={pathTo('orders', { id })}
              color="inherit"
              underline="hover"
              sx={wholeRow}
            >
              {item.title}
            </Link>
          </Typography>
          <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(total)}
          </Box>
        </Box>
        <Box sx={about}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(createdAt)} · {number}
          </Typography>
          <OrderStatusChip status={status} />
        </Box>
      </Box>
    </Box>
  );
}

/** The row leads to its order from everywhere. */
const wholeRow = { '&::after': wholeArea } as const;

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '80px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
  py: 1.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  // The last one is there to be as long as the notices beside them.
  '&:nth-of-type(4)': { display: { xs: 'none', lg: 'grid' } },
  '&:last-of-type': { pb: 0 },
} as const;

/** How it stands is at the end of the line, below its price. */
const about = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  rowGap: 0.5,
  mt: 0.5,
} as const;

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
