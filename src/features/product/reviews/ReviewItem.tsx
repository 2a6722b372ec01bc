import Box from '@mui/material/Box';
import type { Review } from '../../../api/resources/reviews';
import { RatingStars } from '../../../ui/RatingStars';
import { MemberByline } from '../MemberByline';
import { MemberText } from '../../../domain/MemberText';
import { useFocusOnce } from '../../../ui/useFocusOnce';

export interface ReviewItemProps {
  review: Review;
  /** True for the review that was just posted: it takes the focus and stands out. */
  isNew: boolean;
}

/** One review. */
export function ReviewItem({ review, isNew }: ReviewItemProps) {
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
      <MemberByline author={review.author} createdAt={review.createdAt} />
      <Box sx={{ mt: 1.5, mb: 0.75 }}>
        <RatingStars value={review.stars} size="0.9375rem" />
      </Box>
      <MemberText>{review.message}</MemberText>
    </Box>
  );
}
