import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useBestOffers } from '../../api/resources/showcase';
import { cardParts } from '../../list/cardParts';
import { MoreLink } from '../../list/MoreLink';
import { pathTo } from '../../routing/paths';
import { lowWindow } from '../../theme/pageSteps';
import { veil } from '../../theme/tokens';
import { ListingSlider } from './ListingSlider';

/** How far the band of the hero reaches down behind the cards, in px. */
const OVERLAP = 190;

/** What they have in common, below the heading, and beside it where there is room; low windows leave it out. */
const rule = {
  display: { md: 'flex' },
  alignItems: 'baseline',
  columnGap: 2,
  '& p': {
    m: 0,
    typography: 'body2',
    color: 'surface.onBandMuted',
    [lowWindow]: { display: 'none' },
  },
} as const;

/** The well rated live deals with the greatest discount; the cards begin on the band of the hero. */
export function BestOffers() {
  const query = useBestOffers();
  return (
    <Box
      sx={(theme) => ({
        background: `linear-gradient(${theme.vars.palette.surface.band} ${OVERLAP}px, transparent 0)`,
        // By night an edge between two blacks would only look like a fault: it fades into the page.
        ...theme.applyStyles('dark', {
          background: `linear-gradient(${theme.vars.palette.surface.band}, transparent)`,
        }),
        pb: { xs: 1, md: 2 },
        [lowWindow]: {
          [`&& .${cardParts.text}`]: { minHeight: 0, m: 0, mb: 0.5, p: 0, border: 0 },
          // What it is says more than whose it is.
          [`&& .${cardParts.vendor}`]: { display: 'none' },
          [`&& .${cardParts.tagline}`]: { m: 0, minHeight: '3.1em' },
          [`&& .${cardParts.body}`]: { pt: 1 },
          [`&& .${cardParts.picture} > *`]: { aspectRatio: '5/3' },
        },
        // What is above the cards is on the band.
        '& :has(> .Carousel-controls)': {
          mb: { xs: 2, md: 1.5 },
          '--ring': 'var(--mui-palette-accent-main)',
        },
        // On the band they would outshine what they turn.
        '& .Carousel-controls button': {
          bgcolor: veil.hover,
          borderColor: 'transparent',
          color: 'surface.onBand',
        },
      })}
    >
      <Container>
        <ListingSlider
          query={query}
          label="Best offers"
          heading={
            <Box sx={rule}>
              <Typography variant="h2" sx={{ color: 'surface.onBand' }}>
                Best offers
              </Typography>
              <p>Top discounts, rated 4.2 and up</p>
            </Box>
          }
          more={
            <MoreLink
              to={pathTo('deals')}
              label="View all deals"
              sx={{ color: 'surface.onBand', mt: 0, mb: { xs: '-6px', sm: 0 } }}
            />
          }
          emptyTitle="No deal is live today"
          emptyDescription="New ones start every week. Meanwhile, browse the whole catalog."
          priorityCount={4}
          autoplay
        />
      </Container>
    </Box>
  );
}
