import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, use } from 'react';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { NARROW, PHONE } from '../../../ui/dataTableStyles';
import { nameOfListing } from './listingWords';
import { RejectionReason } from './RejectionReason';
import { StatusChip } from './StatusChip';

/** Opens the form for what buyers get of a listing. */
export const OnUpload = createContext<(row: VendorListingSummary) => void>(() => undefined);

/** How a listing stands, below it what buyers get so far and a way to give it; then why it was rejected. */
export function StatusCell({ row }: { row: VendorListingSummary }) {
  const onUpload = use(OnUpload);
  const file = row.deliverable?.name;
  return (
    <>
      <Box sx={cell}>
        <Box component="span" sx={state}>
          <StatusChip status={row.status} />
        </Box>
        <Button
          data-end
          size="small"
          // Where buyers get something already there is nothing to do.
          color={file ? 'inherit' : 'primary'}
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
      {row.rejection ? <RejectionReason reason={row.rejection.reason} /> : null}
    </>
  );
}

/** The state and the way to the file, and below them the file; on cards one line. */
const cell = {
  display: 'grid',
  gridTemplateColumns: 'min-content 1fr',
  justifyContent: 'start',
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: 0.5,
  rowGap: 0.25,
  minWidth: 0,
  [NARROW.wide]: { display: 'flex', flexWrap: 'wrap', columnGap: 1.25 },
  [PHONE]: { display: 'contents' },
} as const;

/** As wide as the widest, so that the way to the file begins at one edge in all rows; phones have it at their end. */
const state = { minWidth: 100, [PHONE]: { order: 2, minWidth: 0 } } as const;

const uploadLink = {
  gridArea: '1 / 2',
  minHeight: 24,
  px: 1,
  py: 0,
  whiteSpace: 'nowrap',
  [NARROW.wide]: { minHeight: 32, my: -0.5 },
  [PHONE]: { order: 4, ml: 'auto', mr: -1, minHeight: 40, my: -1 },
} as const;

/** A long name is cut; phones have the room for the price. */
const fileName = {
  [PHONE]: { display: 'none' },
  gridArea: '2 / 1 / auto / -1',
  display: 'block',
  maxWidth: 176,
  [NARROW.wide]: { maxWidth: '100%' },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: 'text.secondary',
} as const;
