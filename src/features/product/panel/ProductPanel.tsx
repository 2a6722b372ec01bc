import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { DealEndLine } from '../../../domain/DealEndLine';
import { ClaimedBadge, DiscountBadge, PlanTypeBadge } from '../../../domain/ListingBadges';
import { Price } from '../../../domain/Price';
import { WishlistButton } from '../../../domain/WishlistButton';
import { formatMoney } from '../../../lib/money';
import { pluralize } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { FlagIcon } from '../../../ui/icons';
import { RatingStars } from '../../../ui/RatingStars';
import { PreviewContext } from '../preview/previewContext';
import { useProductUrl } from '../useProductUrl';
import { BuyButton } from '../BuyButton';
import { TABS_ID } from '../productLayout';
import { panelFrame } from './panelFrame';

/** What the product is, what it costs, and everything that can be done about it. */
export function ProductPanel({ listing }: { listing: ListingDetail }) {
  const isPreview = use(PreviewContext);
  return (
    <Box sx={panelFrame}>
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
      <Typography variant="h2" component="h1" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {listing.title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{listing.tagline}</Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        By {listing.vendor.name}
      </Typography>

      <Reception listing={listing} />

      <Box sx={{ mt: 2.5, display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Price price={listing.price} oldPrice={listing.oldPrice} size="large" />
        <DiscountBadge percent={listing.discountPercent} />
      </Box>
      {listing.oldPrice ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'deal.text', fontWeight: 600 }}>
          Limited-time special pricing starting at {formatMoney(listing.price)}
        </Typography>
      ) : null}
      {listing.endsAt ? <DealEndLine endsAt={listing.endsAt} /> : null}

      <Box sx={{ mt: 2.5, display: 'grid', gap: 1.25 }}>
        <BuyButton listing={listing} plan={listing.plans[0]} size="large" />
        {isPreview ? null : <WishlistButton listing={listing} variant="button" />}
      </Box>
      {isPreview ? null : <ReportLink id={listing.id} />}
    </Box>
  );
}

function ReportLink({ id }: { id: string }) {
  return (
    <Box sx={{ mt: 1.5, textAlign: 'center' }}>
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

/** How it was received: stars, a link to the reviews, and how much it is talked about. */
function Reception({ listing }: { listing: ListingDetail }) {
  const { hrefFor } = useProductUrl();
  const { average, count } = listing.rating;
  return (
    <Box
      sx={{
        mt: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <RatingStars value={average} size="1rem" />
      <Link
        component={AppLink}
        to={hrefFor({ tab: 'reviews' }, TABS_ID)}
        color="text.primary"
        underline="always"
      >
        {pluralize(count, 'Review', 'Reviews')}
      </Link>
      <span aria-hidden>·</span>
      <span>{pluralize(listing.discussionCount, 'discussion', 'discussions')}</span>
    </Box>
  );
}
