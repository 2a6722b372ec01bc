import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Testimonial } from '../api/resources/marketplace';
import { radius } from '../theme/tokens';
import { RatingStars } from '../ui/RatingStars';
import { TestimonialAuthor } from './TestimonialAuthor';

/** Tall enough for most reviews, so that the row is as tall before they come. */
const Card = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  minHeight: 248,
  margin: 0,
  padding: '24px 24px 14px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Author = styled('figcaption')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  // Room for a position of two lines, so that all pictures of a row stand on one.
  minHeight: 66,
  marginTop: 'auto',
  paddingTop: 8,
});

/** One customer's words: stars, heading, what they say, and who they are. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { title, quote, stars } = testimonial;
  return (
    <Card>
      <RatingStars value={stars} />
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Box component="blockquote" sx={{ m: 0, color: 'text.secondary' }}>
        “{quote}”
      </Box>
      <Author>
        <TestimonialAuthor testimonial={testimonial} muted="text.secondary" />
      </Author>
    </Card>
  );
}

/** Shown where a {@link TestimonialCard} will be. */
export function TestimonialSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton width={96} />
      <Skeleton width="64%" height={28} />
      <Box>
        <Skeleton />
        <Skeleton />
        <Skeleton width="78%" />
      </Box>
      <Author as="div">
        <Skeleton variant="circular" width={44} height={44} />
        <Skeleton width="46%" />
      </Author>
    </Card>
  );
}
