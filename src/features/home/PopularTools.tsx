import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { usePopularTools } from '../../api/resources/showcase';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { BrowseAllButton } from './BrowseAllButton';
import { ListingSlider, ListingSliderSkeleton } from './ListingSlider';
import { SliderHeading } from './SliderHeading';

/** The software that most people look at, as a slider. */
export function PopularTools() {
  const query = usePopularTools();
  const heading = (
    <SliderHeading>
      <Typography variant="h2">Popular tools</Typography>
    </SliderHeading>
  );
  return (
    <Container sx={{ py: { xs: 3, md: 4 } }}>
      <QueryView
        query={query}
        skeleton={<ListingSliderSkeleton heading={heading} />}
        empty={({ items }) =>
          items.length > 0 ? null : (
            <EmptyState
              title="Popular tools will stand here"
              description="Nobody has looked around lately. Be the first."
              action={<BrowseAllButton />}
            />
          )
        }
      >
        {({ items }) => <ListingSlider label="Popular tools" heading={heading} listings={items} />}
      </QueryView>
    </Container>
  );
}
