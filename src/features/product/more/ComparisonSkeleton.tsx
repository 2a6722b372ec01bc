import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ComparisonHeading } from './ComparisonHeading';

/** As many products as are suggested beside that of the page; phones have room for two. */
const COLUMNS = ['first', 'second', 'third'];

/** How many lines are in sight. */
const LINES = 7;

/** Shown where the comparison will be; its heading is there already. */
export function ComparisonSkeleton({ title }: { title: string }) {
  return (
    <>
      <ComparisonHeading title={title}>
        <Skeleton variant="rounded" width={240} height={40} sx={{ maxWidth: '100%' }} />
      </ComparisonHeading>
      <Box aria-hidden sx={frame}>
        {COLUMNS.map((column) => (
          <Box key={column} sx={cell}>
            <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
            <Skeleton width="64%" sx={{ mt: 1.5, typography: 'h5' }} />
            <Skeleton width="40%" sx={{ typography: 'h3' }} />
            <Skeleton variant="rounded" height={40} sx={{ mt: 1.25 }} />
            {Array.from({ length: LINES }, (_, line) => (
              <Skeleton key={`line ${line}`} width={`${40 + ((line * 17) % 40)}%`} sx={{ mt: 3 }} />
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The column of names is empty in wide windows; narrow ones have none. */
const frame = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: '112px repeat(3, minmax(0, 1fr))',
    md: '196px repeat(3, minmax(0, 1fr))',
  },
  minHeight: 720,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  '& > :first-of-type': { gridColumnStart: { sm: 2 } },
  '& > :nth-of-type(3)': { display: { xs: 'none', sm: 'block' } },
} as const;

const cell = {
  p: { xs: 1.25, sm: 2 },
  borderLeft: 1,
  borderColor: 'divider',
} as const;
