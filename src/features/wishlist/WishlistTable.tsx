import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { DiscountBadge, EndingBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { goodsUrl, type Goods } from '../../domain/savedGoods';
import { useDealEnd } from '../../domain/useDealEnd';
import { labelOf } from '../../lib/text';
import type { ResultState } from '../../list/ResultSection';
import { AppLink } from '../../routing/AppLink';
import { DataTable, type ActionColumn, type TableColumn, type TableSort } from '../../ui/DataTable';
import { TrashIcon } from '../../ui/moreIcons';
import { RowPicture } from '../../ui/RowPicture';
import { StateChip } from '../../ui/StateChip';
import { STOCK_LABELS } from './wishlistList';

/** A saved deal as a row: its id tells it from others, and a template from a listing of the same id. */
interface Row {
  id: string;
  goods: Goods;
}
type Column = 'saved' | 'name' | 'price' | 'stock';

const rowId = ({ kind, id }: Goods) => (kind === 'template' ? `template ${id}` : id);

/** The columns of the specification, section 2 (/buyerbookmark). */
const columns: readonly TableColumn<Row, Column>[] = [
  {
    label: 'Picture',
    onCard: 'media',
    cell: ({ goods }) => <RowPicture src={goods.imageUrl} name={goods.title} />,
  },
  {
    label: 'Product Name',
    sortBy: 'name',
    onCard: 'title',
    cell: ({ goods }) => (
      <>
        <Link
          component={AppLink}
          to={goodsUrl(goods)}
          color="inherit"
          underline="hover"
          sx={{ typography: 'h5' }}
        >
          {goods.title}
        </Link>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {goods.vendor.name}
        </Box>
      </>
    ),
  },
  {
    label: 'Price',
    sortBy: 'price',
    onCard: 'price',
    cell: ({ goods }) => <PriceAndEnd {...goods} />,
  },
  {
    label: 'Stock Status',
    sortBy: 'stock',
    onCard: 'status',
    cell: ({ goods }) => <StockStatus {...goods} />,
  },
];

/** What it costs today, and until when it does. */
function PriceAndEnd({ price, oldPrice, discountPercent, planType, status, endsAt }: Goods) {
  return (
    <Box sx={priceAndEnd}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Price price={price} oldPrice={oldPrice} planType={planType} />
        <DiscountBadge percent={discountPercent} />
      </Box>
      <Box sx={{ '&:empty': { display: 'none' } }}>
        <EndingBadge listing={{ status, endsAt }} />
      </Box>
    </Box>
  );
}

/** Beside each other on phones; elsewhere below each other, so that prices end at one edge. */
const priceAndEnd = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'center', sm: 'flex-end', md: 'flex-start' },
  columnGap: 1.25,
} as const;

/** Whether it can be bought; the table is asked for again in the moment in which that changes. */
function StockStatus({ stockStatus, endsAt }: Goods) {
  useDealEnd(endsAt);
  return (
    <StateChip
      label={labelOf(STOCK_LABELS, stockStatus)}
      tone={stockStatus === 'in-stock' ? 'good' : 'neutral'}
    />
  );
}

/** What can be done with a saved deal: Buy Now and Delete. */
const actionsFor = (onDelete: (goods: Goods) => void): ActionColumn<Row> => ({
  label: 'Action',
  cell: ({ goods }) => (
    <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
      <Button
        size="small"
        color="secondary"
        startIcon={<TrashIcon />}
        aria-label={`Delete ${goods.title}`}
        onClick={() => onDelete(goods)}
        sx={{ color: 'text.secondary', '&:last-child': { mr: -1.5 } }}
      >
        Delete
      </Button>
      {goods.stockStatus === 'in-stock' ? (
        <Button
          component={AppLink}
          to={checkoutUrl(goods)}
          size="small"
          variant="contained"
          aria-label={`Buy Now: ${goods.title}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Buy Now
        </Button>
      ) : null}
    </Box>
  ),
});

export interface WishlistTableProps {
  saved: readonly Goods[];
  sort: TableSort<Column>;
  onSort: (sort: TableSort<Column>) => void;
  onDelete: (goods: Goods) => void;
  state: ResultState;
}

/** The saved deals as a table. */
export function WishlistTable({ saved, sort, onSort, onDelete, state }: WishlistTableProps) {
  const rows = useMemo(() => saved.map((goods) => ({ id: rowId(goods), goods })), [saved]);
  const actions = useMemo(() => actionsFor(onDelete), [onDelete]);
  return (
    <DataTable
      label="Wishlist"
      pictures="large"
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={onSort}
      actions={actions}
      {...state}
    />
  );
}
