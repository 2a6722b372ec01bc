import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBookmarks, useBookmarkSearch, type Bookmark } from '../../api/resources/bookmarks';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { LatestSection } from '../../domain/LatestSection';
import { Price } from '../../domain/Price';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { QueryView } from '../../ui/QueryView';
import { RowPicture } from '../../ui/RowPicture';

const MOST_SHOWN = 4;

/** What can be bought today; what was saved last leads. */
const TO_BUY = { stockStatus: 'in-stock', pageSize: MOST_SHOWN } as const;

/**
 * What the member saved last and can buy today, to be bought from here; nothing where nothing is saved,
 * or can be bought. Until it is known whether there is anything, its room is kept, and nothing is seen.
 */
export function SavedToBuy() {
  const toBuy = useBookmarkSearch(TO_BUY);
  const expected = useExpectedCount();
  const count = toBuy.data?.items.length ?? expected;
  if (count === 0) return null;
  const isSeen = count !== null || toBuy.error;
  return (
    <Box sx={{ mt: { xs: 4, md: 5 }, visibility: isSeen ? 'visible' : 'hidden' }}>
      <LatestSection
        title="On your wishlist"
        to={pathTo('wishlist')}
        linkLabel="See all of your wishlist"
      >
        <QueryView query={toBuy} skeleton={<SavedBones count={count ?? MOST_SHOWN} />}>
          {({ items }) => (
            <Box component="ul" sx={list}>
              {items.map(({ listing }) => (
                <Saved key={listing.id} listing={listing} />
              ))}
            </Box>
          )}
        </QueryView>
      </LatestSection>
    </Box>
  );
}

/** How many there will be, by the wishlist that the header has asked for; null where that does not tell. */
function useExpectedCount(): number | null {
  const { data } = useBookmarks(true);
  if (!data) return null;
  const { items, listingIds } = data;
  const inStock = items.filter(({ listing }) => listing.stockStatus === 'in-stock').length;
  // It begins with what was saved last: what comes after that may be in stock.
  if (inStock === 0 && items.length < listingIds.length) return null;
  return Math.min(inStock, MOST_SHOWN);
}

function Saved({ listing }: Pick<Bookmark, 'listing'>) {
  const { id, kind, title, vendor, imageUrl, price, oldPrice, planType } = listing;
  return (
    <Box component="li" sx={row}>
      <RowPicture src={imageUrl} name={title} />
      <Box sx={words}>
        <div>
          <Typography variant="subtitle2" component="h3">
            <Link
              component={AppLink}
              to={pathTo('product', { id })}
              color="inherit"
              underline="hover"
            >
              {title}
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {vendor.name}
          </Typography>
        </div>
        <Price price={price} oldPrice={oldPrice} planType={planType} size="small" />
      </Box>
      <Button
        component={AppLink}
        to={checkoutUrl({ kind, id })}
        variant="outlined"
        aria-label={`Buy Now: ${title}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Buy Now
      </Button>
    </Box>
  );
}

/** Rows as high as those to come. */
function SavedBones({ count }: { count: number }) {
  return (
    <Box component="ul" aria-hidden sx={list}>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} component="li" sx={row}>
          <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '640 / 400' }} />
          <Box sx={words}>
            <div>
              <Skeleton width={120} sx={{ typography: 'subtitle2' }} />
              <Skeleton width={84} sx={{ typography: 'body2' }} />
            </div>
            <Skeleton width={72} sx={{ lineHeight: 1.2 }} />
          </Box>
          <Skeleton variant="rounded" width={99} height={40} />
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...panel,
  m: 0,
  py: { xs: 0, sm: 0 },
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '64px minmax(0, 1fr) auto', sm: '112px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: { xs: 1.5, sm: 2.5 },
  py: 1.75,
} as const;

/** The price below the name on phones, else at the end of its line. */
const words = {
  display: { xs: 'grid', sm: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 0.25, sm: 2 },
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
