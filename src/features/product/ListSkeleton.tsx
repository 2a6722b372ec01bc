import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Stands for entries by members until they come. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Box aria-busy="true">
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
