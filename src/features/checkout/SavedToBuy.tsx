import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBookmarkSearch, type Bookmark } from '../../api/resources/bookmarks';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { LatestSection } from '../../domain/LatestSection';
import { Price } from '../../domain/Price';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { RowPicture } from '../../ui/RowPicture';

/** What was saved last and can be bought today. */
const IN_STOCK = { stockStatus: 'in-stock', sort: ['-createdAt'], pageSize: 4 } as const;

/** What the member saved, to be bought from here; nothing where nothing is saved, or can be bought. */
export function SavedToBuy() {
  const { data } = useBookmarkSearch({ ...IN_STOCK, sort: [...IN_STOCK.sort] });
  if (!data?.items.length) return null;
  return (
    <Box sx={{ mt: { xs: 4, md: 5 } }}>
      <LatestSection
        title="On your wishlist"
        to={pathTo('wishlist')}
        linkLabel="See all of your wishlist"
      >
        <Box component="ul" sx={list}>
          {data.items.map(({ listing }) => (
            <Saved key={listing.id} listing={listing} />
          ))}
        </Box>
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
