import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import {
  useComparison,
  useSimilarListings,
  type Listing,
  type ListingDetail,
} from '../../../api/resources/listings';
import { announce } from '../../../routing/announce';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryView } from '../../../ui/QueryView';
import { useProductUrl } from '../useProductUrl';
import { MAX_PICKS } from '../productUrl';
import { ComparisonPicker } from './ComparisonPicker';
import { ComparisonSkeleton } from './ComparisonSkeleton';
import { ComparisonStart } from './ComparisonStart';
import { ComparisonTable } from './ComparisonTable';

/**
 * This product side by side with one to three others, which the URL remembers, and a slider of
 * similar ones to choose from.
 */
export function CompareProducts({ listing }: { listing: ListingDetail }) {
  const { url, go } = useProductUrl();
  const picks = url.picks.filter((id) => id !== listing.id);
  const similar = useSimilarListings(listing.id);
  const comparison = useComparison([listing.id, ...picks]);
  const area = useRef<HTMLDivElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);

  const set = (next: string[], said: string) => {
    go({ more: 'compare', picks: next });
    announce(said);
  };
  const toggle = ({ id, title }: Pick<Listing, 'id' | 'title'>) =>
    picks.includes(id)
      ? set(
          picks.filter((pick) => pick !== id),
          `${title} removed from the comparison`,
        )
      : set([...picks, id].slice(0, MAX_PICKS), `${title} added to the comparison`);

  /** What was pressed goes away; the focus stays with what it belonged to. */
  const keepFocus = () => area.current?.focus({ preventScroll: true });

  return (
    <>
      <Box ref={area} role="group" aria-label="Comparison" tabIndex={-1} sx={{ outline: 0 }}>
        {picks.length === 0 ? (
          <ComparisonStart
            listing={listing}
            similar={similar.data?.items ?? (similar.error ? [] : undefined)}
            onCompare={(others) => {
              set(
                others.map(({ id }) => id),
                `Comparing ${others.length + 1} products`,
              );
              keepFocus();
            }}
          />
        ) : (
          <QueryView
            query={comparison}
            skeleton={<ComparisonSkeleton />}
            notFound={
              <EmptyState
                title="One of these products is no longer here"
                description="The link may be old. Choose the products to compare again."
                action={
                  <Button
                    variant="outlined"
                    color="secondary"
                    onClick={() => {
                      go({ picks: [] });
                      keepFocus();
                    }}
                  >
                    Start over
                  </Button>
                }
              />
            }
          >
            {({ items }) => (
              <>
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    justifyContent: 'space-between',
                    gap: 1,
                    mb: 1.5,
                  }}
                >
                  <FormControlLabel
                    control={
                      <Switch
                        checked={onlyDifferences}
                        onChange={(_, checked) => setOnlyDifferences(checked)}
                      />
                    }
                    label="Show differences only"
                  />
                  <Button
                    color="secondary"
                    onClick={() => {
                      set([], 'Comparison cleared');
                      keepFocus();
                    }}
                  >
                    Clear all
                  </Button>
                </Box>
                <ComparisonTable
                  // Between asking and the answer, what was removed is gone already.
                  listings={items.filter(({ id }) => id === listing.id || picks.includes(id))}
                  onlyDifferences={onlyDifferences}
                  onRemove={(removed) => {
                    toggle(removed);
                    keepFocus();
                  }}
                />
              </>
            )}
          </QueryView>
        )}
      </Box>
      <Box sx={{ mt: { xs: 4, md: 5 } }}>
        <ComparisonPicker listing={listing} picks={picks} onToggle={toggle} />
      </Box>
    </>
  );
}
