import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { GalleryProps } from './Gallery';
import { galleryFrame, galleryGrid, galleryRoot, galleryStrip, USUAL_COUNT } from './galleryStyles';

/** Shown where a gallery will be, with as many small pictures as there mostly are. */
export function GallerySkeleton({ proportions }: Required<Pick<GalleryProps, 'proportions'>>) {
  return (
    <Box sx={galleryRoot} aria-hidden>
      <Box sx={galleryGrid(proportions, USUAL_COUNT)}>
        <Skeleton variant="rectangular" height="auto" sx={galleryFrame(proportions)} />
        <Box component="ul" sx={galleryStrip(proportions, USUAL_COUNT)}>
          {Array.from({ length: USUAL_COUNT }, (_, place) => (
            <li key={place}>
              <Skeleton variant="rectangular" />
              <small>
                <Skeleton width="60%" />
              </small>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
