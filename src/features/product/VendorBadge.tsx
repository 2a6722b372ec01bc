import Chip from '@mui/material/Chip';

/** Marks the name of who answers for the vendor. */
export function VendorBadge() {
  return (
    <Chip
      label="Vendor"
      size="small"
      sx={{ height: 20, bgcolor: 'tint.primary', color: 'primary.main' }}
    />
  );
}
