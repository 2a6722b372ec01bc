import Skeleton from '@mui/material/Skeleton';
import { useMarketplace } from '../api/resources/marketplace';
import { pluralize } from '../lib/text';
import { RatingStars } from '../ui/RatingStars';

/**
 * The marketplace's own rating, `4.8/5 based on 1,258 reviews` (specification, section 1); nothing
 * when it could not be loaded. Styled by the line around it.
 */
export function SiteRating() {
  const { data, error } = useMarketplace();
  if (error && !data) return null;
  if (!data)
    return (
      <Skeleton width={230} sx={{ bgcolor: 'color-mix(in srgb, currentColor 24%, transparent)' }} />
    );
  const { average, count } = data.rating;
  return (
    <>
      <RatingStars value={average} decorative />
      <span>
        <b>{average.toFixed(1)}/5</b> based on {pluralize(count, 'review', 'reviews')}
      </span>
    </>
  );
}
