import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { namesOf } from '../listingFacts';

/** The facts of a listing as terms and values; what it does not have is left out. */
function factsOf(listing: ListingDetail): { term: string; value: string }[] {
  const { language, certification } = listing;
  return [
    { term: 'Categories', value: namesOf(listing.categories).join(', ') },
    { term: 'Language', value: language ?? '' },
    { term: 'Certificate', value: certification?.name ?? '' },
    { term: 'Works on', value: namesOf(listing.operatingSystems).join(', ') },
    { term: 'Features', value: namesOf(listing.features).join(', ') },
    { term: 'Integrates with', value: namesOf(listing.integrations).join(', ') },
  ].filter(({ value }) => value !== '');
}

/** The bare facts, for skimming. */
export function AtAGlance({ listing }: { listing: ListingDetail }) {
  return (
    <Box
      component="section"
      aria-labelledby="at-a-glance"
      sx={{
        mt: { xs: 4, md: 5 },
        p: { xs: 2.5, sm: 3 },
        borderRadius: '14px',
        bgcolor: 'surface.sunken',
      }}
    >
      <Typography variant="h3" component="h2" id="at-a-glance">
        At a glance
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '68ch' }}>{listing.description}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {factsOf(listing).map(({ term, value }) => (
          <Box
            key={term}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' },
              columnGap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              typography: 'body2',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
