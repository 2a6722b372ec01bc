import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, use } from 'react';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { NARROW } from '../../../ui/dataTableStyles';
import { nameOfListing } from './listingWords';
import { StatusChip } from './StatusChip';

/** Opens the form for what buyers get of a listing. */
export const OnUpload = createContext<(row: VendorListingSummary) => void>(() => undefined);

/** How a listing stands, a way to give what buyers get, and below them what they get so far. */
export function StatusCell({ row }: { row: VendorListingSummary }) {
  const onUpload = use(OnUpload);
  const file = row.deliverable?.name;
  return (
    <Box sx={cell}>
      <StatusChip status={row.status} />
      <Button
        size="small"
        sx={uploadLink}
        aria-label={`Upload link: ${nameOfListing(row)}`}
        onClick={() => onUpload(row)}
      >
        Upload link
      </Button>
      {file ? (
        <Box component="span" title={file} sx={fileName}>
          {file}
        </Box>
      ) : (
        <Box component="span" sx={[fileName, { [NARROW.wide]: { display: 'none' } }]}>
          No link yet
        </Box>
      )}
    </Box>
  );
}

/** Two lines, in which the links of all rows begin at one edge. */
const cell = {
  display: 'grid',
  gridTemplateColumns: '108px max-content',
  justifyContent: 'start',
  justifyItems: 'start',
  alignItems: 'center',
  minWidth: 0,
  [NARROW.wide]: { display: 'flex', flexWrap: 'wrap', columnGap: 1.25 },
} as const;

const uploadLink = { px: 1, ml: -1, my: -0.5, whiteSpace: 'nowrap', [NARROW.wide]: { m: 0 } };

/** A long name is cut. */
const fileName = {
  gridColumn: '1 / -1',
  display: 'block',
  maxWidth: 175,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: 'text.secondary',
} as const;
