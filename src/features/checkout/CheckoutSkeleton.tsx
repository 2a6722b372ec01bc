import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { columns } from './checkoutLayout';

/** Stands where the checkout will be. */
export function CheckoutSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 700 }}>
      <Skeleton width={240} />
      <Skeleton width="40%" sx={{ typography: 'h1', mt: 2.5 }} />
      <Box sx={columns}>
        <Box>
          <Skeleton variant="rounded" height={80} />
          <Skeleton variant="rounded" height={280} sx={{ mt: 4 }} />
        </Box>
        <Skeleton variant="rounded" height={420} />
      </Box>
    </Box>
  );
}
