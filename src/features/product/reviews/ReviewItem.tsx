import Box from '@mui/material/Box';
import type { ListingDetail } from '../../../api/resources/listings';
import type { Review } from '../../../api/resources/reviews';
import { useFocusOnce } from '../../../ui/useFocusOnce';
import { HelpfulVote } from './HelpfulVote';
import { ReviewBody } from './ReviewBody';

export interface ReviewItemProps {
  /** What it is about. */
  listing: Pick<ListingDetail, 'id' | 'vendor'>;
  review: Review;
  /** True for the review that was just posted: it takes the focus and stands out. */
  isNew: boolean;
}

/** One review. */
export function ReviewItem({ listing, review, isNew }: ReviewItemProps) {
  const focusWhenNew = useFocusOnce(isNew ? review.id : null);
  return (
    <Box
      component="article"
      ref={focusWhenNew}
      tabIndex={-1}
      aria-label={`Review by ${review.author.name}`}
      sx={[
        { py: 3, borderTop: 1, borderColor: 'divider' },
        isNew && {
          px: 2,
          mx: -2,
          borderRadius: '14px',
          borderColor: 'transparent',
          bgcolor: 'tint.success',
        },
      ]}
    >
      <ReviewBody
        review={review}
        vendorName={listing.vendor.name}
        actions={<HelpfulVote listingId={listing.id} review={review} />}
      />
    </Box>
  );
}
