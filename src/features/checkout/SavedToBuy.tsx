import Box from '@mui/material/Box';
import { savedCount, useBookmarks, useBookmarkSearch } from '../../api/resources/bookmarks';
import { BestOffers } from '../../domain/BestOffers';
import { BuyRowBones, BuyRows } from '../../domain/BuyRows';
import { LatestSection } from '../../domain/LatestSection';
import { savedGoods } from '../../domain/savedGoods';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';

const MOST_SHOWN = 4;

/** What can be bought today; what was saved last leads. */
const TO_BUY = { stockStatus: 'in-stock', pageSize: MOST_SHOWN } as const;

/**
 * What the member saved last and can buy today, to be bought from here; the best offers where nothing is
 * saved, or can be bought. Until it is known which, the room is kept, and nothing is seen.
 */
export function SavedToBuy() {
  const toBuy = useBookmarkSearch(TO_BUY);
  const expected = useExpectedCount();
  const count = toBuy.data?.items.length ?? expected;
  if (count === 0) {
    return (
      <Box sx={place}>
        <BestOffers />
      </Box>
    );
  }
  const isSeen = count !== null || toBuy.error;
  return (
    <Box sx={{ ...place, visibility: isSeen ? 'visible' : 'hidden' }}>
      <LatestSection
        title="On your wishlist"
        to={pathTo('wishlist')}
        linkLabel="View all of your wishlist"
      >
        <QueryView query={toBuy} skeleton={<BuyRowBones count={count ?? MOST_SHOWN} />}>
          {({ items }) => <BuyRows listings={savedGoods(items)} hasEnds />}
        </QueryView>
      </LatestSection>
    </Box>
  );
}

const place = { mt: { xs: 3, md: 4 } } as const;

/** How many there will be, by the wishlist that the header has asked for; null where that does not tell. */
function useExpectedCount(): number | null {
  const { data } = useBookmarks(true);
  if (!data) return null;
  const { items } = data;
  const inStock = savedGoods(items).filter(({ stockStatus }) => stockStatus === 'in-stock').length;
  // It begins with what was saved last: what comes after that may be in stock.
  if (inStock === 0 && items.length < savedCount(data)) return null;
  return Math.min(inStock, MOST_SHOWN);
}
