import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { Sale } from '../../api/resources/sales';
import { OrderNumber } from '../../domain/OrderNumber';
import { OrderStatusChip } from '../../domain/OrderStatusChip';
import { formatShortDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import type { ResultState } from '../../list/ResultSection';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { DataTable, type ActionColumn, type TableColumn } from '../../ui/DataTable';
import { lineRow } from '../../ui/lineRow';
import { RowPicture } from '../../ui/RowPicture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { SalesListQuery } from './salesList';

type Sort = SalesListQuery['sort'];
type Key = Exclude<Sort, `-${string}`>;

/** The columns of the specification (sections 2 and 3), and what tells one sale from another. */
export const SALES_COLUMNS: readonly TableColumn<Sale, Key>[] = [
  {
    label: 'Product image',
    onCard: 'media',
    cell: ({ item }) => <RowPicture src={item.imageUrl} name={item.title} />,
  },
  { label: 'Product', sortBy: 'name', onCard: 'title', cell: (sale) => <Product {...sale} /> },
  {
    label: 'Order',
    sortBy: 'order',
    sortsAs: 'time',
    onCard: 'bare',
    cell: ({ orderNumber, soldOn }) => (
      <OrderNumber number={orderNumber} date={soldOn} formatDay={formatShortDate} />
    ),
  },
  {
    label: 'Date of sale',
    sortBy: 'date',
    sortsAs: 'time',
    // On a card it stands with the number.
    onCard: 'none',
    cell: ({ soldOn }) => <time dateTime={soldOn}>{formatShortDate(soldOn)}</time>,
  },
  {
    label: 'Units',
    sortBy: 'units',
    sortsAs: 'figure',
    align: 'right',
    cell: ({ quantity }) => <span data-one={quantity === 1 || undefined}>{quantity}</span>,
  },
  {
    label: 'Pricing',
    sortBy: 'price',
    sortsAs: 'figure',
    align: 'right',
    onCard: 'price',
    cell: ({ price }) => formatMoney(price),
  },
  {
    label: 'Status',
    sortBy: 'status',
    onCard: 'status',
    cell: ({ status }) => <OrderStatusChip status={status} />,
  },
];

/** What was sold, and which plan: prices differ by it. */
function Product({ item, planTitle }: Sale) {
  return (
    <>
      <Link
        component={AppLink}
        to={pathTo('product', { id: item.id })}
        color="inherit"
        underline="hover"
        sx={{ typography: 'subtitle2' }}
      >
        {item.title}
      </Link>
      {planTitle ? (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {planTitle}
        </Box>
      ) : null}
    </>
  );
}

function SeeBilling({ account, sale }: { account: string; sale: Sale }) {
  const { orderNumber, statementId } = sale;
  return (
    <Button
      component={AppLink}
      to={pathTo('billing', { account, tab: 'invoices', statement: statementId })}
      data-row
      size="small"
      sx={{ mr: -1 }}
    >
      See Billing<VisuallyHidden> of order {orderNumber}</VisuallyHidden>
    </Button>
  );
}

const billingOf = (account: string): ActionColumn<Sale> => ({
  label: 'Billing',
  cell: (sale) => <SeeBilling account={account} sale={sale} />,
});

export interface SalesTableProps extends ResultState {
  /** The id of the partner account that sold. */
  account: string;
  sales: readonly Sale[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** One page of sales. */
export function SalesTable({ account, sales, ...rest }: SalesTableProps) {
  const actions = useMemo(() => billingOf(account), [account]);
  return (
    <DataTable
      label="Sales"
      pictures="medium"
      onPhones={lineRow}
      columns={SALES_COLUMNS}
      rows={sales}
      actions={actions}
      {...rest}
    />
  );
}
