import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { Quote } from '../../api/resources/orders';
import type { PlanType } from '../../domain/priceText';
import { yearTermOf } from '../../domain/yearTerm';
import { formatMoney } from '../../lib/money';
import { REFUND_DAYS } from '../../lib/refundDays';
import { pageFootOf, tabularNumbers } from '../../theme/tokens';
import { footBand } from '../../ui/footBand';
import { FootBar } from '../../ui/FootBar';
import { PayButton, type PayButtonProps } from './PayButton';
import { ShieldIcon } from '../../ui/icons';

export interface PayBarProps extends PayButtonProps {
  total: Quote['total'];
  /** How it is paid; left out where once. */
  planType?: PlanType;
  /** False while the total is that of the selection before. */
  isCurrent: boolean;
  /** What pays it, such as `Visa ending in 4242`; undefined while that is open. */
  paidBy: string | undefined;
}

/** The total, what pays it and the button that does, at the bottom of the window while the summary is below. */
export function PayBar({ total, planType, isCurrent, paidBy, ...button }: PayBarProps) {
  const term = yearTermOf(planType);
  return (
    <FootBar label="Your total" isShown until="md" sx={bar}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {paidBy ? `Total · ${paidBy}` : 'Total'}
        </Typography>
        <Box sx={totalLine}>
          <Typography
            variant="h3"
            component="p"
            sx={{ ...tabularNumbers, visibility: isCurrent ? 'visible' : 'hidden' }}
          >
            {formatMoney(total)}
          </Typography>
          {term ? (
            <Typography variant="caption" component="p" sx={aside}>
              {term.paidFor}
            </Typography>
          ) : null}
          <Typography variant="caption" component="p" sx={aside}>
            <ShieldIcon sx={{ fontSize: 15, color: 'success.main' }} />
            {REFUND_DAYS}-day refund
          </Typography>
        </Box>
      </Box>
      <PayButton {...button} sx={{ width: 'auto', minWidth: { xs: 160, sm: 240 } }} />
    </FootBar>
  );
}

/** As high as the total: the promise is left out where it has no room beside that. */
const totalLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
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
