import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Listing } from '../../../api/resources/listings';
import { ListingCardSkeleton } from '../../../domain/ListingCardSkeleton';
import { CarouselSkeleton, type SlidesToShow } from '../../../ui/CarouselFrame';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';

const carousel = lazyPart(() => import('../../../ui/Carousel').then((module) => module.Carousel));

/**
 * Product sliders show one product up to 820 px, two up to 1024 px and four above (specification,
 * section 9).
 */
const SLIDES: SlidesToShow = { base: 1, 821: 2, 1025: 4 };

/** Alone on a tablet a card would be as wide as the window; no card is wider than it reads well. */
const slide = { width: '100%', maxWidth: 440, mx: 'auto' } as const;

export interface ProductSliderProps {
  label: string;
  heading?: ReactNode;
  listings: readonly Listing[];
  autoplay?: boolean;
  /** Makes the slide of a listing. */
  children: (listing: Listing) => ReactNode;
}

/** A slider of listings; its code comes when it is needed. */
export function ProductSlider({
  label,
  heading,
  listings,
  autoplay,
  children,
}: ProductSliderProps) {
  return (
    <LazyPartView part={carousel} skeleton={<ProductSliderSkeleton heading={heading} />}>
      {(Carousel) => (
        <Carousel label={label} heading={heading} slidesToShow={SLIDES} autoplay={autoplay}>
          {listings.map((listing) => (
            <Box key={listing.id} sx={slide}>
              {children(listing)}
            </Box>
          ))}
        </Carousel>
      )}
    </LazyPartView>
  );
}

/** Stands for a slider until its listings and its code are there. */
export function ProductSliderSkeleton({ heading }: { heading?: ReactNode }) {
  return (
    <CarouselSkeleton heading={heading} slidesToShow={SLIDES}>
      {Array.from({ length: 4 }, (_, index) => (
        <Box key={`skeleton-${index}`} sx={slide}>
          <ListingCardSkeleton />
        </Box>
      ))}
    </CarouselSkeleton>
  );
}
