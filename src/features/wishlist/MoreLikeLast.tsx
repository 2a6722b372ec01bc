import { useState } from 'react';
import { useSimilarListings, type Listing } from '../../api/resources/listings';
import { DealShelf, type DealShelfProps } from '../../domain/DealShelf';
import { ShelfPlace } from '../../domain/ShelfPlace';
import { pathTo } from '../../routing/paths';

interface ShelfProps extends Pick<DealShelfProps, 'onKnown'> {
  listing: Pick<Listing, 'id' | 'title' | 'kind' | 'categories'>;
  /** What is left out: what was saved before. What is saved here stays, its heart filled. */
  savedIds: readonly string[];
}

/** Deals that resemble one that was saved, and were not saved themselves. */
function Shelf({ listing, savedIds, onKnown }: ShelfProps) {
  const similar = useSimilarListings(listing.id);
  const [category] = listing.categories;
  return (
    <DealShelf
      title={`More like ${listing.title}`}
      more={{
        label: `View all deals of ${category?.name ?? 'the shop'}`,
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

export interface MoreLikeLastProps {
  /** The listing that was saved last; templates are left out, as nothing tells what resembles one. */
  last: ShelfProps['listing'];
  savedIds: readonly string[];
}

/**
 * Deals like the one that was saved last when this was shown: neither what is saved after that nor
 * what is asked of the table gives it another topic. Another member needs another one (a `key`).
 */
export function MoreLikeLast({ last, savedIds }: MoreLikeLastProps) {
  const [first] = useState({ listing: last, savedIds });
  return <ShelfPlace>{(onKnown) => <Shelf {...first} onKnown={onKnown} />}</ShelfPlace>;
}
