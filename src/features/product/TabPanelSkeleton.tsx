import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LANDED_MIN_HEIGHT } from './productLayout';
import { partHeading } from '../../theme/pageSteps';

/** Stands for a tab's content while its code is on the way. */
export function TabPanelSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: LANDED_MIN_HEIGHT }}>
      <Skeleton width="45%" sx={partHeading} />
      <Skeleton sx={{ mt: 2 }} />
      <Skeleton width="85%" />
      <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />
    </Box>
  );
}
