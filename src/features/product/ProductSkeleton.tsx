import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { aboutPlace, namePlace, offerPlace } from '../../domain/buyPanel';
import { GallerySkeleton } from '../../domain/gallery/GallerySkeleton';
import { OfferLayout } from '../../domain/OfferLayout';
import { LANDED_MIN_HEIGHT, productGrid, tabsPlace } from './productLayout';
import { partHeading } from '../../theme/pageSteps';

/** Stands for the product until it comes: panel, picture, tabs and the beginning of the overview. */
export function ProductSkeleton() {
  return (
    <Box sx={productGrid} aria-busy="true">
      <OfferLayout
        about={
          <Box sx={aboutPlace}>
            <Skeleton width="40%" sx={{ typography: 'body2' }} />
            <Skeleton width="80%" sx={{ typography: 'h2', ...namePlace }} />
            <Skeleton width="95%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" sx={{ mt: { sm: 2 } }} />
          </Box>
        }
        pictures={<GallerySkeleton proportions="5 / 3" />}
        offer={
          <Box sx={offerPlace}>
            <Skeleton variant="rounded" height={40} sx={{ mb: 1 }} />
            <Skeleton width="45%" height={58} sx={{ transform: 'none' }} />
            <Skeleton variant="rounded" height={48} sx={{ mt: 2 }} />
            <Skeleton
              variant="rounded"
              height={48}
              sx={{ mt: 1.25, display: { xs: 'none', sm: 'block' } }}
            />
          </Box>
        }
      />
      <Box sx={[tabsPlace, { minHeight: LANDED_MIN_HEIGHT }]}>
        <Skeleton width="75%" height={48} />
        <Skeleton width="60%" sx={{ ...partHeading, mt: 4 }} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </Box>
    </Box>
  );
}
