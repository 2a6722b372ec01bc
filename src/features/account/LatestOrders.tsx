import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useOrders } from '../../api/resources/orders';
import { LatestSection } from '../../domain/LatestSection';
import { OrderList } from '../../domain/OrderList';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { LATEST_ORDERS } from './useAccountTiles';

/** What the member bought last, and how it stands. */
export function LatestOrders() {
  const orders = useOrders(LATEST_ORDERS);
  return (
    <LatestSection title="Latest orders" to={pathTo('orders')} linkLabel="View all orders">
      <QueryView
        query={orders}
        skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 297, sm: 320, lg: 430 } }} />}
        empty={({ items }) => (items.length === 0 ? <NothingBought /> : null)}
      >
        {({ items }) => <OrderList orders={items} />}
      </QueryView>
    </LatestSection>
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
