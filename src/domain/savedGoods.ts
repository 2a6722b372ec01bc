import type { Bookmark } from '../api/resources/bookmarks';
import type { Listing } from '../api/resources/listings';
import type { Order } from '../api/resources/orders';
import { pathTo } from '../routing/paths';

/** What can be saved and bought: a listing, or a template told in the words of one. */
export interface Goods extends Pick<
  Listing,
  | 'id'
  | 'title'
  | 'tagline'
  | 'imageUrl'
  | 'price'
  | 'oldPrice'
  | 'discountPercent'
  | 'stockStatus'
  | 'endsAt'
> {
  kind: Order['item']['kind'];
  /** Who sells it: of a template its author. */
  vendor: Pick<Listing['vendor'], 'name'>;
  /** Left out of a template, which has no plans and no deal. */
  planType?: Listing['planType'];
  status?: Listing['status'];
}

/** What bookmarks save; of what later servers may save besides, nothing is known. */
export const savedGoods = (bookmarks: readonly Bookmark[]): Goods[] =>
  bookmarks.flatMap((bookmark) => {
    if (bookmark.kind === 'listing') return bookmark.listing;
    if (bookmark.kind !== 'template') return [];
    const { template } = bookmark;
    return {
      ...template,
      kind: 'template',
      tagline: template.type.name,
      vendor: template.author,
      // It is always on sale, and its price has no end.
      stockStatus: 'in-stock',
      endsAt: null,
    };
  });

/** The page of something that can be bought. */
export const goodsUrl = ({ kind, id }: Pick<Goods, 'kind' | 'id'>) =>
  pathTo(kind === 'template' ? 'template' : 'product', { id });
