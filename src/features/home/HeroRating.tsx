import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMarketplace } from '../../api/resources/marketplace';
import { pluralize } from '../../lib/text';
import { RatingStars } from '../../ui/RatingStars';

/**
 * The marketplace's own rating, `4.8/5 based on 1,258 reviews` (the specification, section 1). The
 * line keeps its height when there is none; the reviews further down say what went wrong.
 */
export function HeroRating() {
  const { data, error } = useMarketplace();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 24,
        mt: 2,
        typography: 'body2',
        color: 'surface.onBandMuted',
        '--mui-palette-rating-main': 'var(--mui-palette-accent-main)',
        '& b': { color: 'surface.onBand' },
      }}
    >
      {data ? (
        <>
          <RatingStars value={data.rating.average} decorative />
          <span>
            <b>{data.rating.average.toFixed(1)}/5</b> based on{' '}
            {pluralize(data.rating.count, 'review', 'reviews')}
          </span>
        </>
      ) : error ? null : (
        <Skeleton
          width={230}
          sx={{ bgcolor: 'color-mix(in srgb, currentColor 24%, transparent)' }}
        />
      )}
    </Box>
  );
}
