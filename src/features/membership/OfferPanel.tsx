import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MembershipOffer } from '../../api/resources/membership';
import { formatMoney } from '../../lib/money';
import { formatCompact } from '../../lib/text';
import { CheckIcon } from '../../ui/icons';

/** How often each plan is paid. */
const PERIODS: Record<string, string> = { monthly: 'each month', yearly: 'once a year' };

/** What the membership is, costs and includes. */
export function OfferPanel({ offer }: { offer: MembershipOffer }) {
  const { title, productCount, monthlyPrice, plans, includes } = offer;
  return (
    <Box component="section" aria-labelledby="membership-offer" sx={band}>
      <Typography id="membership-offer" variant="h2">
        {title}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 1, color: 'surface.onBandMuted' }}>
        {formatCompact(productCount)}+ premium products under one license
      </Typography>
      <Typography component="p" sx={{ mt: 3, fontSize: '1.125rem' }}>
        from{' '}
        <Box component="strong" sx={{ typography: 'h2', color: 'accent.main' }}>
          {formatMoney(monthlyPrice)}
        </Box>{' '}
        a month
      </Typography>
      <Box component="ul" aria-label="Ways to pay" sx={ways}>
        {plans.map((plan) => (
          <Box key={plan.id} component="li" sx={way}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              {plan.title}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(plan.monthlyPrice)}/mo
            </Box>
            <Box component="span" sx={{ typography: 'body2', color: 'surface.onBandMuted' }}>
              {formatMoney(plan.price)} {PERIODS[plan.id] ?? 'each time'}
              {plan.discountPercent > 0 ? `, ${plan.discountPercent}% less` : ''}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        component="ul"
        aria-label="What it includes"
        sx={{ display: 'grid', gap: 1.25, m: 0, mt: 3, p: 0, listStyle: 'none' }}
      >
        {includes.map((item) => (
          <Box key={item} component="li" sx={{ display: 'flex', gap: 1.25 }}>
            <CheckIcon sx={{ flexShrink: 0, mt: '2px', color: 'accent.main' }} />
            {item}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const band = {
  p: { xs: 3, md: 5 },
  borderRadius: '20px',
  bgcolor: 'surface.band',
  color: 'surface.onBand',
} as const;

const ways = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  m: 0,
  mt: 2.5,
  p: 0,
  listStyle: 'none',
} as const;

const way = {
  display: 'grid',
  gap: 0.25,
  p: 2,
  border: 1,
  borderColor: 'surface.onBandMuted',
  borderRadius: '14px',
} as const;
