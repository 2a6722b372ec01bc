import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { Bookmark } from '../../api/resources/bookmarks';
import { DiscountBadge, EndingBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { useDealEnd } from '../../domain/useDealEnd';
import { labelOf } from '../../lib/text';
import type { ResultState } from '../../list/ResultSection';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { DataTable, type ActionColumn, type TableColumn, type TableSort } from '../../ui/DataTable';
import { TrashIcon } from '../../ui/moreIcons';
import { RowPicture } from '../../ui/RowPicture';
import { StateChip } from '../../ui/StateChip';
import { STOCK_LABELS } from './wishlistList';

/** A saved deal as a row: the listing's id tells it from others. */
type Row = Bookmark & { id: string };
type Column = 'saved' | 'name' | 'price' | 'stock';

/** The columns of the specification, section 2 (/buyerbookmark). */
const columns: readonly TableColumn<Row, Column>[] = [
  {
    label: 'Picture',
    onCard: 'media',
    cell: ({ listing }) => <RowPicture src={listing.imageUrl} name={listing.title} />,
  },
  {
    label: 'Product Name',
    sortBy: 'name',
    onCard: 'title',
    cell: ({ listing }) => (
      <>
        <Link
          component={AppLink}
          to={pathTo('product', { id: listing.id })}
          color="inherit"
          underline="hover"
          sx={{ typography: 'h5' }}
        >
          {listing.title}
        </Link>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {listing.vendor.name}
        </Box>
      </>
    ),
  },
  {
    label: 'Price',
    sortBy: 'price',
    onCard: 'price',
    cell: ({ listing }) => <PriceAndEnd {...listing} />,
  },
  {
    label: 'Stock Status',
    sortBy: 'stock',
    onCard: 'status',
    cell: ({ listing }) => <StockStatus {...listing} />,
  },
];

/** What it costs today, and until when it does. */
function PriceAndEnd({
  price,
  oldPrice,
  discountPercent,
  planType,
  status,
  endsAt,
}: Bookmark['listing']) {
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
function StockStatus({ stockStatus, endsAt }: Bookmark['listing']) {
  useDealEnd(endsAt);
  return (
    <StateChip
      label={labelOf(STOCK_LABELS, stockStatus)}
      tone={stockStatus === 'in-stock' ? 'good' : 'neutral'}
    />
  );
}

/** What can be done with a saved deal: Buy Now and Delete. */
const actionsFor = (onDelete: (listing: Bookmark['listing']) => void): ActionColumn<Row> => ({
  label: 'Action',
  cell: ({ listing }) => (
    <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
      <Button
        size="small"
        color="secondary"
        startIcon={<TrashIcon />}
        aria-label={`Delete ${listing.title}`}
        onClick={() => onDelete(listing)}
        sx={{ color: 'text.secondary', '&:last-child': { mr: -1.5 } }}
      >
        Delete
      </Button>
      {listing.stockStatus === 'in-stock' ? (
        <Button
          component={AppLink}
          to={pathTo('checkout', { id: listing.id })}
          size="small"
          variant="contained"
          aria-label={`Buy Now: ${listing.title}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Buy Now
        </Button>
      ) : null}
    </Box>
  ),
});

export interface WishlistTableProps {
  bookmarks: readonly Bookmark[];
  sort: TableSort<Column>;
  onSort: (sort: TableSort<Column>) => void;
  onDelete: (listing: Bookmark['listing']) => void;
  state: ResultState;
}

/** The saved deals as a table. */
export function WishlistTable({ bookmarks, sort, onSort, onDelete, state }: WishlistTableProps) {
  const rows = useMemo(
    () => bookmarks.map((bookmark) => ({ ...bookmark, id: bookmark.listing.id })),
    [bookmarks],
  );
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
