import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMarketplace, useTestimonials } from '../api/resources/marketplace';
import { pluralize } from '../lib/text';
import { CarouselSkeleton, type SlidesToShow } from '../ui/CarouselFrame';
import { EmptyState } from '../ui/EmptyState';
import { LazyCarousel } from '../ui/LazyCarousel';
import { QueryView } from '../ui/QueryView';
import { RatingStars } from '../ui/RatingStars';
import { SliderHeading } from '../ui/SliderHeading';
import { TestimonialCard, TestimonialSkeleton } from './TestimonialCard';

/** Fewer at a time than products, because they are to be read. */
const REVIEWS_SHOWN: SlidesToShow = { base: 1, 700: 2, 1100: 3 };

const PLACES = ['first', 'second', 'third'];

function ReviewsHeading() {
  const { data, error } = useMarketplace();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Typography
        component="p"
        sx={{
          fontFamily: 'h1.fontFamily',
          fontWeight: 700,
          fontSize: 'clamp(3.25rem, 2.4rem + 3vw, 4.75rem)',
          lineHeight: 1,
          letterSpacing: '-0.05em',
          minWidth: '2.2em',
        }}
      >
        {data ? (
          <>
            {data.rating.average.toFixed(1)}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.5em' }}>
              /5
            </Box>
          </>
        ) : error ? (
          '–'
        ) : (
          <Skeleton width="1.8em" />
        )}
      </Typography>
      <div>
        <Typography variant="h2" component="h2" id="customer-reviews">
          What customers say
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 28,
            mt: 0.5,
            color: 'text.secondary',
          }}
        >
          {data ? (
            <>
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                <RatingStars value={data.rating.average} decorative />
              </Box>
              based on {pluralize(data.rating.count, 'review', 'reviews')}
            </>
          ) : null}
        </Box>
      </div>
    </Box>
  );
}

/** What customers say of the marketplace, with its rating: `4.8/5 based on 1,258 reviews`. */
export function CustomerReviews() {
  const query = useTestimonials();
  return (
    <Box sx={{ py: { xs: 3, md: 4 } }}>
      <Box
        sx={[
          { bgcolor: 'surface.sunken', py: { xs: 5, md: 7 } },
          // Its cards rise from it in the dark as well.
          (theme) => theme.applyStyles('dark', { bgcolor: 'surface.band' }),
        ]}
      >
        <Container>
          <QueryView
            query={query}
            skeleton={
              <CarouselSkeleton
                heading={
                  <SliderHeading>
                    <ReviewsHeading />
                  </SliderHeading>
                }
                slidesToShow={REVIEWS_SHOWN}
              >
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
                heading={
                  <SliderHeading>
                    <ReviewsHeading />
                  </SliderHeading>
                }
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
