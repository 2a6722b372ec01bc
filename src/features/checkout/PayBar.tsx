import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '../../api/resources/orders';
import { formatMoney } from '../../lib/money';
import { tabularNumbers } from '../../theme/tokens';
import { FootBar } from '../../ui/FootBar';
import { PayButton, type PayButtonProps } from './PayButton';

export interface PayBarProps extends Omit<PayButtonProps, 'label'> {
  total: Quote['total'];
  /** Names the button. */
  label: string;
  /** False while the total is that of the selection before. */
  isCurrent: boolean;
}

/** The total and the button that pays it, at the bottom of the window while the summary is below. */
export function PayBar({ total, isCurrent, ...button }: PayBarProps) {
  return (
    <FootBar
      label="Your total"
      isShown
      until="md"
      sx={{ position: 'fixed', insetInline: { xs: 8, sm: 16 } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          Total
        </Typography>
        <Typography
          variant="h3"
          component="p"
          sx={{ ...tabularNumbers, visibility: isCurrent ? 'visible' : 'hidden' }}
        >
          {formatMoney(total)}
        </Typography>
      </Box>
      <PayButton {...button} sx={{ width: 'auto', minWidth: { xs: 160, sm: 240 } }} />
    </FootBar>
  );
}
