import Container from '@mui/material/Container';
import { useTopSellers } from '../../api/resources/showcase';
import { MoreLink } from '../../list/MoreLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { BrowseAllButton } from './BrowseAllButton';
import { Chart, TopSeller, TopSellerSkeleton } from './TopSeller';

const PLACES = Array.from({ length: 8 }, (_, index) => index + 1);

/** What sold best, as a chart with places. */
export function TopSellers() {
  const query = useTopSellers();
  return (
    <Container component="section" aria-labelledby="top-sellers" sx={{ py: { xs: 3, md: 4 } }}>
      <SectionHeading
        id="top-sellers"
        title="Top-selling tools"
        description="What people buy most."
        action={<MoreLink to={pathTo('software')}>All software</MoreLink>}
      />
      <QueryView
        query={query}
        skeleton={
          <Chart aria-hidden>
            {PLACES.map((place) => (
              <TopSellerSkeleton key={`place ${place}`} place={place} />
            ))}
          </Chart>
        }
        empty={({ items }) =>
          items.length > 0 ? null : (
            <EmptyState
              title="Nothing sold yet"
              description="The chart begins with the first sale."
              action={<BrowseAllButton />}
              headingLevel="h3"
            />
          )
        }
      >
        {({ items }) => (
          <Chart>
            {items.map((listing, index) => (
              <TopSeller key={listing.id} listing={listing} place={index + 1} />
            ))}
          </Chart>
        )}
      </QueryView>
    </Container>
  );
}
