import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { pageOfListing, priceOfListing } from '../../../domain/ownListing';
import { formatShortDate } from '../../../lib/dates';
import { formatCount } from '../../../lib/text';
import type { ResultState } from '../../../list/ResultSection';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { radius, weight } from '../../../theme/tokens';
import { DataTable, type ActionColumn, type TableColumn } from '../../../ui/DataTable';
import { TrashIcon } from '../../../ui/moreIcons';
import { NARROW } from '../../../ui/dataTableStyles';
import { Picture } from '../../../ui/Picture';
import { useSelection, type TableSelection } from '../../../ui/SelectionCells';
import { nameOfListing } from './listingWords';
import { RecentSales } from './RecentSales';
import { OnUpload, StatusCell } from './StatusCell';
import type { VendorListingListQuery } from './vendorListingList';

type Sort = VendorListingListQuery['sort'];
type Key = Exclude<Sort, `-${string}`>;

/** Whether it can still be changed and submitted. */
const isOpen = ({ status }: VendorListingSummary) => status === 'draft' || status === 'rejected';

/** The name, which leads to the form while it can be changed. */
function Name(row: VendorListingSummary) {
  return (
    <>
      <Link
        component={AppLink}
        to={isOpen(row) ? pathTo('addProduct', { id: row.id }) : pageOfListing(row)}
        color="inherit"
        underline="hover"
        sx={{ typography: 'h5' }}
      >
        {nameOfListing(row)}
      </Link>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {row.partnerAccount.name}
      </Box>
      {row.recentSales ? <RecentSales {...row.recentSales} /> : null}
    </>
  );
}

/** On cards in two lines: the names need the width. */
const notYet = {
  display: 'inline-block',
  whiteSpace: 'nowrap',
  [NARROW.wide]: { minWidth: '6em', whiteSpace: 'normal', textWrap: 'balance' },
} as const;

/** The columns of the specification, section 2 (/listyourtool). */
export const LISTING_COLUMNS: readonly TableColumn<VendorListingSummary, Key>[] = [
  {
    label: 'Picture',
    onCard: 'media',
    cell: (row) => (
      <Picture
        src={row.imageUrl}
        alt=""
        name={nameOfListing(row)}
        width={640}
        height={400}
        sx={{ borderRadius: `${radius.small}px` }}
      />
    ),
  },
  {
    label: '#Id',
    sortBy: 'id',
    sortsAs: 'time',
    onCard: 'none',
    cell: ({ id }) => String(Number(/\d+$/.exec(id)?.[0])),
  },
  { label: 'Product Name', sortBy: 'name', onCard: 'title', cell: (row) => <Name {...row} /> },
  {
    label: 'Price',
    sortBy: 'price',
    sortsAs: 'figure',
    onCard: 'price',
    cell: (row) => (
      <Box component="span" sx={row.pricing === null ? notYet : { whiteSpace: 'nowrap' }}>
        {priceOfListing(row)}
      </Box>
    ),
  },
  {
    label: 'Status (Upload link)',
    sortBy: 'status',
    onCard: 'status',
    cell: (row) => <StatusCell row={row} />,
  },
  {
    label: 'Changed',
    sortBy: 'changed',
    sortsAs: 'time',
    // On a card the line of its status and price has no room for it.
    onCard: 'none',
    cell: ({ updatedAt }) => (
      <Box component="time" dateTime={updatedAt} sx={{ whiteSpace: 'nowrap' }}>
        {formatShortDate(updatedAt)}
      </Box>
    ),
  },
];

/** With how many looked. */
const SHELF_COLUMNS: readonly TableColumn<VendorListingSummary, Key>[] = LISTING_COLUMNS.flatMap(
  (column): TableColumn<VendorListingSummary, Key>[] => {
    if (column.sortBy !== 'status') return [column];
    return [
      column,
      {
        label: 'Visitors',
        align: 'right',
        cell: ({ visitorCount }) =>
          visitorCount === null ? <span data-nothing>–</span> : formatCount(visitorCount),
      },
    ];
  },
);

/** What can be done with a listing; what is asked for stands out. On phones they part the line among them. */
const actionsFor = (
  onDelete: (rows: readonly VendorListingSummary[]) => void,
): ActionColumn<VendorListingSummary> => ({
  label: 'Action',
  cell: (row) => (
    <Box data-many sx={buttons}>
      {isOpen(row) ? (
        <Button
          component={AppLink}
          to={pathTo('addProduct', { id: row.id })}
          size="small"
          // Who was turned down is to change it.
          variant={row.status === 'rejected' ? 'tonal' : 'outlined'}
          color={row.status === 'rejected' ? 'primary' : 'secondary'}
          aria-label={`Edit ${nameOfListing(row)}`}
        >
          Edit
        </Button>
      ) : null}
      <Button
        component={AppLink}
        to={pageOfListing(row)}
        size="small"
        variant="outlined"
        color="secondary"
        aria-label={`Preview ${nameOfListing(row)}`}
      >
        Preview
      </Button>
      <Button
        size="small"
        color="secondary"
        startIcon={<TrashIcon />}
        aria-label={`Delete ${nameOfListing(row)}`}
        onClick={() => onDelete([row])}
        sx={{ color: 'text.secondary', fontWeight: weight.strong }}
      >
        Delete
      </Button>
    </Box>
  ),
});

/** The last words end where the other columns do. */
const buttons = {
  display: 'inline-flex',
  verticalAlign: 'middle',
  gap: 1,
  mr: -1.5,
  [NARROW.wide]: { mr: 0 },
} as const;

export interface VendorListingTableProps extends ResultState {
  listings: readonly VendorListingSummary[];
  /** True where they are looked through: with how many looked at each. */
  isShelf: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: TableSelection<VendorListingSummary>;
  /** The same function each time, as `onDelete`: the rows stay as they are then. */
  onUpload: (listing: VendorListingSummary) => void;
  onDelete: (listings: readonly VendorListingSummary[]) => void;
}

/**
 * All columns but that of the names are as wide as their words. Where a row says why it was rejected, that
 * is below all of its cells, whose middle is that of the picture; that begins as far down as in other rows.
 */
const tableSx = {
  '& td[data-place="title"]': { width: '100%' },
  '@container data-table (min-width: 1200px)': {
    // The way to the file and the date beside it are two things.
    '& td[data-place="status"]': { pr: 3.5 },
    '& tr:has([data-note]) > td': {
      pt: 1.5,
      pb: 1.25,
      verticalAlign: 'top',
      '&[data-place="title"]': { pt: 2.75 },
      '&:not([data-place="media"], [data-place="title"])': {
        // As high as the picture.
        '&::before': { content: '""', display: 'inline-block', height: 65 },
        '&::before, & > div, &[data-place="select"] > *': { verticalAlign: 'middle' },
      },
      '&[data-place="status"] > div:not([data-note])': { display: 'inline-grid' },
    },
  },
} as const;

/** One page of a vendor's listings. */
export function VendorListingTable({
  listings,
  isShelf,
  selection,
  onUpload,
  onDelete,
  ...rest
}: VendorListingTableProps) {
  const actions = useMemo(() => actionsFor(onDelete), [onDelete]);
  return (
    <OnUpload value={onUpload}>
      <Box sx={tableSx}>
        <DataTable
          label="Your products"
          width="wide"
          pictures="medium"
          columns={isShelf ? SHELF_COLUMNS : LISTING_COLUMNS}
          rows={listings}
          selection={useSelection(listings, selection)}
          actions={actions}
          {...rest}
        />
      </Box>
    </OnUpload>
  );
}
