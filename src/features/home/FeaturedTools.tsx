import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useFeaturedTools } from '../../api/resources/featured-tools';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { radius } from '../../theme/tokens';
import { BrowseAllButton } from './BrowseAllButton';
import { FeaturedToolCard, FeaturedToolSkeleton } from './FeaturedToolCard';

/** As many as the editors usually choose. */
const PLACES = Array.from({ length: 8 }, (_, index) => `place ${index + 1}`);

/**
 * A mosaic: the first two are larger, beside their whole picture; the others lie below a strip of
 * theirs. On phones a row of cards to swipe through, where eight below
 * each other would bury the rest.
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
  '& .Featured-cover': {
    overflow: 'hidden',
    margin: '-20px -20px 14px',
    borderRadius: `${radius.card}px ${radius.card}px 0 0`,
    '& img': { borderRadius: 0 },
  },
  [theme.breakpoints.up('sm')]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 20,
    overflow: 'visible',
    margin: 0,
    padding: 0,
    '& > :nth-of-type(n + 3)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr',
      '& > *': { gridColumn: '1 / -1' },
      '& > .Featured-cover': {
        marginBottom: 0,
        '& > *': { aspectRatio: '8 / 3', objectPosition: 'top' },
      },
      '& > .Featured-cover + div': { paddingTop: 16 },
      '& > .Featured-price': { gridColumn: 1, alignSelf: 'center', margin: 0 },
      '& > :last-child': { gridColumn: 2 },
    },
    '& > article > p': { minHeight: 'calc(3 * 1.6em)' },
    '& > article > :last-child': { minHeight: 44, paddingTop: 0, border: 0 },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > article': { gridColumn: 'span 2' },
    // Beside their words, as high as they are.
    '& > :nth-of-type(-n + 2)': {
      gridColumn: 'span 3',
      padding: '24px 28px 12px',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 50%)',
      gridTemplateRows: 'auto 1fr auto auto',
      columnGap: 28,
      '& > *': { gridColumn: 1 },
      '& > .Featured-cover': {
        gridArea: '1 / 2 / span 4',
        margin: '-24px -28px -12px 0',
        borderRadius: `0 ${radius.card}px ${radius.card}px 0`,
        // Cut at the edge of the card alone.
        '& > *': { height: '100%', objectPosition: 'left top' },
      },
      '& > p': { ...theme.typography.h4, fontWeight: 500, color: 'inherit' },
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
              description="Come back in a few days, or look around yourself."
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
