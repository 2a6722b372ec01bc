import { useSimilarListings, type Listing } from '../../api/resources/listings';
import { DealShelf, type DealShelfProps } from '../../domain/DealShelf';
import { pathTo } from '../../routing/paths';

export interface MoreLikeItProps extends Pick<DealShelfProps, 'onKnown'> {
  listing: Pick<Listing, 'id' | 'title' | 'kind' | 'categories'>;
  /** What is left out: what was saved before. What is saved here stays, its heart filled. */
  savedIds: readonly string[];
}

/** Deals that resemble one that was saved, and were not saved themselves. */
export function MoreLikeIt({ listing, savedIds, onKnown }: MoreLikeItProps) {
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
      onKnown={onKnown}
    />
  );
}
