import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TermSummary } from '../../api/resources/glossary';
import { AppLink } from '../../routing/AppLink';
import { stretchedLink } from '../../theme/surfaceStyles';
import { veil } from '../../theme/tokens';
import { ArrowRightIcon } from '../../ui/icons';
import { useNow } from '../../ui/useNow';
import { termPath } from './glossaryUrl';
import { termOfDay } from './termOfDay';

/** One term and what it means, another one each day. */
export function TermOfTheDay({ terms }: { terms: readonly TermSummary[] | undefined }) {
  const now = useNow();
  const term = terms && termOfDay(terms, now);
  return (
    <Box component="section" aria-labelledby="term-of-the-day" sx={panel}>
      <Typography
        variant="overline"
        component="h2"
        id="term-of-the-day"
        sx={{ color: 'accent.main' }}
      >
        Term of the day
      </Typography>
      <Typography variant="h1" component="h3" sx={{ mt: 'auto', overflowWrap: 'anywhere' }}>
        {term ? (
          <Box component={AppLink} to={termPath(term)} sx={stretchedLink}>
            {term.title}
          </Box>
        ) : (
          <Skeleton width="8ch" sx={bone} />
        )}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ mt: 1, maxWidth: '44ch', minHeight: '3.2em', color: 'surface.onBandMuted' }}
      >
        {term ? term.summary : <Skeleton width="90%" sx={bone} />}
      </Typography>
      <Box component="span" aria-hidden sx={wayOn}>
        Read the definition
        <ArrowRightIcon fontSize="small" />
      </Box>
    </Box>
  );
}

const bone = { bgcolor: veil.hairline } as const;

/** The one thing of its page that stands out. */
const panel = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 260, md: 300 },
  p: { xs: 2.5, sm: 4 },
  borderRadius: '20px',
  bgcolor: 'surface.feature',
  color: 'surface.onBand',
  '--ring': 'var(--mui-palette-accent-main)',
  '&:hover > span': { textDecoration: 'underline' },
} as const;

/** Says what the link does that the whole panel is. */
const wayOn = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  fontWeight: 600,
  color: 'accent.main',
} as const;
