import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';

/** Stands where an order would be that does not exist, or is another member's. */
export function OrderNotFound() {
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon />}
        title="We could not find this order"
        description="Among the orders of this account there is none like it. It may belong to another account of yours, or the link is not complete."
        action={
          <Button component={AppLink} to={pathTo('orders')} variant="contained">
            All your orders
          </Button>
        }
      />
    </Box>
  );
}
