import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { BESIDE_FORM } from './gateLayout';

/** Shown where the order will be; fills the height that is kept for it. */
export function OrderBones() {
  return (
    <Box aria-busy="true" sx={place}>
      <Skeleton width={260} height={24} />
      <Skeleton variant="rounded" sx={order} />
    </Box>
  );
}

const place = { flexGrow: 1, display: 'flex', flexDirection: 'column' } as const;

const order = {
  flexGrow: 1,
  mt: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  [BESIDE_FORM]: { flex: '0 0 560px' },
} as const;
