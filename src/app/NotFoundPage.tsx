import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { SearchBox } from '../domain/search/SearchBox';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { leadOnBand } from '../theme/leadOnBand';
import { band } from '../theme/surfaceStyles';
import { NotFoundReceipt } from './NotFoundReceipt';

/**
 * Any URL without a page; the words and the button are the specification's (section 8), the search
 * and the receipt are ways on that keep the visitor here.
 */
export function NotFoundPage() {
  return (
    // Above what follows, which the list of suggestions hangs over.
    <Box sx={ground} data-ends-dark="always">
      <Container sx={columns}>
        <div>
          <Typography variant="h1">Page not found</Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 2.5, mb: 3, maxWidth: '52ch', color: 'surface.onBandMuted' }}
          >
            The page you are looking for does not exist. How you got here is a mystery. But you can
            click the button below to go back to the homepage.
          </Typography>
          <Button
            component={AppLink}
            to={pathTo('home')}
            variant="contained"
            size="large"
            sx={{ ...leadOnBand, mb: { xs: 4, md: 6 }, minWidth: 132 }}
          >
            Home
          </Button>
          <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
            Or look for what you came for
          </Typography>
          <SearchBox />
        </div>
        <NotFoundReceipt />
      </Container>
    </Box>
  );
}

/** As high as the window, like the place it fills: the footer follows it without a stripe. */
const ground = {
  ...band,
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignItems: 'center',
  minHeight: '100vh',
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // From here on the receipt stands beside the words.
  '@media (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) min(400px, 46%)' },
  columnGap: { xs: 4, md: 6, lg: 12 },
  rowGap: 7,
  alignItems: 'center',
  py: { xs: 5, md: 9 },
} as const;
