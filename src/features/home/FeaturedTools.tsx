import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useFeaturedTools } from '../../api/resources/featured-tools';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { BrowseAllButton } from './BrowseAllButton';
import { FeaturedToolCard, FeaturedToolSkeleton } from './FeaturedToolCard';

/** As many as the editors usually choose. */
const PLACES = Array.from({ length: 8 }, (_, index) => `place ${index + 1}`);

/**
 * Cards with their whole picture, as a part of it would be cut through its words: the first two larger,
 * the others three in a row. On phones a row of cards to swipe through, where eight below each other
 * would bury the rest.
 */
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 320px)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // Inside for focus rings, outside not seen; at the end the page's gutter stays.
  margin: '-4px -16px',
  padding: '4px 16px',
  scrollPaddingInline: 16,
  '& > *': { scrollSnapAlign: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    overflow: 'visible',
    margin: 0,
    padding: 0,
    '& > article > p': { minHeight: 'calc(4 * 1.5em)' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > article': { gridColumn: 'span 2' },
    '& > :nth-of-type(-n + 2)': {
      gridColumn: 'span 3',
      '& > p': { ...theme.typography.lead, minHeight: 0, color: 'inherit' },
    },
  },
}));

/** The tools that the editors chose, with likes. */
export function FeaturedTools() {
  const query = useFeaturedTools();
  return (
    <Container component="section" aria-labelledby="featured-tools" sx={{ py: { xs: 3, md: 4 } }}>
      <SectionHeading
        id="featured-tools"
        title="Featured tools"
        description="Chosen by our editors. Nobody pays to be featured."
      />
      <QueryView
        query={query}
        skeleton={
          <Cards aria-hidden>
            {PLACES.map((place) => (
              <FeaturedToolSkeleton key={place} />
            ))}
          </Cards>
        }
        empty={({ items }) =>
          items.length > 0 ? null : (
            <EmptyState
              title="The editors are still choosing"
              description="Come back in a few days, or browse on your own."
              action={<BrowseAllButton />}
              headingLevel="h3"
            />
          )
        }
      >
        {({ items }) => (
          <Cards>
            {items.map((tool) => (
              <FeaturedToolCard key={tool.id} tool={tool} />
            ))}
          </Cards>
        )}
      </QueryView>
    </Container>
  );
}
