import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTestimonials } from '../api/resources/marketplace';
import { CarouselSkeleton, type SlidesToShow } from '../ui/CarouselFrame';
import { EmptyState } from '../ui/EmptyState';
import { LazyCarousel } from '../ui/LazyCarousel';
import { QueryView } from '../ui/QueryView';
import { SiteRating } from './SiteRating';
import { TestimonialCard, TestimonialSkeleton } from './TestimonialCard';
import { partHeading } from '../theme/pageSteps';

/** Fewer at a time than products, because they are to be read. */
const REVIEWS_SHOWN: SlidesToShow = { base: 1, 700: 2, 1100: 3 };

const PLACES = ['first', 'second', 'third'];

/** The average is what one reads first of its line. */
const figures = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  minHeight: 32,
  mt: 1,
  color: 'text.secondary',
  '& b': { mr: 0.5, typography: 'h3', color: 'text.primary' },
} as const;

function ReviewsHeading() {
  return (
    <>
      <Typography variant="h2" id="customer-reviews" sx={partHeading}>
        What customers say
      </Typography>
      <Box sx={figures}>
        <SiteRating />
      </Box>
    </>
  );
}

/** What customers say of the marketplace, with its rating: `4.8/5 based on 1,258 reviews`. */
export function CustomerReviews() {
  const query = useTestimonials();
  return (
    <Box sx={{ py: { xs: 3, md: 4 } }}>
      <Box
        sx={[
          { bgcolor: 'surface.sunken', pt: { xs: 5, md: 6 }, pb: { xs: 3, md: 4 } },
          // Its cards rise from it in the dark as well.
          (theme) => theme.applyStyles('dark', { bgcolor: 'surface.band' }),
        ]}
      >
        <Container>
          <QueryView
            query={query}
            skeleton={
              <CarouselSkeleton heading={<ReviewsHeading />} slidesToShow={REVIEWS_SHOWN}>
                {PLACES.map((place) => (
                  <TestimonialSkeleton key={place} />
                ))}
              </CarouselSkeleton>
            }
            empty={({ items }) =>
              items.length > 0 ? null : (
                <EmptyState
                  title="No reviews yet"
                  description="The first reviews of the marketplace will appear here."
                />
              )
            }
          >
            {({ items }) => (
              <LazyCarousel
                label="Customer reviews"
                autoplay={false}
                heading={<ReviewsHeading />}
                slidesToShow={REVIEWS_SHOWN}
              >
                {items.map((testimonial) => (
                  <TestimonialCard key={testimonial.id} testimonial={testimonial} />
                ))}
              </LazyCarousel>
            )}
          </QueryView>
        </Container>
      </Box>
    </Box>
  );
}
