import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderDetail } from '../../api/resources/orders';
import { formatDate } from '../../lib/dates';
import { REFUND_DAYS } from '../../lib/refundDays';
import { lazyPart, prefetchPart } from '../../ui/LazyPart';
import { showToast } from '../../ui/toastStore';
import { panel } from '../../theme/surfaceStyles';

const refundDialog = lazyPart(() =>
  import('./forms/RefundDialog').then((module) => module.RefundDialog),
);
type Dialog = Awaited<ReturnType<typeof refundDialog.load>>;

const day = (iso: string) => <time dateTime={iso}>{formatDate(iso)}</time>;

/** Until when the money can be asked back, or how that stands; nothing where nothing was paid. */
export function RefundPanel({ order }: { order: OrderDetail }) {
  const { canRequest, deadlineAt, requestedAt, refundedAt, reason } = order.refund;
  const [isOpen, setOpen] = useState(false);
  const [RefundDialog, setRefundDialog] = useState<Dialog | null>(null);
  if (deadlineAt === null) return null;
  const open = async () => {
    try {
      const dialog = await refundDialog.load();
      setRefundDialog(() => dialog);
      setOpen(true);
    } catch {
      showToast({
        severity: 'error',
        message: 'The form could not be fetched. Check your connection, then try again.',
      });
    }
  };
  return (
    <Box component="section" aria-labelledby="refund" sx={panel}>
      <Typography id="refund" variant="h3" component="h2">
        Refund
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }} role="status">
        {refundedAt ? (
          <>Your money went back on {day(refundedAt)}.</>
        ) : requestedAt ? (
          <>You asked for your money back on {day(requestedAt)}. It is on its way.</>
        ) : canRequest ? (
          <>Not what you expected? You can ask for your money back until {day(deadlineAt)}.</>
        ) : (
          <>
            The {REFUND_DAYS} days for a refund ended on {day(deadlineAt)}.
          </>
        )}
      </Typography>
      {reason ? (
        <Typography
          variant="body2"
          sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          You wrote: “{reason}”
        </Typography>
      ) : null}
      {canRequest ? (
        <Button
          variant="outlined"
          color="secondary"
          aria-haspopup="dialog"
          onPointerEnter={() => prefetchPart(refundDialog)}
          onFocus={() => prefetchPart(refundDialog)}
          onClick={() => void open()}
          sx={{ mt: 2 }}
        >
          Request a refund
        </Button>
      ) : null}
      {RefundDialog ? (
        <RefundDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </Box>
  );
}
