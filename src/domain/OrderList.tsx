import Box from '@mui/material/Box';
import type { Order } from '../api/resources/orders';
import { OrderRow } from './OrderRow';

export interface OrderListProps {
  orders: readonly Order[];
  /** In two columns where there is room; otherwise phones leave out what is after the third. */
  isWide?: boolean;
}

/** The orders that were made last, a row each, each below a hairline. */
export function OrderList({ orders, isWide = false }: OrderListProps) {
  return (
    <Box component="ul" sx={[list, isWide ? wide : beside]}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  '& > li': { borderTop: 1, borderColor: 'divider' },
  p: 0,
  listStyle: 'none',
} as const;

const wide = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 7,
} as const;

const beside = {
  // The last one is there to be as long as what stands beside them.
  '& > li:nth-of-type(4)': { display: { xs: 'none', lg: 'grid' } },
  '& > li:last-of-type': { pb: 0 },
} as const;
