import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '../theme/tokens';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Shown where a table will be: a head and rows of its height. */
export function DataTableSkeleton() {
  return (
    <Box
      aria-hidden
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ height: 48, bgcolor: 'surface.sunken' }} />
      {ROWS.map((key) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 2,
            height: 65,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" width={64} height={40} sx={{ flexShrink: 0 }} />
          <Skeleton width="40%" />
          <Skeleton width="20%" sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}
