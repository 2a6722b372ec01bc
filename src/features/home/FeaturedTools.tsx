import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useFeaturedTools } from '../../api/resources/showcase';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { BrowseAllButton } from './BrowseAllButton';
import { FeaturedToolCard, FeaturedToolSkeleton } from './FeaturedToolCard';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};

/** The tools that the editors chose, with likes. */
export function FeaturedTools() {
  const query = useFeaturedTools();
  return (
    <Container component="section" aria-labelledby="featured-tools" sx={{ py: { xs: 3, md: 4 } }}>
      <SectionHeading
        id="featured-tools"
        title="Featured tools"
        description="Chosen by our editors. Nobody pays to stand here."
      />
      <QueryView
        query={query}
        skeleton={
          <Box sx={grid} aria-hidden>
            {PLACES.map((place) => (
              <FeaturedToolSkeleton key={place} />
            ))}
          </Box>
        }
        empty={({ items }) =>
          items.length > 0 ? null : (
            <EmptyState
              title="The editors are still choosing"
              description="Come back in a few days, or look around yourself."
              action={<BrowseAllButton />}
              headingLevel="h3"
            />
          )
        }
      >
        {({ items }) => (
          <Box sx={grid}>
            {items.map((tool) => (
              <FeaturedToolCard key={tool.id} tool={tool} />
            ))}
          </Box>
        )}
      </QueryView>
    </Container>
  );
}
