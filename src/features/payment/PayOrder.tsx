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
import { numberedSteps } from '../../ui/numberedSteps';

const BALANCE = { pageSize: 1 } as const;

/** What a checkout takes first, and what it offers for the rest. */
export function PayOrder({ methods }: { methods: readonly PaymentMethod[] }) {
  const { data } = useCredits(BALANCE);
  const chosen = methods.find(({ isDefault, isExpired }) => isDefault && !isExpired);
  return (
    <Box
      component="section"
      aria-labelledby="pay-order"
      sx={methods.length > 1 ? [panel, { alignSelf: 'start' }] : panel}
    >
      <Typography id="pay-order" variant="h4" component="h2">
        How you pay at checkout
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

/** Side by side where there is room and nothing stands beside them. */
const steps = {
  ...numberedSteps,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  columnGap: 4,
  mt: 2,
  '& > li::before': { ...numberedSteps['& > li::before'], gridRow: 'span 2' },
  '& > li > *': { gridColumn: 2 },
  '&& > li > span': { pt: 0 },
  '& span': { color: 'text.secondary' },
} as const;
