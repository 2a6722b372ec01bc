import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { SearchBox } from '../domain/search/SearchBox';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { lazyPart, LazyPartView } from '../ui/LazyPart';
import { LazySection } from '../ui/LazySection';
import { NotFoundReceipt, UPRIGHT } from './NotFoundReceipt';

const bestOffers = lazyPart(() =>
  import('../domain/OffersToSee').then(({ OffersToSee }) => OffersToSee),
);

/** As high as four rows of offers, in px. */
const OFFERS_HEIGHT = { xs: 400, sm: 460, md: 408 };

/**
 * Any URL without a page; the words and the button are the specification's (section 8), the search
 * and the receipt are ways on that keep the visitor here.
 */
export function NotFoundPage() {
  return (
    // Above what follows, which the list of suggestions hangs over.
    <Box sx={[ground, night]} data-ends-flush="always">
      <Container sx={columns}>
        <Box sx={words}>
          <Typography variant="h1">Page not found</Typography>
          <Typography
            variant="lead"
            component="p"
            sx={{ mt: 2.5, mb: 3, maxWidth: '52ch', color: 'text.secondary' }}
          >
            The page you are looking for does not exist. How you got here is a mystery. But you can
            click the button below to go back to the homepage.
          </Typography>
          <Button
            component={AppLink}
            to={pathTo('home')}
            variant="contained"
            size="large"
            sx={{ mb: { xs: 4, md: 6 }, minWidth: 132 }}
          >
            Home
          </Button>
          <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
            Or look for what you came for
          </Typography>
          <SearchBox />
        </Box>
        <NotFoundReceipt />
      </Container>
      <Container sx={{ pb: { xs: 5, md: 8 } }}>
        <LazySection minHeight={OFFERS_HEIGHT}>
          <LazyPartView part={bestOffers} skeleton={<Box sx={{ minHeight: OFFERS_HEIGHT }} />}>
            {(OffersToSee) => <OffersToSee />}
          </LazyPartView>
        </LazySection>
      </Container>
    </Box>
  );
}

/** The footer follows it without a stripe, however high the window. */
const ground = {
  position: 'relative',
  minHeight: '100vh',
  zIndex: 2,
  bgcolor: 'surface.sunken',
} as const;

/** By night the page stays dark, and the paper on it is lit. */
const night = (theme: Theme) =>
  theme.applyStyles('dark', { backgroundColor: theme.vars.palette.background.default });

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // From here on the receipt hangs beside the words.
  '@media (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) min(440px, 40%)' },
  columnGap: { xs: 4, md: 6, lg: 12 },
  alignItems: 'start',
} as const;

/** The box has an edge on this ground, and its focus the color of one. */
const words = {
  py: { xs: 5, md: 9, xl: 12 },
  [UPRIGHT]: { pt: 12 },
  '& form': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-outline)' },
  '& form:has(input:focus)': { boxShadow: '0 0 0 3px var(--mui-palette-primary-main)' },
} as const;
