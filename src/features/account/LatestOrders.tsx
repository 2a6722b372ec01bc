import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useOrders } from '../../api/resources/orders';
import { LatestSection } from '../../domain/LatestSection';
import { OrderRow } from '../../domain/OrderRow';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
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

const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  // The last one is there to be as long as the notices beside them.
  '& > li:nth-of-type(4)': { display: { xs: 'none', lg: 'grid' } },
  '& > li:last-of-type': { pb: 0 },
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
