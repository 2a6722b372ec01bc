import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Listing } from '../api/resources/listings';
import { formatCount, pluralize } from '../lib/text';
import { tabularNumbers } from '../theme/tokens';
import { RatingStars } from '../ui/RatingStars';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export interface RatingLineProps {
  rating: Listing['rating'];
  /** Says how many ratings it rests on, such as `50 ratings`, instead of `(50)`. */
  children?: ReactNode;
}

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '& b': { color: theme.vars.palette.rating.text },
}));

/** `412 sold`, beside the stars and in their style; nothing of what nobody has bought yet. */
export function Sold({ count }: { count: number | undefined }) {
  return count ? <Root>{formatCount(count)} sold</Root> : null;
}

/** Stars, the average and how many ratings it rests on. */
export function RatingLine({ rating, children }: RatingLineProps) {
  if (rating.count === 0) return <Root>No reviews yet</Root>;
  return (
    <Root>
      <RatingStars value={rating.average} decorative />
      <span>
        <VisuallyHidden>Rated </VisuallyHidden>
        <b>{rating.average.toFixed(1)}</b>
        <VisuallyHidden> out of 5 from </VisuallyHidden>
      </span>
      {children ?? (
        <>
          <span aria-hidden>({formatCount(rating.count)})</span>
          <VisuallyHidden>{pluralize(rating.count, 'review', 'reviews')}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
