import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Listing, useSimilarListings } from '../../../api/resources/listings';
import { ListingCard } from '../../../domain/ListingCard';
import { EmptyState } from '../../../ui/EmptyState';
import { PlusIcon } from '../../../ui/moreIcons';
import { QueryView } from '../../../ui/QueryView';
import { MAX_PICKS } from '../productUrl';
import { ProductSlider, ProductSliderSkeleton } from './ProductSlider';
import { SliderHeading } from './SliderHeading';

export interface ComparisonPickerProps {
  similar: ReturnType<typeof useSimilarListings>;
  /** Ids of the products that are compared already. */
  picks: readonly string[];
  onAdd: (listing: Listing) => void;
}

/** The slider of the comparison: each product that is not in it yet, with a button that adds it. */
export function ComparisonPicker({ similar, picks, onAdd }: ComparisonPickerProps) {
  const isFull = picks.length >= MAX_PICKS;
  const heading = (
    <SliderHeading>
      {isFull
        ? 'Four products is the most; remove one to add another'
        : 'Choose products to compare'}
    </SliderHeading>
  );
  return (
    <QueryView
      query={similar}
      skeleton={<ProductSliderSkeleton heading={heading} />}
      empty={({ items }) =>
        items.length === 0 ? <EmptyState title="Nothing to compare it with yet" /> : null
      }
    >
      {({ items }) => (
        // It doesn't move: a choice must not slide away under the pointer.
        <ProductSlider
          label="Products to compare"
          heading={heading}
          listings={items.filter(({ id }) => !picks.includes(id))}
          autoplay={false}
        >
          {(item) => (
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, height: '100%' }}>
              <Box sx={{ flexGrow: 1 }}>
                <ListingCard listing={item} headingLevel="h3" />
              </Box>
              <Button
                fullWidth
                variant="outlined"
                color="secondary"
                aria-label={`Compare with ${item.title}`}
                disabled={isFull}
                startIcon={<PlusIcon fontSize="small" />}
                onClick={() => onAdd(item)}
              >
                Compare
              </Button>
            </Box>
          )}
        </ProductSlider>
      )}
    </QueryView>
  );
}
