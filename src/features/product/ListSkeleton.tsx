import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LANDED_MIN_HEIGHT } from './productLayout';

export interface ListSkeletonProps {
  rows: number;
  /** Keeps what is below out of the window, where it would jump when the entries come. */
  fillsWindow?: boolean;
}

/** Stands for entries by members until they come. */
export function ListSkeleton({ rows, fillsWindow = false }: ListSkeletonProps) {
  return (
    <Box aria-busy="true" sx={{ minHeight: fillsWindow ? LANDED_MIN_HEIGHT : undefined }}>
      {Array.from({ length: rows }, (_, index) => (
        <Box key={`skeleton-${index}`} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Skeleton variant="circular" width={44} height={44} />
            <Box sx={{ flexGrow: 1 }}>
              <Skeleton width="32%" />
              <Skeleton width="44%" sx={{ typography: 'caption' }} />
            </Box>
          </Box>
          <Skeleton sx={{ mt: 1.5 }} width="92%" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  );
}
