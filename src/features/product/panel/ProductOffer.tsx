import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { offerPlace, restPlace } from '../../../domain/buyPanel';
import { useBuyPlace } from '../../../domain/buyPlaces';
import { DealEndLine } from '../../../domain/DealEndLine';
import { DiscountBadge } from '../../../domain/ListingBadges';
import { Price } from '../../../domain/Price';
import { priceText } from '../../../domain/priceText';
import { RefundPromise } from '../../../domain/RefundPromise';
import { WishlistButton } from '../../../domain/WishlistButton';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { CheckIcon, FlagIcon } from '../../../ui/icons';
import { BuyButton } from '../BuyButton';
import { PreviewContext } from '../preview/previewContext';

/** What the product costs, and everything that can be done about it. */
export function ProductOffer({ listing }: { listing: ListingDetail }) {
  const isPreview = use(PreviewContext);
  const buyPlace = useBuyPlace();
  const [plan] = listing.plans;
  const isOneOfMany = listing.plans.length > 1;
  return (
    <>
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
          />
          {isPreview ? null : <WishlistButton listing={listing} variant="button" />}
        </Box>
        <RefundPromise />
        <Included features={listing.includedFeatures} />
      </Box>
      {isPreview ? null : <ReportLink id={listing.id} />}
    </>
  );
}

/** The first of what every plan includes, where the pictures leave room for it. */
function Included({ features }: { features: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: { xs: 'none', xl: 'grid' },
        gap: 1,
        m: 0,
        mt: 2,
        mb: 2,
        p: 0,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        listStyle: 'none',
        typography: 'body2',
      }}
    >
      {features.slice(0, 3).map((feature) => (
        <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
          <CheckIcon sx={{ fontSize: 18, mt: '1px', flexShrink: 0, color: 'success.main' }} />
          {feature}
        </Box>
      ))}
    </Box>
  );
}

function ReportLink({ id }: { id: string }) {
  return (
    <Box
      sx={{
        ...restPlace,
        alignSelf: { sm: 'end', lg: 'stretch' },
        mt: { sm: 1, lg: 'auto' },
        pt: { lg: 1.25 },
        mb: { sm: -0.5, lg: -1.25 },
        borderTop: { lg: 1 },
        borderColor: { lg: 'divider' },
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
