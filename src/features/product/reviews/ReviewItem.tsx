import Box from '@mui/material/Box';
import type { Review } from '../../../api/resources/reviews';
import { useFocusOnce } from '../../../ui/useFocusOnce';
import { ReviewBody } from './ReviewBody';

export interface ReviewItemProps {
  review: Review;
  /** Who sells what it is about. */
  vendorName: string;
  /** True for the review that was just posted: it takes the focus and stands out. */
  isNew: boolean;
}

/** One review. */
export function ReviewItem({ review, vendorName, isNew }: ReviewItemProps) {
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
      <ReviewBody review={review} vendorName={vendorName} />
    </Box>
  );
}
