import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MembershipOffer } from '../../api/resources/membership';
import { formatMoney } from '../../lib/money';
import { formatCompact } from '../../lib/text';
import { tabularNumbers } from '../../theme/tokens';

/** What the membership is and from which price it can be had, to be read from afar. */
export function OfferClaim({ offer }: { offer: MembershipOffer }) {
  const { title, productCount, monthlyPrice, plans } = offer;
  const yearly = plans.find(
    ({ id, monthlyPrice: { amountMinor } }) =>
      id === 'yearly' && amountMinor === monthlyPrice.amountMinor,
  );
  return (
    <Box component="section" aria-labelledby="membership-offer">
      <Typography id="membership-offer" variant="h1" component="h2">
        {title}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        sx={{ mt: { xs: 1, sm: 1.5 }, color: 'surface.onBandMuted' }}
      >
        {formatCompact(productCount)}+ premium products, templates, themes and graphics, under one
        license
      </Typography>
      <Typography component="p" sx={priceLine}>
        <span>from</span> <strong>{formatMoney(monthlyPrice)}</strong> <span>a month</span>{' '}
        {yearly ? <b>billed yearly at {formatMoney(yearly.price)}</b> : null}
      </Typography>
    </Box>
  );
}

const priceLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: { xs: 1, sm: 1.25 },
  mt: { xs: 1.5, sm: 2.5, md: 4 },
  rowGap: 0.5,
  typography: 'lead',
  // The amount has a line on phones, and what is billed the next.
  '& span': { color: 'surface.onBandMuted' },
  '& b': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& strong': {
    ...tabularNumbers,
    typography: 'figure',
    // What the last figure is moved by, so that the words on both sides are as far away.
    mr: '0.02em',
    color: 'accent.main',
  },
} as const;
