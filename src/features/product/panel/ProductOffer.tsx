import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { BuyButtonSkeleton } from '../../../domain/BuyButtonSkeleton';
import { factsPlace, offerPlace, restPlace, soldOnPhones } from '../../../domain/buyPanel';
import { useBuyPlace } from '../../../domain/buyPlaces';
import { DealEndLine } from '../../../domain/DealEndLine';
import { DiscountBadge } from '../../../domain/ListingBadges';
import { OwnedAction } from '../../../domain/OwnedAction';
import { OwnedLine } from '../../../domain/OwnedLine';
import { Price } from '../../../domain/Price';
import { priceText } from '../../../domain/priceText';
import { Sold } from '../../../domain/RatingLine';
import { RefundPromise } from '../../../domain/RefundPromise';
import { useOwnedItem } from '../../../domain/useOwnedItem';
import { WishlistButton } from '../../../domain/WishlistButton';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { CheckIcon, stroked } from '../../../ui/icons';
import { FlagIcon } from '../../../ui/moreIcons';
import { BuyButton } from '../BuyButton';
import { PreviewContext } from '../preview/previewContext';
import { MORE_ID } from '../productUrl';
import { useChosenPlan } from '../useChosenPlan';
import { useProductUrl } from '../useProductUrl';
import { OnlyPlan } from './OnlyPlan';
import { chipsSayFirst, PlanChips } from './PlanChips';
import { PlanLines } from './PlanLines';

/** What the product costs, and everything that can be done about it. */
export function ProductOffer({ listing }: { listing: ListingDetail }) {
  const isPreview = use(PreviewContext);
  const buyPlace = useBuyPlace();
  const { plan, choose } = useChosenPlan(listing);
  const { price, oldPrice, discountPercent } = plan ?? listing;
  const { owned, isKnown } = useOwnedItem(listing.id);
  const isOneOfMany = listing.plans.length > 1;
  return (
    <>
      <Box sx={offerPlace}>
        {isOneOfMany ? (
          <>
            <PlanChips
              plans={listing.plans}
              planType={listing.planType}
              chosen={plan}
              onChoose={choose}
            />
            {plan ? (
              <PlanLines
                plans={listing.plans}
                chosen={plan}
                isFirstSaid={chipsSayFirst(listing.plans)}
              />
            ) : null}
          </>
        ) : plan ? (
          <OnlyPlan plan={plan} />
        ) : null}
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1.5 }}>
          <Price price={price} oldPrice={oldPrice} planType={listing.planType} size="hero" />
          <DiscountBadge percent={discountPercent} />
          {listing.salesCount > 0 ? (
            <Typography component="span" variant="body2" sx={soldOnPhones}>
              <Sold count={listing.salesCount} />
            </Typography>
          ) : null}
        </Box>
        {listing.endsAt ? (
          <DealEndLine endsAt={listing.endsAt} isSoon={listing.status === 'ending-soon'} />
        ) : null}
        <Box ref={buyPlace} sx={owned ? [waysToBuy, ownWays] : waysToBuy}>
          {isKnown || isPreview ? (
            <>
              {owned ? <OwnedAction product={owned} /> : null}
              {owned?.kind === 'course' ? null : (
                <BuyButton
                  listing={listing}
                  plan={plan}
                  label={isOneOfMany ? plan?.title : undefined}
                  size="large"
                  {...(owned ? another : null)}
                />
              )}
              {isPreview || owned?.kind === 'software' ? null : (
                <WishlistButton item={listing} variant="button" />
              )}
            </>
          ) : (
            <>
              <BuyButtonSkeleton />
              <BuyButtonSkeleton />
            </>
          )}
        </Box>
        {/* Of one plan the price says it, larger; and a date says better how long. */}
        {isOneOfMany && listing.oldPrice && !listing.endsAt ? (
          <Typography variant="caption" component="p" sx={startingPrice}>
            Limited-time special pricing starting at {priceText(listing.price, listing.planType)}
          </Typography>
        ) : null}
        {owned ? <OwnedLine product={owned} sx={lastLine} /> : <RefundPromise sx={lastLine} />}
      </Box>
      <Included features={listing.includedFeatures} />
      {isPreview ? null : <FurtherLinks id={listing.id} />}
    </>
  );
}

/** Two columns. */
const CompareIcon = /*#__PURE__*/ stroked('Compare', 'M5 4.5h5.5v15H5zM13.5 4.5H19v15h-5.5z');

/** Of software one owns: another license of it is the second thing to do. */
const another = { variant: 'tonal' } as const;

const lastLine = { mt: { xs: 1, lg: 2 } } as const;

/** Side by side, so that what follows is in sight, too. */
const waysToBuy = {
  mt: { xs: 1.25, sm: 2 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The narrowest have no room for two words in one line.
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  gap: 1.5,
} as const;

/** What one does with what one owns has more words. */
const ownWays = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
} as const;

const startingPrice = {
  mt: 1.5,
  color: 'text.secondary',
  textAlign: 'center',
  textWrap: 'balance',
} as const;

/** The first of what every plan includes, where the panel has room for it. */
function Included({ features }: { features: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        ...factsPlace,
        display: { xs: 'none', sm: 'grid', md: 'none', xl: 'grid' },
        alignContent: 'start',
        gap: 1,
        m: 0,
        my: { sm: 2 },
        mb: { xl: 0 },
        p: 0,
        pt: { xl: 2 },
        borderTop: { xl: 1 },
        borderColor: { xl: 'divider' },
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

/** To the comparison with others, further down, and to what reports it. */
function FurtherLinks({ id }: { id: string }) {
  const { hrefFor } = useProductUrl();
  return (
    <Box
      sx={{
        ...restPlace,
        alignSelf: { sm: 'end', lg: 'stretch' },
        mt: { sm: 1, lg: 2 },
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
        to={hrefFor({ more: 'compare' }, MORE_ID)}
        size="small"
        color="inherit"
        startIcon={<CompareIcon fontSize="small" />}
        sx={{ color: 'text.secondary' }}
      >
        Compare
      </Button>
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
