import Box from '@mui/material/Box';
import { SiteRating } from '../../domain/SiteRating';
import { onDark } from '../../theme/surfaceStyles';

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
        gap: 1,
        minHeight: 24,
        mt: 2,
        typography: 'body2',
        color: 'surface.onBandMuted',
        ...onDark,
        '& b': { color: 'surface.onBand' },
      }}
    >
      <SiteRating />
    </Box>
  );
}
