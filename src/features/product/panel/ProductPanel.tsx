import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { aboutPlace, buyPanel, offerPlace, restPlace } from '../../../domain/buyPanel';
import { DealEndLine } from '../../../domain/DealEndLine';
import { ClaimedBadge, DiscountBadge, PlanTypeBadge } from '../../../domain/ListingBadges';
import { Price } from '../../../domain/Price';
import { priceText } from '../../../domain/priceText';
import { WishlistButton } from '../../../domain/WishlistButton';
import { pluralize } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { FlagIcon, ShieldIcon } from '../../../ui/icons';
import { RatingStars } from '../../../ui/RatingStars';
import { PreviewContext } from '../preview/previewContext';
import { BuyButton } from '../BuyButton';
import { useBuyPlace } from './buyPlaces';
import { TABS_ID } from '../productLayout';
import { useProductUrl } from '../useProductUrl';

/** What the product is, what it costs, and everything that can be done about it. */
export function ProductPanel({ listing }: { listing: ListingDetail }) {
  const isPreview = use(PreviewContext);
  const { url } = useProductUrl();
  const buyPlace = useBuyPlace();
  const [plan] = listing.plans;
  const isOneOfMany = listing.plans.length > 1;
  return (
    <Box sx={panel}>
      <Box sx={aboutPlace}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          <PlanTypeBadge planType={listing.planType} />
          <ClaimedBadge claimed={listing.claimed} />
        </Box>
        <Typography
          variant="h2"
          component="h1"
          sx={{ mt: { xs: 0.75, sm: 1.5 }, overflowWrap: 'anywhere' }}
        >
          {listing.title}
        </Typography>
        <Typography sx={{ mt: { xs: 0.5, sm: 1 }, color: 'text.secondary' }}>
          {listing.tagline}
        </Typography>
        <Typography variant="body2" sx={{ mt: { xs: 0.5, sm: 1 }, color: 'text.secondary' }}>
          By {listing.vendor.name}
        </Typography>

        <Reception listing={listing} />
      </Box>

      <Box sx={offerPlace}>
        {isOneOfMany ? (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {plan?.title}
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          <Price
            price={listing.price}
            oldPrice={listing.oldPrice}
            planType={listing.planType}
            size="hero"
          />
          <DiscountBadge percent={listing.discountPercent} />
        </Box>
        {listing.endsAt ? <DealEndLine endsAt={listing.endsAt} /> : null}
        {listing.oldPrice ? (
          <Typography
            variant="body2"
            sx={{ mt: 0.75, color: 'text.secondary', textWrap: 'balance' }}
          >
            Limited-time special pricing starting at {priceText(listing.price, listing.planType)}
          </Typography>
        ) : null}

        <Box ref={buyPlace} sx={{ mt: 2, display: 'grid', gap: 1.25 }}>
          <BuyButton
            listing={listing}
            plan={plan}
            label={isOneOfMany ? plan?.title : undefined}
            size="large"
            // Beside the plans, the one that is recommended leads.
            variant={url.tab === 'plans' ? 'outlined' : 'contained'}
          />
          {isPreview ? null : <WishlistButton listing={listing} variant="button" />}
        </Box>
        <RefundPromise />
      </Box>
      {isPreview ? null : <ReportLink id={listing.id} />}
    </Box>
  );
}

/** On wide windows as high as the pictures beside it. */
const panel = {
  ...buyPanel,
  minHeight: { lg: '100%' },
  display: { xs: 'contents', sm: 'grid', md: 'block', lg: 'flex' },
  flexDirection: 'column',
} as const;

/** What takes the risk out of buying; the days are those of the contract's refunds. */
function RefundPromise() {
  return (
    <Box
      sx={{
        mt: 2,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <ShieldIcon sx={{ fontSize: 18, flexShrink: 0, color: 'success.main' }} />
      <span>
        <Box component="b" sx={{ fontWeight: 600, color: 'text.primary' }}>
          60-day refund
        </Box>{' '}
        if it does not fit
      </span>
    </Box>
  );
}

function ReportLink({ id }: { id: string }) {
  return (
    <Box
      sx={{
        ...restPlace,
        alignSelf: { sm: 'end', lg: 'center' },
        mt: { sm: 1, lg: 'auto' },
        mb: { sm: -0.5 },
        ml: { sm: -1.25, md: 0 },
        textAlign: { xs: 'center', sm: 'left', md: 'center' },
      }}
    >
      <Button
        component={AppLink}
        to={pathTo('report', { id })}
        size="small"
        color="inherit"
        startIcon={<FlagIcon fontSize="small" />}
        sx={{ color: 'text.secondary' }}
      >
        Report listing
      </Button>
    </Box>
  );
}

/** How it was received: stars, the way to the reviews, and how much it is discussed. */
function Reception({ listing }: { listing: ListingDetail }) {
  const { hrefFor } = useProductUrl();
  const { average, count } = listing.rating;
  return (
    <Box
      sx={{
        mt: { xs: 1, sm: 2 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        rowGap: 0.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <RatingStars value={average} size="1rem" />
        {count > 0 ? (
          <Box component="b" sx={{ fontWeight: 600, color: 'rating.text' }} aria-hidden>
            {average.toFixed(1)}
          </Box>
        ) : null}
      </Box>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Link
          component={AppLink}
          to={hrefFor({ tab: 'reviews' }, TABS_ID)}
          color="text.primary"
          underline="always"
        >
          {pluralize(count, 'Review', 'Reviews')}
        </Link>
        {' · '}
        {pluralize(listing.discussionCount, 'discussion', 'discussions')}
      </Box>
    </Box>
  );
}
