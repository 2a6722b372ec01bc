import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import type { Listing } from '../../api/resources/listings';
import { ListingCard } from '../../domain/ListingCard';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { CarouselSkeleton, type SlidesToShow } from '../../ui/CarouselFrame';
import { EmptyState } from '../../ui/EmptyState';
import { LazyCarousel } from '../../ui/LazyCarousel';
import { QueryView, type Query } from '../../ui/QueryView';
import { BrowseAllButton } from './BrowseAllButton';

/** One to four slides by width (the specification, section 9: home sliders). */
const LISTINGS_SHOWN: SlidesToShow = { base: 1, 600: 2, 900: 3, 1200: 4 };

const PLACES = [1, 2, 3, 4];

export interface ListingSliderProps {
  query: Query<{ items: Listing[] }>;
  /** Names the slider for assistive technology. */
  label: string;
  /** A heading of level 2, text only. */
  heading: ReactNode;
  /** The way to all of them. */
  more?: ReactNode;
  /** Said when there are no listings. */
  emptyTitle: string;
  emptyDescription: string;
  /** How many of the first pictures belong to the first view of the page. */
  priorityCount?: number;
  /** Whether it moves by itself; one of a page at most. */
  autoplay: boolean;
  /** One of its slides; a card as in every list unless told otherwise. */
  Slide?: ComponentType<{ listing: Listing; priority?: boolean }>;
  /** Stands where a slide will be. */
  Bones?: ComponentType;
}

/** Software side by side, one to four at a time, under a heading that stays in every state. */
export function ListingSlider({
  query,
  label,
  heading,
  more,
  emptyTitle,
  emptyDescription,
  priorityCount = 0,
  autoplay,
  Slide = ListingCard,
  Bones = ListingCardSkeleton,
}: ListingSliderProps) {
  const hasFailed = query.data === undefined && Boolean(query.error);
  return (
    <>
      {hasFailed ? <Box sx={{ mb: 2 }}>{heading}</Box> : null}
      <QueryView
        query={query}
        skeleton={
          <CarouselSkeleton heading={heading} more={more} slidesToShow={LISTINGS_SHOWN}>
            {PLACES.map((place) => (
              <Bones key={place} />
            ))}
          </CarouselSkeleton>
        }
        empty={({ items }) =>
          items.length > 0 ? null : (
            <>
              <Box sx={{ mb: 2 }}>{heading}</Box>
              <EmptyState
                title={emptyTitle}
                description={emptyDescription}
                action={<BrowseAllButton />}
                headingLevel="h3"
              />
            </>
          )
        }
      >
        {({ items }) => (
          <LazyCarousel
            label={label}
            heading={heading}
            more={more}
            slidesToShow={LISTINGS_SHOWN}
            autoplay={autoplay}
          >
            {items.map((listing, index) => (
              <Slide key={listing.id} listing={listing} priority={index < priorityCount} />
            ))}
          </LazyCarousel>
        )}
      </QueryView>
    </>
  );
}
