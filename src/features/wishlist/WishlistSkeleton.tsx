import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { rowPicture } from '../../theme/tokens';

const ROWS = 6;

/** Stands where the table will be. */
export function WishlistSkeleton() {
  return (
    <Box aria-busy="true" sx={{ border: 1, borderColor: 'divider', borderRadius: '14px', px: 2 }}>
      {Array.from({ length: ROWS }, (_, index) => (
        <Box key={`row-${index}`} sx={{ display: 'flex', gap: 2, py: 1.5, alignItems: 'center' }}>
          <Skeleton
            variant="rounded"
            sx={{ flexShrink: 0, width: rowPicture, height: 'auto', aspectRatio: '640 / 400' }}
          />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="55%" />
            <Skeleton width="30%" />
          </Box>
          <Skeleton width={80} />
        </Box>
      ))}
    </Box>
  );
}
