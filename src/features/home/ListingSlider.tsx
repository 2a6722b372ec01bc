import type { ReactNode } from 'react';
import type { Listing } from '../../api/resources/listings';
import { ListingCard } from '../../domain/ListingCard';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { CarouselSkeleton, type SlidesToShow } from '../../ui/CarouselFrame';
import { LazyCarousel } from './LazyCarousel';

/** One to four slides by width (the specification, section 9: home sliders). */
const LISTINGS_SHOWN: SlidesToShow = { base: 1, 600: 2, 900: 3, 1200: 4 };

const PLACES = ['first', 'second', 'third', 'fourth'];

export interface ListingSliderProps {
  /** Names the slider for assistive technology. */
  label: string;
  heading: ReactNode;
  listings: readonly Listing[];
  /** How many of the first pictures belong to the first view of the page. */
  priorityCount?: number;
}

/** Listings side by side, one to four at a time. */
export function ListingSlider({ label, heading, listings, priorityCount = 0 }: ListingSliderProps) {
  return (
    <LazyCarousel label={label} heading={heading} slidesToShow={LISTINGS_SHOWN}>
      {listings.map((listing, index) => (
        <ListingCard key={listing.id} listing={listing} priority={index < priorityCount} />
      ))}
    </LazyCarousel>
  );
}

/** Stands where a {@link ListingSlider} will be; both sliders of the page show software. */
export function ListingSliderSkeleton({ heading }: Pick<ListingSliderProps, 'heading'>) {
  return (
    <CarouselSkeleton heading={heading} slidesToShow={LISTINGS_SHOWN}>
      {PLACES.map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </CarouselSkeleton>
  );
}
