import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { createContext, use, useMemo } from 'react';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { pageOfListing, priceOfListing } from '../../../domain/ownListing';
import { formatDayMonthYear } from '../../../lib/dates';
import { formatCount } from '../../../lib/text';
import type { ResultState } from '../../../list/ResultSection';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { radius } from '../../../theme/tokens';
import { DataTable, type ActionColumn, type TableColumn } from '../../../ui/DataTable';
import { NARROW } from '../../../ui/dataTableStyles';
import { Picture } from '../../../ui/Picture';
import { useSelection, type TableSelection } from '../../../ui/SelectionCells';
import { nameOfListing } from './listingWords';
import { StatusChip } from './StatusChip';
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
        sx={{ fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {nameOfListing(row)}
      </Link>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {row.partnerAccount.name}
      </Box>
      {row.rejection ? (
        <Box component="span" data-note sx={{ display: 'block', mt: 0.5, color: 'error.main' }}>
          {row.rejection.reason}
        </Box>
      ) : null}
    </>
  );
}

/** Opens the form for what buyers get of a listing. */
const OnUpload = createContext<(row: VendorListingSummary) => void>(() => undefined);

function UploadButton({ row }: { row: VendorListingSummary }) {
  const onUpload = use(OnUpload);
  return (
    <Button
      size="small"
      sx={uploadLink}
      aria-label={`Upload link: ${nameOfListing(row)}`}
      onClick={() => onUpload(row)}
    >
      Upload link
    </Button>
  );
}

/** Its words begin where the head of the column does. */
const uploadLink = { px: 1, mx: -1, whiteSpace: 'nowrap', [NARROW.wide]: { mx: 0 } } as const;

/** How it stands, a way to give what buyers get, and what they get so far. */
function Status({ row }: { row: VendorListingSummary }) {
  const file = row.deliverable?.name;
  return (
    <Box sx={status}>
      <StatusChip status={row.status} />
      <UploadButton row={row} />
      {file ? (
        <Box component="span" title={file} sx={fileName}>
          {file}
        </Box>
      ) : null}
    </Box>
  );
}

const status = {
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  [NARROW.wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 },
} as const;

/** A long name is cut. */
const fileName = {
  display: 'block',
  maxWidth: 160,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: 'text.secondary',
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
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {priceOfListing(row)}
      </Box>
    ),
  },
  {
    label: 'Status',
    sortBy: 'status',
    onCard: 'status',
    cell: (row) => <Status row={row} />,
  },
  {
    label: 'Changed',
    sortBy: 'changed',
    sortsAs: 'time',
    cell: ({ updatedAt }) => (
      <Box component="time" dateTime={updatedAt} sx={{ whiteSpace: 'nowrap' }}>
        {formatDayMonthYear(updatedAt)}
      </Box>
    ),
  },
];

/** With larger pictures, and how many looked. */
const SHELF_COLUMNS: readonly TableColumn<VendorListingSummary, Key>[] = LISTING_COLUMNS.flatMap(
  (column): TableColumn<VendorListingSummary, Key>[] => {
    // On a card the line of its buttons has no room for it.
    if (column.sortBy === 'changed') return [{ ...column, onCard: 'none' }];
    if (column.sortBy !== 'status') return [column];
    return [
      column,
      {
        label: 'Visitors',
        align: 'right',
        cell: ({ visitorCount }) => (visitorCount === null ? '–' : formatCount(visitorCount)),
      },
    ];
  },
);

/** What can be done with a listing. */
const actionsFor = (
  onDelete: (rows: readonly VendorListingSummary[]) => void,
): ActionColumn<VendorListingSummary> => ({
  label: 'Action',
  cell: (row) => (
    <Box data-many sx={{ display: 'inline-flex', gap: 1 }}>
      {isOpen(row) ? (
        <Button
          component={AppLink}
          to={pathTo('addProduct', { id: row.id })}
          size="small"
          variant="outlined"
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
        variant="outlined"
        color="secondary"
        aria-label={`Delete ${nameOfListing(row)}`}
        onClick={() => onDelete([row])}
      >
        Delete
      </Button>
    </Box>
  ),
});

export interface VendorListingTableProps extends ResultState {
  listings: readonly VendorListingSummary[];
  /** True where they are looked through: larger, and with how many looked at each. */
  isShelf: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: TableSelection<VendorListingSummary>;
  /** The same function each time, as `onDelete`: the rows stay as they are then. */
  onUpload: (listing: VendorListingSummary) => void;
  onDelete: (listings: readonly VendorListingSummary[]) => void;
}

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
      <DataTable
        label="Your products"
        width="wide"
        pictures={isShelf ? 'medium' : undefined}
        columns={isShelf ? SHELF_COLUMNS : LISTING_COLUMNS}
        rows={listings}
        selection={useSelection(listings, selection)}
        actions={actions}
        {...rest}
      />
    </OnUpload>
  );
}
