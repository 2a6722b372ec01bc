import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { formatDayMonthYear } from '../../../lib/dates';
import type { ResultState } from '../../../list/ResultSection';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { radius } from '../../../theme/tokens';
import { DataTable, type ActionColumn, type TableColumn } from '../../../ui/DataTable';
import { EyeIcon, TrashIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { useSelection, type TableSelection } from '../../../ui/SelectionCells';
import { nameOfListing, priceOfListing } from './listingWords';
import { StatusChip } from './StatusChip';
import type { VendorListingListQuery } from './vendorListingList';

type Sort = VendorListingListQuery['sort'];
type Key = Exclude<Sort, `-${string}`>;

/** Where one sees a listing as buyers do: its page, or how that will be. */
const previewOf = ({ id, listingId }: VendorListingSummary) =>
  listingId === null ? pathTo('product', { preview: id }) : pathTo('product', { id: listingId });

/** The name, which leads to the form while it can be changed. */
function Name(row: VendorListingSummary) {
  const isOpen = row.status === 'draft' || row.status === 'rejected';
  return (
    <>
      <Link
        component={AppLink}
        to={isOpen ? pathTo('addProduct', { id: row.id }) : previewOf(row)}
        color="inherit"
        sx={{ fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {nameOfListing(row)}
      </Link>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {row.partnerAccount.name}
      </Box>
      {row.rejection ? (
        <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'error.main' }}>
          {row.rejection.reason}
        </Box>
      ) : null}
    </>
  );
}

/** The columns of the specification, section 2 (/listyourtool). */
const columnsFor = (onUpload: (row: VendorListingSummary) => void) =>
  [
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
      first: 'descending',
      cell: ({ id }) => String(Number(/\d+$/.exec(id)?.[0])),
    },
    { label: 'Product Name', sortBy: 'name', onCard: 'title', cell: (row) => <Name {...row} /> },
    { label: 'Price', sortBy: 'price', first: 'descending', cell: priceOfListing },
    {
      label: 'Status',
      sortBy: 'status',
      cell: (row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <StatusChip status={row.status} />
          <Button
            size="small"
            sx={{ px: 1, mx: -1 }}
            aria-label={`Upload link: ${nameOfListing(row)}`}
            title={row.deliverable ? `Buyers get ${row.deliverable.name}` : undefined}
            onClick={() => onUpload(row)}
          >
            Upload link
          </Button>
        </Box>
      ),
    },
    {
      label: 'Changed',
      sortBy: 'changed',
      first: 'descending',
      cell: ({ updatedAt }) => (
        <Box component="time" dateTime={updatedAt} sx={{ whiteSpace: 'nowrap' }}>
          {formatDayMonthYear(updatedAt)}
        </Box>
      ),
    },
  ] satisfies TableColumn<VendorListingSummary, Key>[];

/** What can be done with a listing. */
const actionsFor = (
  onDelete: (rows: readonly VendorListingSummary[]) => void,
): ActionColumn<VendorListingSummary> => ({
  label: 'Action',
  cell: (row) => (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      <Button
        component={AppLink}
        to={previewOf(row)}
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<EyeIcon />}
        aria-label={`Preview ${nameOfListing(row)}`}
      >
        Preview
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<TrashIcon />}
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
  selection,
  onUpload,
  onDelete,
  ...rest
}: VendorListingTableProps) {
  const columns = useMemo(() => columnsFor(onUpload), [onUpload]);
  const actions = useMemo(() => actionsFor(onDelete), [onDelete]);
  return (
    <DataTable
      label="Your products"
      columns={columns}
      rows={listings}
      selection={useSelection(listings, selection)}
      actions={actions}
      {...rest}
    />
  );
}
