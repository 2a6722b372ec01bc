import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { SearchBox } from '../domain/search/SearchBox';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { NotFoundReceipt, UPRIGHT } from './NotFoundReceipt';

/**
 * Any URL without a page; the words and the button are the specification's (section 8), the search
 * and the receipt are ways on that keep the visitor here.
 */
export function NotFoundPage() {
  return (
    // Above what follows, which the list of suggestions hangs over.
    <Box sx={[ground, night]} data-ends-flush="always">
      <Box aria-hidden sx={figure} />
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
    </Box>
  );
}

/** As high as the window, like the place it fills: the footer follows it without a stripe. */
const ground = {
  position: 'relative',
  zIndex: 2,
  minHeight: '100vh',
  bgcolor: 'surface.sunken',
  '--figure': 'var(--mui-palette-background-default)',
} as const;

/** By night the page stays dark, and the paper on it is lit. */
const night = (theme: Theme) =>
  theme.applyStyles('dark', {
    backgroundColor: theme.vars.palette.background.default,
    '--figure': theme.vars.palette.background.paper,
  });

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
  py: { xs: 5, md: 12, xl: 18 },
  [UPRIGHT]: { pt: 12 },
  '& form': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-outline)' },
  '& form:has(input:focus)': { boxShadow: '0 0 0 3px var(--mui-palette-primary-main)' },
} as const;

/**
 * The number, as wide as the window, its lower half below the footer's edge, or whole where the window has the
 * room; on phones there is none for it.
 */
const figure = {
  display: { xs: 'none', sm: 'block' },
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '&::after': {
    content: '"404"',
    position: 'absolute',
    bottom: '-0.28em',
    // The spacing after the last figure counts as a part of the number.
    left: '-0.025em',
    right: '0.025em',
    textAlign: 'center',
    color: 'var(--figure)',
    fontFamily: 'h1.fontFamily',
    fontSize: 'min(27vw, 560px)',
    [UPRIGHT]: { bottom: '0.02em', fontSize: '50vw' },
    '@media (min-width: 1536px) and (min-height: 960px)': { bottom: '-0.02em' },
    whiteSpace: 'nowrap',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.05em',
  },
} as const;
