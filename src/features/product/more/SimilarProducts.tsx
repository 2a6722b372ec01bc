import { useSimilarListings, type ListingDetail } from '../../../api/resources/listings';
import { ListingCard } from '../../../domain/ListingCard';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryView } from '../../../ui/QueryView';
import { SliderHeading } from './SliderHeading';
import { ProductSlider, ProductSliderSkeleton } from './ProductSlider';

/** A slider of products like this one. */
export function SimilarProducts({ listing }: { listing: ListingDetail }) {
  const similar = useSimilarListings(listing.id);
  const heading = <SliderHeading>More like {listing.title}</SliderHeading>;
  return (
    <QueryView
      query={similar}
      skeleton={<ProductSliderSkeleton heading={heading} />}
      empty={({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title="Nothing like it yet"
            description="This is the only product of its kind here."
          />
        ) : null
      }
    >
      {({ items }) => (
        <ProductSlider label="Similar products" heading={heading} listings={items}>
          {(item) => <ListingCard listing={item} headingLevel="h3" />}
        </ProductSlider>
      )}
    </QueryView>
  );
}
