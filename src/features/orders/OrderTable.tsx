import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '../../api/resources/orders';
import { OrderNumber } from '../../domain/OrderNumber';
import { OrderStatusChip } from '../../domain/OrderStatusChip';
import { OrderNextStep } from './OrderNextStep';
import { formatDayMonthYear } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import type { ResultState } from '../../list/ResultSection';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { DataTable, type ActionColumn, type TableColumn } from '../../ui/DataTable';
import { PHONE } from '../../ui/dataTableStyles';
import { RowPicture } from '../../ui/RowPicture';
import type { OrderListQuery } from './orderList';

type Sort = OrderListQuery['sort'];
type Key = Exclude<Sort, `-${string}`>;

/** The columns of the specification, section 3. */
export const ORDER_COLUMNS: readonly TableColumn<Order, Key>[] = [
  {
    label: 'Photo',
    onCard: 'media',
    cell: ({ item }) => <RowPicture src={item.imageUrl} name={item.title} />,
  },
  {
    label: '#Order',
    sortBy: 'order',
    sortsAs: 'time',
    onCard: 'bare',
    cell: ({ number, createdAt }) => <OrderNumber number={number} date={createdAt} isOneLine />,
  },
  {
    label: 'Order Date',
    sortBy: 'date',
    sortsAs: 'time',
    // On a card it stands with the number.
    onCard: 'none',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDayMonthYear(createdAt)}</time>,
  },
  { label: 'Product Name', sortBy: 'name', onCard: 'title', cell: (order) => <Name {...order} /> },
  {
    label: 'Price',
    sortBy: 'price',
    sortsAs: 'figure',
    align: 'right',
    onCard: 'price',
    cell: ({ total, status }) => (
      <Typography
        component={status === 'refunded' ? 's' : 'span'}
        variant="h5"
        // What was not paid, or was paid back, is not as loud as what was spent.
        sx={status === 'failed' || status === 'refunded' ? { color: 'text.secondary' } : null}
      >
        {formatMoney(total)}
      </Typography>
    ),
  },
  {
    label: 'Payment Status',
    sortBy: 'status',
    onCard: 'status',
    cell: ({ status }) => <OrderStatusChip status={status} />,
  },
];

/** One step with each order; its row leads to keys, invoice and refund. */
const ACTIONS: ActionColumn<Order> = {
  label: 'Action',
  cell: (order) => (
    <Box
      data-wide
      sx={{ display: 'inline-block', '&& > *': { minWidth: 124, [PHONE]: { minWidth: 0 } } }}
    >
      <OrderNextStep order={order} />
    </Box>
  ),
};

/** What was bought, and the way to the order. */
function Name({ id, item, plan, quantity }: Order) {
  return (
    <>
      <Link
        component={AppLink}
        to={pathTo('orders', { id })}
        data-row
        color="inherit"
        underline="hover"
        sx={{ typography: 'h5' }}
      >
        {item.title}
      </Link>
      {plan ? (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {quantity === 1 ? plan.title : `${plan.title} × ${quantity}`}
        </Box>
      ) : null}
    </>
  );
}

export interface OrderTableProps extends ResultState {
  orders: readonly Order[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** One page of orders. */
export function OrderTable({ orders, ...rest }: OrderTableProps) {
  return (
    <DataTable
      label="Orders"
      pictures="medium"
      columns={ORDER_COLUMNS}
      actions={ACTIONS}
      rows={orders}
      {...rest}
    />
  );
}
