import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import {
  useComparison,
  useSimilarListings,
  type Listing,
  type ListingDetail,
} from '../../../api/resources/listings';
import { announce } from '../../../routing/announce';
import { isNotFound } from '../../../ui/describeError';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryView } from '../../../ui/QueryView';
import { useBuyPlace } from '../../../domain/buyPlaces';
import { MAX_PICKS } from '../productUrl';
import { useProductUrl } from '../useProductUrl';
import { Comparison } from './Comparison';
import { ComparisonPicker } from './ComparisonPicker';
import { ComparisonSkeleton } from './ComparisonSkeleton';

/** How many products are suggested. */
const SUGGESTED = 2;

/**
 * This product side by side with one to three others, and a slider of similar ones to choose from. The
 * URL remembers which; where it names none, the two most similar ones are suggested.
 */
export function CompareProducts({ listing }: { listing: ListingDetail }) {
  const { url, go } = useProductUrl();
  const similar = useSimilarListings(listing.id);
  const chosen = url.picks.filter((id) => id !== listing.id);
  const isSuggested = chosen.length === 0;
  const suggested = similar.data?.items.slice(0, SUGGESTED).map(({ id }) => id) ?? [];
  const picks = isSuggested ? suggested : chosen;
  const comparison = useComparison([listing.id, ...picks]);
  const isAllPicked =
    similar.data !== undefined && similar.data.items.every(({ id }) => picks.includes(id));
  const area = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const buyPlace = useBuyPlace();

  /** From those that were asked for last: two may be removed before the page is drawn without the first. */
  const set = (next: (before: readonly string[]) => string[], said: string) => {
    go((before) => {
      const named = before.picks.filter((id) => id !== listing.id);
      return { more: 'compare', picks: next(named.length > 0 ? named : suggested) };
    });
    announce(said);
    // What was pressed goes away; the focus stays with what it belonged to.
    area.current?.focus({ preventScroll: true });
  };
  const startOver = () => set(() => [], 'Comparing with the suggested products again');
  const add = ({ id, title }: Listing) => {
    set(
      (before) => [...new Set([...before, id])].slice(0, MAX_PICKS),
      `${title} added to the comparison`,
    );
    // It is long, and what was added shows at its top.
    area.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Box ref={buyPlace}>
      <Box ref={area} role="group" aria-label="Comparison" tabIndex={-1} sx={{ outline: 0 }}>
        {isSuggested && suggested.length === 0 ? (
          similar.isLoading && <ComparisonSkeleton title={listing.title} />
        ) : (
          <QueryView
            // What was compared before is not an older state of a comparison that can't be made.
            query={isNotFound(comparison.error) ? { ...comparison, data: undefined } : comparison}
            skeleton={<ComparisonSkeleton title={listing.title} />}
            notFound={
              <EmptyState
                title="One of these products is no longer here"
                description="The link may be old. Choose the products to compare again."
                action={
                  <Button variant="outlined" color="secondary" onClick={startOver}>
                    Start over
                  </Button>
                }
              />
            }
          >
            {({ items }) => (
              <Comparison
                // Between asking and the answer, what was removed is gone already.
                listings={items.filter(({ id }) => id === listing.id || picks.includes(id))}
                isSuggested={isSuggested}
                onAdd={
                  picks.length < MAX_PICKS && !isAllPicked
                    ? () => {
                        picker.current?.focus({ preventScroll: true });
                        picker.current?.scrollIntoView({ block: 'center' });
                      }
                    : undefined
                }
                onRemove={({ id, title }) =>
                  set(
                    (before) => before.filter((pick) => pick !== id),
                    `${title} removed from the comparison`,
                  )
                }
                onStartOver={startOver}
              />
            )}
          </QueryView>
        )}
      </Box>
      {isAllPicked && picks.length > 0 ? null : (
        <Box
          ref={picker}
          role="group"
          aria-label="Products to add"
          tabIndex={-1}
          sx={{ mt: { xs: 4, md: 5 }, outline: 0 }}
        >
          <ComparisonPicker similar={similar} picks={picks} onAdd={add} />
        </Box>
      )}
    </Box>
  );
}
