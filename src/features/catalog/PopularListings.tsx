import Box from '@mui/material/Box';
import { useListings, type Listing, type ListingKind } from '../../api/resources/listings';
import { ListingCard } from '../../domain/ListingCard';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { CardGrid, type CardGridProps } from '../../list/CardGrid';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';
import { CourseCard, CourseCardSkeleton } from './CourseCard';

/** How many are offered. */
const SHOWN = 3;

export interface PopularListingsProps {
  kind: ListingKind;
  /** How the cards lie. */
  layout: CardGridProps<Listing>['layout'];
}

/** What most people look at, for those whose search found nothing. */
export function PopularListings({ kind, layout }: PopularListingsProps) {
  const isCourses = kind === 'course';
  const popular = useListings({ kind, sort: ['-popularity'], pageSize: SHOWN });
  return (
    <Box component="section" aria-labelledby="popular" sx={{ mt: { xs: 3, md: 4 } }}>
      <SectionHeading
        id="popular"
        title={isCourses ? 'Popular courses' : 'Popular software'}
        headingLevel="h3"
      />
      <QueryView
        query={popular}
        skeleton={
          <CardGrid
            layout={layout}
            skeletons={SHOWN}
            skeleton={isCourses ? <CourseCardSkeleton /> : <ListingCardSkeleton />}
          />
        }
      >
        {({ items }) => (
          <CardGrid layout={layout} items={items} isStale={false} isLoading={false}>
            {(listing) =>
              isCourses ? <CourseCard course={listing} /> : <ListingCard listing={listing} />
            }
          </CardGrid>
        )}
      </QueryView>
    </Box>
  );
}
