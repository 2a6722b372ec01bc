import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { aboutPlace, namePlace, offerPlace, taglinePlace } from '../../domain/buyPanel';
import { GallerySkeleton } from '../../domain/gallery/GallerySkeleton';
import { OfferLayout } from '../../domain/OfferLayout';
import { facts, moreFacts } from './TemplateFacts';
import { pageGrid, textPlace } from './templateLayout';

/** Stands for the template until it comes: panel, picture and the beginning of the text. */
export function TemplateSkeleton() {
  return (
    <Box sx={pageGrid} aria-busy="true">
      <OfferLayout
        isLong
        about={
          <Box sx={aboutPlace}>
            <Skeleton width="50%" sx={{ typography: 'body2' }} />
            <Skeleton width="80%" sx={{ typography: 'h2', ...namePlace }} />
            <Skeleton width="90%" sx={{ ...taglinePlace }} />
            <Skeleton width="60%" sx={{ typography: 'body1' }} />
            <Skeleton
              width="40%"
              sx={{ mt: 1, typography: 'body2', display: { xs: 'none', md: 'block' } }}
            />
            <Skeleton width="70%" sx={{ mt: { sm: 2 } }} />
          </Box>
        }
        pictures={<GallerySkeleton proportions="4 / 3" />}
        offer={
          <>
            <Box sx={offerPlace}>
              <Skeleton width="45%" height={64} />
              <Skeleton variant="rounded" height={48} sx={{ mt: 2 }} />
              <Skeleton variant="rounded" height={48} sx={{ mt: 1.25 }} />
              <Skeleton sx={{ mt: 2, mx: 'auto', width: '60%', typography: 'body2' }} />
              <Skeleton sx={{ mt: 1, mx: 'auto', width: '70%', typography: 'body2' }} />
            </Box>
            <Box sx={facts}>{[72, 64, 80].map(fact)}</Box>
            <Box sx={moreFacts}>{[58, 66, 60, 62].map(fact)}</Box>
          </>
        }
      />
      <Box sx={textPlace}>
        <Box sx={{ minHeight: 900 }}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="80%" />
        </Box>
      </Box>
    </Box>
  );
}

/** One fact of so much of its width; the widest has a line of its own. */
const fact = (width: number) => (
  <Box key={width} sx={width === 72 ? { gridColumn: '1 / -1' } : null}>
    <Skeleton width={`${width / 2}%`} sx={{ typography: 'caption' }} />
    <Skeleton width={`${width}%`} sx={{ typography: 'body2' }} />
  </Box>
);
