import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCredits } from '../../api/resources/credits';
import type { PaymentMethod } from '../../api/resources/payment-methods';
import { cardName } from '../../lib/cardBrand';
import { formatExactMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';

const BALANCE = { pageSize: 1 } as const;

/** What a checkout takes first, and what it offers for the rest. */
export function PayOrder({ methods }: { methods: readonly PaymentMethod[] }) {
  const { data } = useCredits(BALANCE);
  const chosen = methods.find(({ isDefault, isExpired }) => isDefault && !isExpired);
  return (
    <Box component="section" aria-labelledby="pay-order" sx={panel}>
      <Typography id="pay-order" variant="h4" component="h2">
        How a checkout pays
      </Typography>
      <Box component="ol" sx={steps}>
        <li>
          <strong>{data ? `${formatExactMoney(data.balance)} of credits` : 'Your credits'}</strong>
          <span>
            Where you use them, they come off the total first.{' '}
            <Link component={AppLink} to={pathTo('credits')}>
              See your credits
            </Link>
          </span>
        </li>
        <li>
          <strong>{chosen ? cardName(chosen) : 'A card'}</strong>
          <span>
            {chosen
              ? 'Your default card is offered for the rest; each checkout lets you choose another.'
              : 'Pays the rest; the checkout asks which one.'}
          </span>
        </li>
      </Box>
    </Box>
  );
}

/** Side by side where there is room, each with its number. */
const steps = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 2,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 1.5,
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeContent: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    bgcolor: 'tint.primary',
    color: 'primary.main',
    fontWeight: 600,
  },
  '& > li > *': { gridColumn: 2 },
  '& strong': { fontWeight: 600, lineHeight: '28px' },
  '& span': { color: 'text.secondary' },
} as const;
