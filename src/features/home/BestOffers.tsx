import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useBestOffers } from '../../api/resources/showcase';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { BrowseAllButton } from './BrowseAllButton';
import { ListingSlider, ListingSliderSkeleton } from './ListingSlider';
import { SliderHeading } from './SliderHeading';

/** How far the band of the hero reaches down behind the cards, in px. */
const OVERLAP = 190;

/** The well rated live deals with the greatest discount; the cards begin on the band of the hero. */
export function BestOffers() {
  const query = useBestOffers();
  const heading = (
    <SliderHeading>
      <Typography variant="h3" component="h2" sx={{ color: 'surface.onBand' }}>
        Best offers
      </Typography>
    </SliderHeading>
  );
  return (
    <Box
      sx={(theme) => ({
        background: `linear-gradient(${theme.vars.palette.surface.band} ${OVERLAP}px, transparent 0)`,
        pb: { xs: 4, md: 5 },
      })}
    >
      <Container>
        <QueryView
          query={query}
          skeleton={<ListingSliderSkeleton heading={heading} />}
          empty={({ items }) =>
            items.length > 0 ? null : (
              <>
                {heading}
                <Box sx={{ mt: 2, borderRadius: '14px', bgcolor: 'background.default' }}>
                  <EmptyState
                    title="No deal is live today"
                    description="New ones start every week. The whole catalogue is open meanwhile."
                    action={<BrowseAllButton />}
                    headingLevel="h3"
                  />
                </Box>
              </>
            )
          }
        >
          {({ items }) => (
            <ListingSlider
              label="Best offers"
              heading={heading}
              listings={items}
              priorityCount={4}
            />
          )}
        </QueryView>
      </Container>
    </Box>
  );
}
