import Box from '@mui/material/Box';
import type { Listing } from '../../../api/resources/listings';
import { pluralize } from '../../../lib/text';
import { RatingStars } from '../../../ui/RatingStars';

export interface RatingFigureProps {
  rating: Listing['rating'];
}

/** What all reviews of a listing come to: the average, large, and how many it rests on. */
export function RatingFigure({ rating: { average, count } }: RatingFigureProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ typography: 'title' }}>
        {average.toFixed(1)}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <RatingStars value={average} size="1.125rem" decorative />
        <Box sx={{ mt: 0.5 }}>out of 5 · {pluralize(count, 'review', 'reviews')}</Box>
      </Box>
    </Box>
  );
}
