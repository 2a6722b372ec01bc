import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { featureGround, panel } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';

/** Takes the room of the payouts of a finished setup: the dark card with its sums, and the statements beside it. */
export function PayoutsSkeleton() {
  return (
    <Box aria-hidden sx={columns}>
      <Box sx={sums}>
        {['next', 'where'].map((key) => (
          <div key={key}>
            <Skeleton width="40%" sx={bone} />
            <Skeleton width="65%" sx={{ ...bone, typography: 'h3' }} />
            <Skeleton width="80%" sx={bone} />
          </div>
        ))}
      </Box>
      <Box sx={panel}>
        <Skeleton width="40%" sx={{ typography: 'h4' }} />
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Box key={key} sx={line}>
            <Skeleton width="30%" />
            <Skeleton variant="rounded" width={56} height={24} />
            <Skeleton width={80} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** As high as what comes, as far as that is known. */
const columns = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { xs: '1fr auto', lg: '1fr' },
  minHeight: { xs: 553, sm: 565, lg: 318 },
} as const;

const sums = {
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 1.5, sm: 3 },
  alignContent: 'space-between',
  gridTemplateColumns: {
    xs: 'minmax(0, 2fr) minmax(0, 3fr)',
    sm: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  },
  p: { xs: 2, sm: 3, md: 4 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
  borderRadius: `${radius.card}px`,
  ...featureGround,
} as const;

const bone = { bgcolor: 'surface.onBandMuted', opacity: 0.3 } as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 60,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
