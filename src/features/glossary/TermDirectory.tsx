import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TermSummary } from '../../api/resources/glossary';
import { AppLink } from '../../routing/AppLink';
import { useLinkedPart } from '../../routing/useLinkedPart';
import { termPath } from './glossaryUrl';
import { LetterNav } from './LetterNav';
import { ALPHABET, letterId, OTHER, type LetterGroup } from './letters';
import { wordLink } from './wordLink';
import { partHeading } from '../../theme/pageSteps';

const LETTER_IDS = [...ALPHABET, OTHER].map(letterId);

/**
 * As in a printed index: columns from top to bottom, about as long as each other. Each begins with a
 * letter, so that their tops stand on one line. Columns that are longer than a window would be read up and
 * down: phones have the terms of each letter side by side.
 */
const Columns = styled('div')(({ theme }) => ({
  marginTop: 32,
  columnGap: 32,
  '& section': { breakInside: 'avoid', paddingBottom: 24 },
  [theme.breakpoints.down('sm')]: {
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
  },
  [theme.breakpoints.up('sm')]: {
    columnWidth: 240,
  },
  '& h3': {
    ...theme.typography.h4,
    margin: 0,
    paddingBottom: 6,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.primary.main,
    scrollMarginTop: 112,
  },
  '& ul': { listStyle: 'none', margin: '6px 0 0', padding: 0 },
  '& a': {
    ...wordLink(theme),
    display: 'block',
    padding: '5px 0',
  },
}));

interface TermDirectoryProps {
  /** Undefined while they are on their way: their room is kept. */
  groups: readonly LetterGroup<TermSummary>[] | undefined;
}

/** Every term of every list by its name, under its letter. */
export function TermDirectory({ groups }: TermDirectoryProps) {
  return (
    <Box component="section" aria-labelledby="all-terms" sx={{ mt: { xs: 5, md: 8 } }}>
      <Typography variant="h2" id="all-terms" sx={{ ...partHeading, mb: 3 }}>
        All terms
      </Typography>
      {groups ? (
        <>
          <LetterNav letters={groups.map(({ letter }) => letter)} />
          <Letters groups={groups} />
        </>
      ) : (
        <Skeleton variant="rounded" sx={{ height: { xs: 2200, sm: 1500, md: 1100, lg: 900 } }} />
      )}
    </Box>
  );
}

function Letters({ groups }: { groups: readonly LetterGroup<TermSummary>[] }) {
  useLinkedPart(LETTER_IDS);
  return (
    <Columns>
      {groups.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={letterId(letter)}>
          <h3 id={letterId(letter)} tabIndex={-1}>
            {letter}
          </h3>
          <ul>
            {entries.map((term) => (
              <li key={term.id}>
                <AppLink to={termPath(term)}>{term.title}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}
