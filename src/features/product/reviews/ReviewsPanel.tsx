import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { useReviews, type Review } from '../../../api/resources/reviews';
import { pluralize } from '../../../lib/text';
import { PastTheEnd } from '../../../list/PastTheEnd';
import { announce } from '../../../routing/announce';
import { goTo } from '../../../routing/goTo';
import { useArrival } from '../../../routing/useArrival';
import { radius } from '../../../theme/tokens';
import { EmptyState } from '../../../ui/EmptyState';
import { Pagination } from '../../../ui/Pagination';
import { QueryView } from '../../../ui/QueryView';
import { showToast } from '../../../ui/toastStore';
import type { ProductUrl } from '../productUrl';
import { useProductUrl } from '../useProductUrl';
import { ListSkeleton } from '../ListSkeleton';
import { asidePlace, panelColumns, TABS_ID } from '../productLayout';
import { ReviewItem } from './ReviewItem';
import { ReviewSummary } from './ReviewSummary';
import { ReviewToolbar } from './ReviewToolbar';
import { WriteReview } from './WriteReview';

/** The reviews of a listing: what they come to, a filter by stars, the list, and a form for one more. */
export function ReviewsPanel({ listing }: { listing: ListingDetail }) {
  const { url, go, hrefFor } = useProductUrl();
  const { reviews: asked } = url;
  const query = useReviews(listing.id, asked);
  const arrive = useArrival();
  const [newId, setNewId] = useState<string | null>(null);
  const formHeading = useRef<HTMLHeadingElement>(null);
  const formBox = useRef<HTMLElement>(null);
  useAnnouncedCount(query.data?.page.totalItems, asked.stars.join());

  const ask = (changes: Partial<typeof asked>) =>
    go({ reviews: { ...asked, page: 1, ...changes } });

  /** Shows the form from its heading on, and begins with its first field; your own review has none. */
  const write = () => {
    goTo(formHeading.current);
    formBox.current?.querySelector<HTMLElement>('form input')?.focus({ preventScroll: true });
  };

  const showPosted = ({ id }: Review, isHere: boolean) => {
    const message = 'Thank you: your review was posted.';
    const place = {
      tab: 'reviews',
      reviews: { page: 1, stars: [], sort: '-createdAt' },
    } satisfies Partial<ProductUrl>;
    const goOn = () => {
      setNewId(id);
      go(place);
      showToast({ severity: 'success', message });
    };
    arrive(isHere, goOn, { message, to: hrefFor(place, TABS_ID) });
  };

  return (
    <>
      <QueryView query={query} skeleton={<ListSkeleton rows={4} fillsWindow />}>
        {({ items, page, summary }) => (
          <Box sx={panelColumns}>
            <Box sx={summaryPlace}>
              <ReviewSummary
                summary={summary}
                stars={asked.stars}
                onStarsChange={(stars) => ask({ stars })}
                onWrite={write}
              />
            </Box>
            {summary.count > 0 ? (
              <Box sx={toolbarPlace}>
                <ReviewToolbar
                  title={listing.title}
                  shown={page.totalItems}
                  asked={asked}
                  onSortChange={(sort) => ask({ sort })}
                  onClear={() => ask({ stars: [] })}
                />
              </Box>
            ) : null}
            <Box sx={listPlace}>
              {items.map((review) => (
                <ReviewItem
                  key={review.id}
                  listing={listing}
                  review={review}
                  isNew={review.id === newId}
                />
              ))}
              {items.length === 0 && page.totalItems > 0 ? (
                <PastTheEnd
                  page={page}
                  nouns={['review', 'reviews']}
                  firstPage={hrefFor({ reviews: { ...asked, page: 1 } }, TABS_ID)}
                />
              ) : null}
              {page.totalItems === 0 ? (
                <NoReviews
                  isFiltered={summary.count > 0}
                  onClear={() => ask({ stars: [], page: 1 })}
                />
              ) : null}
              <Box sx={{ mt: 3 }}>
                <Pagination
                  label="Pages of reviews"
                  page={page.number}
                  count={page.totalPages}
                  hrefFor={(number) => hrefFor({ reviews: { ...asked, page: number } }, TABS_ID)}
                />
              </Box>
            </Box>
          </Box>
        )}
      </QueryView>

      <Box ref={formBox} sx={formPlace}>
        <WriteReview listing={listing} heading={formHeading} onPosted={showPosted} />
      </Box>
    </>
  );
}

/**
 * What the reviews come to is read first. On wide windows it stays beside them, below one line with
 * their count and order, and begins where the first of them does.
 */
const summaryPlace = { ...asidePlace, gridColumn: 2, gridRow: 2, mt: { lg: 3 } } as const;
const toolbarPlace = { gridColumn: '1 / -1', gridRow: 1 } as const;
const listPlace = {
  gridColumn: 1,
  gridRow: 2,
  '& > article:first-of-type': { borderTop: 0 },
} as const;

/** As wide as the reviews above it. */
const formPlace = {
  mt: { xs: 5, md: 6 },
  p: { sm: 3, lg: 4 },
  mr: { lg: '432px', xl: '480px' },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: `${radius.card}px`,
  bgcolor: { sm: 'background.paper' },
} as const;

/** Says how many reviews are left once a filter has been set or cleared. */
function useAnnouncedCount(count: number | undefined, filter: string): void {
  const announced = useRef(filter);
  useEffect(() => {
    if (count === undefined || announced.current === filter) return;
    announced.current = filter;
    announce(`${pluralize(count, 'review', 'reviews')} shown`);
  }, [count, filter]);
}

function NoReviews({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        headingLevel="h3"
        title="No reviews yet"
        description="Be the first to say what it is like."
      />
    );
  }
  return (
    <EmptyState
      headingLevel="h3"
      title="No matching reviews"
      description="No reviews have the rating you chose."
      action={
        <Button variant="outlined" color="secondary" onClick={onClear}>
          Show all reviews
        </Button>
      }
    />
  );
}
