import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';

/** Stands where an order would be that does not exist, or is another member's. */
export function OrderNotFound() {
  usePageTitle('Order not found');
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon />}
        title="We could not find this order"
        description="This account has no such order. It may belong to another of your accounts, or the link is incomplete."
        action={
          <Button component={AppLink} to={pathTo('orders')} variant="contained">
            All your orders
          </Button>
        }
      />
    </Box>
  );
}
