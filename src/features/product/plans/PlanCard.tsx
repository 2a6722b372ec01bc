import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail, Plan } from '../../../api/resources/listings';
import { useBuyPlace } from '../../../domain/buyPlaces';
import { DiscountBadge } from '../../../domain/ListingBadges';
import { PlanFeatures } from '../../../domain/PlanFeatures';
import { Price } from '../../../domain/Price';
import { CheckIcon } from '../../../ui/icons';
import { listActionHeight } from '../../../theme/surfaceStyles';
import { radius } from '../../../theme/tokens';
import { BuyButton } from '../BuyButton';

export interface PlanCardProps {
  plan: Plan;
  listing: ListingDetail;
  /** Whether the visitor has chosen it beside the pictures. */
  isChosen: boolean;
}

/** A plan with its price, what it includes, and its Buy Now button. */
export function PlanCard({ plan, listing, isChosen }: PlanCardProps) {
  const buyPlace = useBuyPlace();
  return (
    <Box
      component="article"
      aria-label={plan.title}
      sx={{
        display: 'grid',
        containerType: 'inline-size',
        // The thicker edge takes no room of its own.
        p: plan.isRecommended ? '19px' : '20px',
        border: plan.isRecommended ? 2 : 1,
        borderColor: plan.isRecommended ? 'fill' : 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-elevation-rest)',
        backgroundClip: 'padding-box',
        // It stands out above those beside it, so that all titles and prices stand on one line.
        mt: { sm: plan.isRecommended ? -4 : 0 },
      }}
    >
      {plan.isRecommended ? <Recommended /> : null}
      <Box sx={parts}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="h4" component="h3" sx={{ flexGrow: 1, minWidth: 0 }}>
            {plan.title}
          </Typography>
          {isChosen ? <Chosen /> : null}
        </Box>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {plan.details}
        </Typography>
        <Box sx={{ mt: 0.5, display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1 }}>
          <Price
            price={plan.price}
            oldPrice={plan.oldPrice}
            planType={listing.planType}
            size="large"
          />
          <DiscountBadge percent={plan.discountPercent} />
        </Box>
        <PlanFeatures plan={plan} plans={listing.plans} sx={features} />
        <Box ref={buyPlace} sx={{ mt: 'auto', display: 'grid', [wide]: { pt: 2 } }}>
          <BuyButton
            listing={listing}
            plan={plan}
            label={plan.title}
            size="small"
            sx={listActionHeight}
          />
        </Box>
      </Box>
    </Box>
  );
}

/** A card as wide as two has what it includes beside what it costs, not a half left empty. */
const wide = '@container (min-width: 480px)';

const parts = {
  display: 'flex',
  flexDirection: 'column',
  [wide]: {
    display: 'grid',
    gridTemplate: 'auto auto auto 1fr / 1fr 1fr',
    columnGap: 4,
  },
} as const;

const features = {
  my: 2,
  rowGap: 1,
  [wide]: { gridArea: '1 / 2 / -1 / -1', alignContent: 'start', my: 0 },
} as const;

/** Says that it is the one chosen beside the pictures. */
function Chosen() {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignSelf: 'center',
        gap: 0.25,
        flexShrink: 0,
        typography: 'overline',
        color: 'primary.main',
      }}
    >
      <CheckIcon sx={{ fontSize: 16 }} />
      Your choice
    </Box>
  );
}

/** Says along the upper edge of a card that its plan is the one for most buyers. */
function Recommended() {
  return (
    <Box
      component="p"
      sx={{
        // Over the edge of the card, whose corners it has.
        m: '-21px',
        mb: '21.5px',
        borderRadius: `${radius.card}px ${radius.card}px 0 0`,
        bgcolor: 'fill',
        color: 'common.white',
        typography: 'overline',
        py: '6px',
        textAlign: 'center',
      }}
    >
      Recommended
    </Box>
  );
}
