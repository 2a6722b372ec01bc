import Box from '@mui/material/Box';
import type { VendorListingStatus } from '../../../api/resources/vendor-listings';
import { labelOf } from '../../../lib/text';
import { STATUS_LABELS } from './listingWords';

const COLORS: Record<VendorListingStatus, { color: string; bgcolor: string }> = {
  live: { color: 'success.main', bgcolor: 'tint.success' },
  rejected: { color: 'error.main', bgcolor: 'tint.error' },
  submitted: { color: 'warning.main', bgcolor: 'tint.warning' },
  draft: { color: 'text.secondary', bgcolor: 'surface.sunken' },
};

/** How a listing stands; a status that this version does not know is shown as it is. */
export function StatusChip({ status }: { status: VendorListingStatus }) {
  const colors = (COLORS as Partial<typeof COLORS>)[status] ?? COLORS.draft;
  return (
    <Box
      component="span"
      sx={{
        ...colors,
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {labelOf<string>(STATUS_LABELS, status)}
    </Box>
  );
}
