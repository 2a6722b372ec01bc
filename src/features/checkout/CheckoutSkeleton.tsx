import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { belowWay } from '../../theme/pageSteps';
import { columns } from './checkoutLayout';

/** Stands where the checkout will be: the plans, the keys and the cards, and what they cost. */
export function CheckoutSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 700 }}>
      <Skeleton width={240} />
      <Skeleton width="40%" sx={{ typography: 'title', mt: 2.5 }} />
      <Skeleton width={280} height={24} sx={{ mt: belowWay }} />
      <Box sx={columns}>
        <Box>
          <Skeleton
            variant="rounded"
            height={126}
            sx={{ display: { md: 'none' }, mb: { xs: 3, md: 4 } }}
          />
          <Skeleton width={64} sx={{ typography: 'h3', mb: 1.5 }} />
          <Box sx={{ display: 'grid', gap: 1.25 }}>
            <Skeleton variant="rounded" height={74} />
            <Skeleton variant="rounded" height={74} />
            <Skeleton variant="rounded" height={74} />
          </Box>
          <Skeleton width={120} sx={{ typography: 'h3', mt: { xs: 3, md: 4 } }} />
        </Box>
        <Skeleton variant="rounded" height={480} />
      </Box>
    </Box>
  );
}
