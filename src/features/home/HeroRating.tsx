import Box from '@mui/material/Box';
import { SiteRating } from '../../domain/SiteRating';
import { REFUND_DAYS } from '../../lib/refundDays';
import { onDark } from '../../theme/surfaceStyles';
import { ShieldIcon } from '../../ui/icons';

/**
 * The rating of the marketplace below the search. The line keeps its height when there is none; the
 * reviews further down say what went wrong.
 */
export function HeroRating() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        whiteSpace: 'nowrap',
        minHeight: 24,
        mt: 2,
        typography: 'body2',
        color: 'surface.onBandMuted',
        ...onDark,
        '& b': { color: 'surface.onBand' },
      }}
    >
      <SiteRating />
      <Box component="span" sx={refund}>
        <ShieldIcon />
        {REFUND_DAYS}-day refund
      </Box>
    </Box>
  );
}

/** Where the line has room for it, which it has not beside the receipt on tablets. */
const refund = {
  display: { xs: 'none', md: 'inline-flex' },
  alignItems: 'center',
  gap: 0.75,
  ml: 1.5,
  '& svg': { fontSize: '1.125rem', color: 'accent.main' },
} as const;
