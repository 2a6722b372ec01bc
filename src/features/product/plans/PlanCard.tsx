import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail, Plan } from '../../../api/resources/listings';
import { DiscountBadge } from '../../../domain/ListingBadges';
import { Price } from '../../../domain/Price';
import { CheckIcon } from '../../../ui/icons';
import { BuyButton } from '../BuyButton';

/** A plan with its price, what it includes, and its Buy Now button. */
export function PlanCard({ plan, listing }: { plan: Plan; listing: ListingDetail }) {
  return (
    <Box
      component="article"
      aria-label={plan.title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h4" component="h3">
        {plan.title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {plan.details}
      </Typography>
      <Box sx={{ mt: 0.5, display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Price price={plan.price} oldPrice={plan.oldPrice} size="large" />
        <DiscountBadge percent={plan.discountPercent} />
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, my: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1, typography: 'body2' }}
      >
        {plan.features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
            <CheckIcon sx={{ mt: 0.25, fontSize: 17, flexShrink: 0, color: 'success.main' }} />
            {feature}
          </Box>
        ))}
      </Box>
      <BuyButton listing={listing} plan={plan} label={plan.title} sx={{ mt: 'auto' }} />
    </Box>
  );
}
