import Button from '@mui/material/Button';
import type { Order } from '../../api/resources/orders';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

/** The way to an order, where its keys, invoice and refund are. */
export function ViewOrderButton({
  order: { id, number },
}: {
  order: Pick<Order, 'id' | 'number'>;
}) {
  return (
    <Button
      component={AppLink}
      to={pathTo('orders', { id })}
      size="small"
      sx={{ minHeight: { xs: 40, sm: 32 } }}
      aria-label={`View order ${number}`}
    >
      View order
    </Button>
  );
}
