import { useSimilarListings, type Listing } from '../../api/resources/listings';
import { DealShelf } from '../../domain/DealShelf';
import { pathTo } from '../../routing/paths';

export interface MoreLikeItProps {
  listing: Pick<Listing, 'id' | 'title' | 'kind' | 'categories'>;
  savedIds: readonly string[];
}

/** Deals that resemble one that was saved, and are not saved themselves. */
export function MoreLikeIt({ listing, savedIds }: MoreLikeItProps) {
  const similar = useSimilarListings(listing.id);
  const [category] = listing.categories;
  return (
    <DealShelf
      title={`More like ${listing.title}`}
      more={{
        label: `See all deals of ${category?.name ?? 'the shop'}`,
        to: pathTo(
          listing.kind === 'course' ? 'courses' : 'software',
          category ? { category: category.id } : {},
        ),
      }}
      query={similar}
      pick={({ id }) => !savedIds.includes(id)}
    />
  );
}
