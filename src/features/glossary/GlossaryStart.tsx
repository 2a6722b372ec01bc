import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTerms, type TermSummary, type useGlossaryLists } from '../../api/resources/glossary';
import { pluralize } from '../../lib/text';
import { QueryView } from '../../ui/QueryView';
import { LetterNav } from './LetterNav';
import { byLetter } from './letters';
import { ListCards } from './ListCards';
import { TermDirectory } from './TermDirectory';
import { TermOfTheDay } from './TermOfTheDay';

/** How the glossary begins: a term a day, the alphabet, the four lists, and every term by its name. */
export function GlossaryStart({ lists }: { lists: ReturnType<typeof useGlossaryLists> }) {
  const terms = useTerms({});
  return (
    <>
      <QueryView query={terms} skeleton={<Lead />}>
        {({ items }) => (items.length > 0 ? <Lead terms={items} /> : null)}
      </QueryView>
      <ListCards lists={lists} />
      {/* What is wrong, and the way to try again, are said above. */}
      {terms.error ? null : (
        <QueryView query={terms} skeleton={<TermDirectory groups={undefined} />}>
          {({ items }) => (items.length > 0 ? <TermDirectory groups={byLetter(items)} /> : null)}
        </QueryView>
      )}
    </>
  );
}

/** The term of the day beside the letters; their room while the terms are on their way. */
function Lead({ terms }: { terms?: readonly TermSummary[] }) {
  const groups = terms && byLetter(terms);
  return (
    <Box sx={lead}>
      <TermOfTheDay terms={terms} />
      <Box component="section" aria-labelledby="by-letter" sx={letters}>
        <Typography variant="h4" component="h2" id="by-letter" sx={{ mb: 1.5 }}>
          {terms ? `${pluralize(terms.length, 'term', 'terms')} by letter` : 'By letter'}
        </Typography>
        {groups ? (
          <LetterNav
            letters={groups.map(({ letter }) => letter)}
            counts={new Map(groups.map(({ letter, entries }) => [letter, entries.length]))}
          />
        ) : (
          <Skeleton variant="rounded" sx={{ height: { xs: 194, md: 254 } }} />
        )}
      </Box>
    </Box>
  );
}

/** As far down as the term beside them. */
const letters = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& > :last-child': { flexGrow: 1, gridAutoRows: '1fr' },
} as const;

const lead = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 380px', lg: 'minmax(0, 1fr) 440px' },
  gap: { xs: 4, md: 5 },
  mb: { xs: 4, md: 5 },
} as const;
