import { styled } from '@mui/material/styles';
import type { Listing, ListingKind } from '../../api/resources/listings';
import { ListingCard } from '../../domain/ListingCard';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Only a wait that can be felt shows; quick answers don't flicker.
  '&[data-stale]': { opacity: 0.6, transitionDelay: '120ms' },
  '& > li': { minWidth: 0 },
});

/** How many cards of the first view get their pictures at once. */
const FIRST_ROW = 3;

export interface ListingGridProps {
  listings: readonly Listing[];
  /** True while these are old listings, of another query: they are dimmed. */
  isStale: boolean;
  /** True while new ones are on their way. */
  isLoading: boolean;
}

/** The cards of a result. */
export function ListingGrid({ listings, isStale, isLoading }: ListingGridProps) {
  return (
    <Grid
      // Another result is another list: cards that both have don't travel across the page.
      key={listings.map(({ id }) => id).join()}
      aria-busy={isLoading}
      data-stale={isStale || undefined}
    >
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} priority={index < FIRST_ROW} />
        </li>
      ))}
    </Grid>
  );
}

/** Stands where a full page of cards will be. */
export function ListingGridSkeleton({ kind }: { kind: ListingKind }) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: 12 }, (_, index) => (
        <li key={`skeleton-${index}`}>
          <ListingCardSkeleton kind={kind} />
        </li>
      ))}
    </Grid>
  );
}
