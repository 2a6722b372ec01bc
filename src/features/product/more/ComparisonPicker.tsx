import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  useSimilarListings,
  type Listing,
  type ListingDetail,
} from '../../../api/resources/listings';
import { ListingCard } from '../../../domain/ListingCard';
import { EmptyState } from '../../../ui/EmptyState';
import { CheckIcon, PlusIcon } from '../../../ui/icons';
import { QueryView } from '../../../ui/QueryView';
import { MAX_PICKS } from '../productUrl';
import { ProductSlider, ProductSliderSkeleton } from './ProductSlider';
import { SliderHeading } from './SliderHeading';

export interface ComparisonPickerProps {
  listing: ListingDetail;
  /** Ids of the products that stand beside it. */
  picks: readonly string[];
  onToggle: (listing: Listing) => void;
}

/** The slider of the comparison: each product with a button that adds it or takes it out. */
export function ComparisonPicker({ listing, picks, onToggle }: ComparisonPickerProps) {
  const similar = useSimilarListings(listing.id);
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
        items.length === 0 ? <EmptyState title="Nothing like it to compare with yet" /> : null
      }
    >
      {({ items }) => (
        // It doesn't move: a choice must not slide away under the pointer.
        <ProductSlider
          label="Products to compare"
          heading={heading}
          listings={items}
          autoplay={false}
        >
          {(item) => (
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, height: '100%' }}>
              <Box sx={{ flexGrow: 1 }}>
                <ListingCard listing={item} headingLevel="h3" />
              </Box>
              <PickButton
                title={item.title}
                isPicked={picks.includes(item.id)}
                isFull={isFull}
                onClick={() => onToggle(item)}
              />
            </Box>
          )}
        </ProductSlider>
      )}
    </QueryView>
  );
}

interface PickButtonProps {
  title: string;
  isPicked: boolean;
  isFull: boolean;
  onClick: () => void;
}

function PickButton({ title, isPicked, isFull, onClick }: PickButtonProps) {
  return (
    <Button
      fullWidth
      variant={isPicked ? 'contained' : 'outlined'}
      color="secondary"
      aria-pressed={isPicked}
      aria-label={`Compare with ${title}`}
      disabled={isFull && !isPicked}
      startIcon={isPicked ? <CheckIcon fontSize="small" /> : <PlusIcon fontSize="small" />}
      onClick={onClick}
    >
      {isPicked ? 'In the comparison' : 'Compare'}
    </Button>
  );
}
