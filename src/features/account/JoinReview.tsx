import Box from '@mui/material/Box';
import { useTestimonials } from '../../api/resources/marketplace';
import { TestimonialAuthor } from '../../domain/TestimonialAuthor';
import { onDark } from '../../theme/surfaceStyles';
import { veil } from '../../theme/tokens';
import { RatingStars } from '../../ui/RatingStars';

/** What a member says, to stand beside the form; nothing until it is there. */
export function JoinReview() {
  const [review] = useTestimonials().data?.items ?? [];
  if (!review) return null;
  const { quote, stars } = review;
  return (
    <Box component="figure" sx={figure}>
      <RatingStars value={stars} />
      <Box component="blockquote" sx={{ m: 0, mt: 1.5, typography: 'quote' }}>
        “{quote}”
      </Box>
      <Box component="figcaption" sx={{ mt: 2, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <TestimonialAuthor testimonial={review} muted="surface.onBandMuted" />
      </Box>
    </Box>
  );
}

const figure = {
  m: 0,
  mt: 5,
  pl: 3,
  maxWidth: '46ch',
  borderLeft: `3px solid ${veil.hairline}`,
  color: 'surface.onBand',
  ...onDark,
} as const;
