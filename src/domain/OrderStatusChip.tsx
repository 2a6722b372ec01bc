import Box from '@mui/material/Box';
import type { OrderStatus } from '../api/resources/orders';
import { ORDER_STATUS_LABELS } from './orderStatusLabels';

const COLORS: Record<OrderStatus, { color: string; bgcolor: string }> = {
  paid: { color: 'success.main', bgcolor: 'tint.success' },
  failed: { color: 'error.main', bgcolor: 'tint.error' },
  'refund-requested': { color: 'warning.main', bgcolor: 'tint.warning' },
  refunded: { color: 'text.secondary', bgcolor: 'surface.sunken' },
};

/** How an order stands; a status that this version does not know is shown as it is. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const colors = (COLORS as Partial<typeof COLORS>)[status] ?? COLORS.refunded;
  return (
    <Box
      component="span"
      sx={{
        ...colors,
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {(ORDER_STATUS_LABELS as Partial<typeof ORDER_STATUS_LABELS>)[status] ?? status}
    </Box>
  );
}
