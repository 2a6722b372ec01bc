import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBookmarks, type Bookmark } from '../../api/resources/bookmarks';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { LatestSection } from '../../domain/LatestSection';
import { Price } from '../../domain/Price';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { QueryView } from '../../ui/QueryView';
import { RowPicture } from '../../ui/RowPicture';

/** What was saved last leads. */
const MOST_SHOWN = 4;

/**
 * What the member saved last and can buy today, to be bought from here; nothing where nothing is saved,
 * or can be bought. It is read from what the header has asked for, so that it is mostly there at once.
 */
export function SavedToBuy() {
  const saved = useBookmarks(true);
  const inStock = saved.data?.items.filter(({ listing }) => listing.stockStatus === 'in-stock');
  if (inStock?.length === 0) return null;
  return (
    <Box sx={{ mt: { xs: 4, md: 5 } }}>
      <LatestSection
        title="On your wishlist"
        to={pathTo('wishlist')}
        linkLabel="See all of your wishlist"
      >
        <QueryView query={saved} skeleton={<SavedBones />}>
          {() => (
            <Box component="ul" sx={list}>
              {inStock?.slice(0, MOST_SHOWN).map(({ listing }) => (
                <Saved key={listing.id} listing={listing} />
              ))}
            </Box>
          )}
        </QueryView>
      </LatestSection>
    </Box>
  );
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
function SavedBones() {
  return (
    <Box component="ul" aria-hidden sx={list}>
      {Array.from({ length: MOST_SHOWN }, (_, index) => (
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
