import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { useOwnReview, type Review } from '../../../api/resources/reviews';
import { useSession } from '../../../api/resources/session';
import { ReviewForm } from '../forms/ReviewForm';
import { ListSkeleton } from '../ListSkeleton';
import { PanelHeading } from '../PanelHeading';
import { OwnReview } from './OwnReview';

export interface WriteReviewProps {
  listing: ListingDetail;
  /** The heading, for moving the focus here. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called once the review is in the list, with whether the visitor is still there. */
  onPosted: (review: Review, isHere: boolean) => void;
}

/**
 * The form for a review, or the member’s own review in its place. A form in which something was
 * typed stays, even where it turns out on signing in that there is a review already.
 */
export function WriteReview({ listing, heading, onPosted }: WriteReviewProps) {
  const { user } = useSession();
  const own = useOwnReview(listing.id, Boolean(user));
  const [isStarted, setStarted] = useState(false);
  const review = (user && own.data?.review) || null;
  const isUnknown = Boolean(user) && !own.data && !own.error;
  useFocusWhenGone(review, heading);

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PanelHeading ref={heading}>{review ? 'Your review' : 'Leave a Comment'}</PanelHeading>
      {review ? <OwnReview key={review.id} listing={listing} review={review} /> : null}
      {isUnknown && !isStarted ? <ListSkeleton rows={1} /> : null}
      {isStarted || (!review && !isUnknown) ? (
        <>
          <Typography sx={{ mt: -1.5, color: 'text.secondary' }}>
            What is {listing.title} like to work with? Your stars and your words make up your
            review. If you bought the product, your review says which plan.
          </Typography>
          <ReviewForm listingId={listing.id} onPosted={onPosted} onStartedChange={setStarted} />
        </>
      ) : null}
    </Box>
  );
}

/** Puts the focus on the heading where it was lost with a review that is gone. */
function useFocusWhenGone(review: Review | null, heading: WriteReviewProps['heading']): void {
  const wasThere = useRef(false);
  useEffect(() => {
    const isGone = wasThere.current && !review;
    wasThere.current = Boolean(review);
    if (isGone && document.activeElement === document.body) heading.current?.focus();
  }, [review, heading]);
}
