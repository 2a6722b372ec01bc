import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { BESIDE_FORM } from './gateLayout';

/** Stands where the order will be, as high as most are; below it on phones is the form. */
export function OrderBones() {
  return (
    <Box aria-busy="true">
      <Skeleton width={260} height={24} />
      <Skeleton
        variant="rounded"
        sx={{ mt: 2, height: 240, borderRadius: '14px', [BESIDE_FORM]: { height: 560 } }}
      />
    </Box>
  );
}
