import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTerm, type TermSummary } from '../../api/resources/glossary';
import { AppLink } from '../../routing/AppLink';
import { stretchedLink } from '../../theme/surfaceStyles';
import { weight } from '../../theme/tokens';
import { ArrowRightIcon } from '../../ui/icons';
import { useNow } from '../../ui/useNow';
import { meaningText } from './meaningText';
import { termPath } from './glossaryUrl';
import { ruled } from './ruled';
import { termOfDay } from './termOfDay';
import { WholeWords } from './WholeWords';

/** One term as a dictionary has it: the word, what it means, how it is used. Another one each day. */
export function TermOfTheDay({ terms }: { terms: readonly TermSummary[] | undefined }) {
  const now = useNow();
  const term = terms && termOfDay(terms, now);
  const { data, error } = useTerm(term?.id ?? null);
  return (
    <Box component="section" aria-labelledby="term-of-the-day" sx={[entry, ruled]}>
      <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
        <Typography variant="h5" component="h2" id="term-of-the-day" sx={{ color: 'primary.main' }}>
          Term of the day
        </Typography>
        <Typography variant="h2" component="h3" sx={word}>
          {term ? (
            <Box component={AppLink} to={termPath(term)} sx={stretchedLink}>
              {term.title}
            </Box>
          ) : (
            <Skeleton width="7ch" />
          )}
        </Typography>
        <Typography component="p" sx={meaning}>
          {term ? term.summary : <Skeleton width="90%" />}
        </Typography>
        <Box component="span" aria-hidden sx={wayOn}>
          Read the definition
          <ArrowRightIcon fontSize="small" />
        </Box>
      </Box>
      <Box sx={example}>
        {error || data?.example === null ? null : (
          <>
            <Typography variant="h6" component="h4" sx={{ color: 'text.secondary' }}>
              Example
            </Typography>
            <Typography component="p" sx={usage}>
              {data ? <WholeWords text={data.example} /> : <Skeleton width="80%" />}
            </Typography>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Below a rule as strong as those of the lists. */
const entry = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  // Same gap as the lists below: each half is as wide as two of them.
  columnGap: 4,
  py: { xs: 2, md: 3 },
  mb: { xs: 1, md: 2 },
} as const;

const word = { mt: { xs: 1, md: 2 }, overflowWrap: 'anywhere' } as const;

const meaning = {
  ...meaningText,
  mt: 1,
  maxWidth: '44ch',
  // As many lines as there mostly are, so that the lists below keep their place.
  minHeight: '2.8em',
} as const;

/** Beside it where there is room; phones have the lists near instead. */
const example = {
  display: { xs: 'none', md: 'grid' },
  alignContent: 'start',
} as const;

/** As large as the meaning, so that both fill their halves. */
const usage = {
  ...meaningText,
  // On the first line of the meaning's word beside it.
  mt: 2,
  color: 'text.primary',
  overflowWrap: 'anywhere',
} as const;

/** Says what the link of the word does. */
const wayOn = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pt: 1.5,
  fontWeight: weight.strong,
  color: 'primary.main',
} as const;
