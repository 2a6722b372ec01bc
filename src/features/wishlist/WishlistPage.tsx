import { useMemo, useRef } from 'react';
import {
  isSaved,
  savedCount,
  useBookmarks,
  useBookmarkSearch,
  type Bookmark,
} from '../../api/resources/bookmarks';
import { useSession } from '../../api/resources/session';
import { savedGoods, type Goods } from '../../domain/savedGoods';
import { labelOf } from '../../lib/text';
import { FilterSelect } from '../../list/FilterSelect';
import { filterCount } from '../../list/filterCount';
import { PageHead } from '../../list/PageHead';
import { ResultSection } from '../../list/ResultSection';
import { SortSelect } from '../../list/SortSelect';
import { useEmptiedPage } from '../../list/useEmptiedPage';
import { TableTools } from '../../list/TableTools';
import { useListState } from '../../list/useListState';
import { useListTitle } from '../../list/useListTitle';
import { routeNamed } from '../../routing/routeTable';
import { SearchField } from '../../ui/SearchField';
import { MoreLikeLast } from './MoreLikeLast';
import { NothingSaved } from './NothingSaved';
import { SavingsBand } from './SavingsBand';
import { useDelete } from './useDelete';
import { SORTS, STOCK_LABELS, STOCKS, wishlistList } from './wishlistList';
import { WishlistSkeleton } from './WishlistSkeleton';
import { WishlistTable } from './WishlistTable';

export interface WishlistPageProps {
  /** One list in two areas, each of which has its own title in the browser and its own lead. */
  route: 'wishlist' | 'studentWishlist';
}

const stocks = STOCKS.map((value) => ({ value, label: STOCK_LABELS[value] }));

type Answer = NonNullable<ReturnType<typeof useBookmarkSearch>['data']>;

/** A listing, of which there are similar ones. */
const isListing = (bookmark: Bookmark) => bookmark.kind === 'listing';

/** What an answer shows, without what is being deleted at the moment, so that rows and counts agree. */
function withoutDeleted(answer: Answer) {
  const { page } = answer;
  const goods = savedGoods(answer.items);
  const items = goods.filter((one) => isSaved(answer, one));
  const isStale = items.length < goods.length;
  if (!isStale) return { ...answer, items, isStale };
  const totalItems = page.totalItems - (goods.length - items.length);
  const totalPages = Math.ceil(totalItems / page.size);
  return { ...answer, items, isStale, page: { ...page, totalItems, totalPages } };
}

/** What the member saved, each with its price of today (specification, section 2). */
export function WishlistPage({ route }: WishlistPageProps) {
  const { title, description } = routeNamed(route);
  const list = useListState(wishlistList);
  const { query, change, clear, linkTo } = list;
  const answer = useBookmarkSearch(wishlistList.toParams(query));
  const data = useMemo(() => answer.data && withoutDeleted(answer.data), [answer.data]);
  // Of the whole wishlist, which the header has asked for before.
  const saved = useBookmarks(true).data;
  const known = saved && savedCount(saved);
  const last = saved?.items.find(isListing);
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDelete();
  useListTitle(title, query);
  useEmptiedPage(data, (page) => linkTo({ page }));

  const onDelete = (goods: Goods) => {
    // The row goes away with its button; the focus stays at the table.
    heading.current?.focus({ preventScroll: true });
    remove(goods);
  };
  const applied = wishlistList.applied(query, {
    stock: (stock) => labelOf<string>(STOCK_LABELS, stock),
  });
  const isEmpty = data && savedCount(data) === 0;

  return (
    <>
      <PageHead title="Wishlist" lead={description} />
      {isEmpty || !(data ? data.savings : known !== 0 && !answer.error) ? null : (
        <SavingsBand savings={data?.savings ?? undefined} isStale={Boolean(data?.isStale)} />
      )}
      {isEmpty ? (
        <NothingSaved />
      ) : (
        <ResultSection
          list={list}
          result={{ ...answer, data }}
          applied={applied}
          nouns={['saved deal', 'saved deals']}
          headingRef={heading}
          controls={
            <TableTools
              search={
                <SearchField
                  q={query.q}
                  label="Search your wishlist"
                  placeholder="Search wishlist"
                  onChange={(q) => change({ q })}
                />
              }
              appliedCount={filterCount(applied)}
              totalItems={answer.isLoading ? undefined : data?.page.totalItems}
              onClear={clear}
            >
              <FilterSelect
                label="Stock status"
                allLabel="All stock statuses"
                value={query.stock}
                choices={stocks}
                onChange={(stock) => change({ stock })}
              />
              <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => change({ sort })} />
            </TableTools>
          }
          skeleton={<WishlistSkeleton />}
        >
          {(items, state) => (
            <WishlistTable
              saved={items}
              sort={query.sort}
              onSort={(sort) => change({ sort })}
              onDelete={onDelete}
              state={state}
            />
          )}
        </ResultSection>
      )}
      {saved && last && data && !isEmpty ? (
        <MoreLikeLast key={user?.id} last={last.listing} savedIds={saved.listingIds} />
      ) : null}
    </>
  );
}
