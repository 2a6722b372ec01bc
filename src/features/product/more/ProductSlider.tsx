import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Listing } from '../../../api/resources/listings';
import { ListingCardSkeleton } from '../../../domain/ListingCardSkeleton';
import { listStyles } from '../../../list/cardRowStyles';
import { CarouselSkeleton, type SlidesToShow } from '../../../ui/CarouselFrame';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';

const carousel = lazyPart(() => import('../../../ui/Carousel').then((module) => module.Carousel));

/**
 * Product sliders show one product up to 820 px, two up to 1024 px and four above (specification,
 * section 9).
 */
const SLIDES: SlidesToShow = { base: 1, 821: 2, 1025: 4 };

/** Alone on a tablet a card lies down, picture at the left, and fills the width of the page. */
const Slide = styled('div')({
  '@media (min-width: 600px) and (max-width: 820px)': { '& article': listStyles },
});

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
            <Slide key={listing.id}>{children(listing)}</Slide>
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
        <Slide key={`skeleton-${index}`}>
          <ListingCardSkeleton />
        </Slide>
      ))}
    </CarouselSkeleton>
  );
}
