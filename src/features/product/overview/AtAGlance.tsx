import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { languageFact } from '../../../domain/courseLanguage';
import { weight } from '../../../theme/tokens';
import { namesOf } from '../listingFacts';
import { sectionGrid } from '../productLayout';
import { partHeading } from '../../../theme/pageSteps';
import { MadeBy } from './MadeBy';

/** The facts of a listing as terms and values; what it does not have is left out. */
function factsOf(listing: ListingDetail): { term: string; value: string }[] {
  const { language, certification, course } = listing;
  // What software works with is what a course teaches by.
  return [
    { term: 'Taught by', value: course?.instructor.name ?? '' },
    { term: 'Categories', value: namesOf(listing.categories).join(', ') },
    { term: 'Language', value: language ? languageFact(language) : '' },
    // Software is only found by it.
    { term: 'Level', value: (course && certification?.name) ?? '' },
    { term: 'Works on', value: namesOf(listing.operatingSystems).join(', ') },
    { term: 'Features', value: namesOf(listing.features).join(', ') },
    {
      term: course ? 'Tools used' : 'Integrates with',
      value: namesOf(listing.integrations).join(', '),
    },
  ].filter(({ value }) => value !== '');
}

/** The bare facts, for skimming: what it is, and beside that or below it a table of its facts. */
export function AtAGlance({ listing }: { listing: ListingDetail }) {
  return (
    <Box
      component="section"
      aria-labelledby="at-a-glance"
      sx={[sectionGrid, { pt: { xs: 4, md: 5, lg: 6 }, borderTop: 1, borderColor: 'divider' }]}
    >
      <Box>
        <Typography variant="h2" id="at-a-glance" sx={partHeading}>
          At a glance
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '68ch' }}>{listing.description}</Typography>
      </Box>
      <Box component="dl" sx={facts}>
        {factsOf(listing).map(({ term, value }) => (
          <div key={term}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: weight.strong }}>
              {value}
            </Box>
          </div>
        ))}
        <MadeBy listing={listing} />
      </Box>
    </Box>
  );
}

/** One fact below the other, with a line between them. */
const facts = {
  m: 0,
  mt: { xs: 2, lg: -1 },
  typography: 'body2',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
    columnGap: 2,
    py: 1.5,
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
} as const;
