import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePartnerAccounts, type PartnerAccount } from '../../../api/resources/partner-accounts';
import { useVendorListings, type VendorListingQuery } from '../../../api/resources/vendor-listings';
import { NoBusiness } from '../../../domain/NoBusiness';
import { pageOfListing, priceOfListing } from '../../../domain/ownListing';
import { formatMonthYear } from '../../../lib/dates';
import { initials, pluralize } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { band, featureGround, panel, stretchedLink } from '../../../theme/surfaceStyles';
import { veil } from '../../../theme/tokens';
import { PlusIcon } from '../../../ui/moreIcons';
import { Picture } from '../../../ui/Picture';
import { QueryView } from '../../../ui/QueryView';
import { ProfileSection } from '../ProfileSection';
import { shelf, shelfName } from './shelf';

const ON_SALE = {
  status: ['live'],
  sort: ['-id'],
  pageSize: 4,
} satisfies VendorListingQuery;

/** The storefront of a vendor as visitors meet it: the business, and what it sells. */
export function Storefront() {
  const accounts = usePartnerAccounts();
  return (
    <ProfileSection
      title="Your storefront"
      description="Your business as buyers know it, with its newest products."
      isBare
    >
      <QueryView
        query={accounts}
        skeleton={<StorefrontSkeleton />}
        empty={({ items }) =>
          items.length === 0 ? (
            <NoBusiness title="No storefront yet" then="it shows here with its products" />
          ) : null
        }
      >
        {({ items: [business] }) => <BusinessFront business={business!} />}
      </QueryView>
    </ProfileSection>
  );
}

/** Of one business alone: others of the same vendor are not sold under its name. */
function BusinessFront({ business }: { business: PartnerAccount }) {
  const listings = useVendorListings({ ...ON_SALE, partnerAccountId: business.id });
  return (
    <QueryView query={listings} skeleton={<StorefrontSkeleton />}>
      {({ items, page }) => (
        <Box component="section" aria-labelledby="storefront" sx={banner}>
          <Box sx={head}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
              <Box aria-hidden sx={mark}>
                {initials(business.name)}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  id="storefront"
                  variant="h3"
                  component="h3"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {business.name}
                </Typography>
                <Typography variant="body2" sx={muted}>
                  {page.totalItems === 0
                    ? 'Nothing on sale yet'
                    : `${pluralize(page.totalItems, 'product', 'products')} on sale`}
                  {' · '}selling since {formatMonthYear(business.createdAt)}
                </Typography>
              </Box>
            </Box>
            <Button
              component={AppLink}
              to={
                page.totalItems === 0
                  ? pathTo('addProduct')
                  : pathTo('software', { q: business.name })
              }
              variant="outlined"
              sx={{ color: 'inherit', borderColor: veil.edge }}
            >
              {page.totalItems === 0 ? 'Add product' : 'Find them in the shop'}
            </Button>
          </Box>
          {items.length > 0 ? (
            <Box component="ul" aria-label="Your newest products on sale" sx={row}>
              {items.map((listing) => (
                <li key={listing.id}>
                  <div>
                    <Picture
                      src={listing.imageUrl}
                      alt=""
                      name={listing.name}
                      width={640}
                      height={400}
                    />
                  </div>
                  <Box
                    component={AppLink}
                    to={pageOfListing(listing)}
                    sx={{ ...stretchedLink, ...shelfName }}
                  >
                    {listing.name}
                  </Box>
                  <Typography variant="body2" component="span" sx={muted}>
                    {priceOfListing(listing)}
                  </Typography>
                </li>
              ))}
              {items.length < ON_SALE.pageSize ? (
                <Box component="li" sx={room}>
                  <Box component={AppLink} to={pathTo('addProduct')} sx={another}>
                    <PlusIcon /> Add product
                  </Box>
                </Box>
              ) : null}
            </Box>
          ) : null}
        </Box>
      )}
    </QueryView>
  );
}

const muted = { color: 'surface.onBandMuted' } as const;

const banner = {
  ...panel,
  ...band,
  ...featureGround,
  border: 0,
  minWidth: 0,
} as const;

/** What it is, and at the far end where it leads. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
  '& + ul': { mt: 2.5 },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 56,
  height: 56,
  borderRadius: '14px',
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  typography: 'h4',
} as const;

const row = shelf({ columns: 2, places: 4 }, { columns: 4, places: 4 }, { columns: 4, places: 4 });

/** The place of the next product, as high as the pictures beside it. */
const room = { alignSelf: 'start' } as const;

const another = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  aspectRatio: '16 / 10',
  border: `1.5px dashed ${veil.edge}`,
  color: 'inherit',
  typography: 'subtitle2',
  textDecoration: 'none',
  '&:hover': { bgcolor: veil.hover },
} as const;

const dimBones = { '& .MuiSkeleton-root': { bgcolor: veil.hairline } } as const;

function StorefrontSkeleton() {
  return (
    <Box aria-hidden sx={[banner, dimBones]}>
      <Box sx={head}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Skeleton variant="rounded" width={56} height={56} />
          <div>
            <Skeleton variant="text" width="8em" sx={{ typography: 'h3' }} />
            <Skeleton variant="text" width="15em" sx={{ typography: 'body2' }} />
          </div>
        </Box>
        <Skeleton variant="rounded" width={176} height={44} />
      </Box>
      <Box component="ul" sx={row}>
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <div>
              <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
            </div>
            <Skeleton variant="text" width="60%" sx={shelfName} />
            <Skeleton variant="text" width="30%" sx={{ typography: 'body2' }} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
