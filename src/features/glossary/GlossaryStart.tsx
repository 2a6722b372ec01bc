import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTerms, type useGlossaryLists } from '../../api/resources/glossary';
import { pluralize } from '../../lib/text';
import { LetterNav } from './LetterNav';
import { byLetter } from './letters';
import { ListCards } from './ListCards';
import { TermDirectory } from './TermDirectory';
import { TermOfTheDay } from './TermOfTheDay';

/** How the glossary begins: a term a day, the alphabet, the four lists, and every term by its name. */
export function GlossaryStart({ lists }: { lists: ReturnType<typeof useGlossaryLists> }) {
  const { data, error } = useTerms({});
  // The lists say themselves what is wrong, and lead to the same terms.
  const isMissing = Boolean(error && !data);
  const groups = data && byLetter(data.items);
  return (
    <>
      {isMissing ? null : (
        <Box sx={lead}>
          <TermOfTheDay terms={data?.items} />
          <Box component="section" aria-labelledby="by-letter" sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h2" id="by-letter" sx={{ mb: 1.5 }}>
              {data ? `${pluralize(data.items.length, 'term', 'terms')} by letter` : 'By letter'}
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
      )}
      <ListCards lists={lists} />
      {isMissing ? null : <TermDirectory groups={groups} />}
    </>
  );
}

const lead = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 380px', lg: 'minmax(0, 1fr) 440px' },
  gap: { xs: 4, md: 5 },
  mb: { xs: 4, md: 5 },
} as const;
