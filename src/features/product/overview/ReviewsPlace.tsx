import { use } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';
import { LazySection } from '../../../ui/LazySection';
import { PreviewContext } from '../preview/previewContext';

const latestReviews = lazyPart(() =>
  import('../reviews/LatestReviews').then((module) => module.LatestReviews),
);

/** Room that is kept for them, in px: that of short reviews. */
const MIN_HEIGHTS = {
  one: { xs: 284, sm: 288, lg: 179 },
  more: { xs: 458, sm: 288, lg: 179 },
} as const;

/**
 * Where the latest reviews stand; they come when they are near. A listing without any has no such place,
 * and neither has a preview, which nobody can review.
 */
export function ReviewsPlace({ listing }: { listing: ListingDetail }) {
  const isPreview = use(PreviewContext);
  const { count } = listing.rating;
  if (isPreview || count === 0) return null;
  return (
    <LazySection minHeight={MIN_HEIGHTS[count === 1 ? 'one' : 'more']}>
      <LazyPartView part={latestReviews} skeleton={null}>
        {(LatestReviews) => <LatestReviews listing={listing} />}
      </LazyPartView>
    </LazySection>
  );
}
