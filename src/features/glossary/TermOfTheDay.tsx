import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTerm, type Term, type TermSummary } from '../../api/resources/glossary';
import { AppLink } from '../../routing/AppLink';
import { stretchedLink } from '../../theme/surfaceStyles';
import { ArrowRightIcon } from '../../ui/icons';
import { useNow } from '../../ui/useNow';
import { meaningText } from './meaningText';
import { termPath } from './glossaryUrl';
import { headword } from './headword';
import { termOfDay } from './termOfDay';
import { TermListing } from './TermListing';

/** One term as a dictionary has it: the word, what it means, how and where it is used. Another one each day. */
export function TermOfTheDay({ terms }: { terms: readonly TermSummary[] | undefined }) {
  const now = useNow();
  const term = terms && termOfDay(terms, now);
  const { data, error } = useTerm(term?.id ?? null);
  return (
    <Box component="section" aria-labelledby="term-of-the-day" sx={entry}>
      <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
        <Typography variant="h5" component="h2" id="term-of-the-day" sx={{ color: 'primary.main' }}>
          Term of the day
        </Typography>
        <Typography variant="h1" component="h3" sx={headword}>
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
      <Parts>{data ? <Uses term={data} /> : error ? null : <Skeleton variant="rounded" />}</Parts>
    </Box>
  );
}

/** How the term is used, where in the shop, and what is near it. */
function Uses({ term }: { term: Term }) {
  return (
    <>
      {term.example === null ? null : (
        <div>
          <h4>Example</h4>
          <p>{term.example}</p>
        </div>
      )}
      {term.listing ? (
        <div>
          <h4>In the shop</h4>
          <TermListing listing={term.listing} />
        </div>
      ) : null}
      {term.seeAlso.length === 0 ? null : (
        <div>
          <h4>Related terms</h4>
          <ul>
            {term.seeAlso.map((near) => (
              <li key={near.id}>
                <AppLink to={termPath(near)}>{near.title}</AppLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  // As high as they mostly are.
  minHeight: 390,
  '& > .MuiSkeleton-root': { height: 'auto' },
  [theme.breakpoints.up('sm')]: { minHeight: 330 },
  '& h4': { ...theme.typography.h6, margin: '0 0 6px', color: theme.vars.palette.text.secondary },
  '& p': { ...theme.typography.subtitle1, margin: 0, textWrap: 'pretty', overflowWrap: 'anywhere' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li a': {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('md')]: {
    paddingLeft: 40,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** Between two rules, as the entries of a dictionary. */
const entry = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 11fr) minmax(0, 9fr)',
    xl: 'minmax(0, 3fr) minmax(0, 2fr)',
  },
  columnGap: 5,
  rowGap: 4,
  py: { xs: 3, md: 4 },
  borderTop: '2px solid',
  borderColor: 'text.primary',
  mb: { xs: 4, md: 6 },
} as const;

const meaning = {
  ...meaningText,
  mt: { xs: 1.5, md: 2.5 },
  maxWidth: '32ch',
} as const;

/** Says what the link of the word does. */
const wayOn = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pt: { xs: 2.5, md: 4 },
  fontWeight: 600,
  color: 'primary.main',
} as const;
