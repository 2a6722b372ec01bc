import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { Quote } from '../../api/resources/orders';
import type { PlanType } from '../../domain/priceText';
import { yearTermOf } from '../../domain/yearTerm';
import { formatMoney } from '../../lib/money';
import { REFUND_DAYS } from '../../lib/refundDays';
import { savingMark } from '../../theme/surfaceStyles';
import { pageFootOf, tabularNumbers } from '../../theme/tokens';
import { footBand } from '../../ui/footBand';
import { FootBar } from '../../ui/FootBar';
import { PayButton, type PayButtonProps } from './PayButton';
import { ShieldIcon } from '../../ui/icons';

export interface PayBarProps extends PayButtonProps {
  total: Quote['total'];
  /** What a discount takes off. */
  saving: Quote['saving'];
  /** How it is paid; left out where once. */
  planType?: PlanType;
  /** False while the total is that of the selection before. */
  isCurrent: boolean;
  /** What pays it, such as `Visa ending in 4242`; undefined while that is open. */
  paidBy: string | undefined;
}

/** The total, what is saved, what pays it and the button that does, at the bottom of the window while the summary is below. */
export function PayBar({ total, saving, planType, isCurrent, paidBy, ...button }: PayBarProps) {
  const term = yearTermOf(planType);
  return (
    <FootBar label="Your total" isShown until="md" sx={bar}>
      <Box sx={words}>
        {term ? `Total ${term.paidFor}` : 'Total'}
        <Box sx={totalLine}>
          <Typography
            variant="h3"
            component="p"
            sx={{ ...tabularNumbers, visibility: isCurrent ? 'visible' : 'hidden' }}
          >
            {formatMoney(total)}
          </Typography>
          {isCurrent && saving.amountMinor > 0 ? (
            <Box component="span" sx={savingMark}>
              Save {formatMoney(saving)}
            </Box>
          ) : null}
          <Box component="span" sx={aside}>
            <ShieldIcon sx={{ fontSize: 15, color: 'success.main' }} />
            {REFUND_DAYS}-day refund
          </Box>
        </Box>
        <div>{paidBy}</div>
      </Box>
      <PayButton {...button} sx={{ width: 'auto', minWidth: { xs: 136, sm: 240 } }} />
    </FootBar>
  );
}

const words = { minWidth: 0, typography: 'caption', color: 'text.secondary' } as const;

/** As high as the total: what has no room beside it is left out, the promise first. */
const totalLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  color: 'text.primary',
  maxHeight: '1.625rem',
  overflow: 'hidden',
} as const;

/** Beside the total. */
const aside = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  alignSelf: 'center',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

/** From one edge of the window to the other, so that no row of the page shows beside or below it. */
const bar = (theme: Theme) =>
  ({
    ...footBand(theme),
    position: 'fixed',
    bottom: pageFootOf('notice'),
    insetInline: 0,
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom, 0px))',
    borderWidth: 0,
    borderRadius: 0,
    boxShadow: 'none',
    [theme.breakpoints.up('sm')]: { padding: '12px 24px' },
  }) as const;
