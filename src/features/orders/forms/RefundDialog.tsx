import Typography from '@mui/material/Typography';
import { ApiError } from '../../../api/ApiError';
import { useRequestRefund, type OrderDetail } from '../../../api/resources/orders';
import { sendOnce } from '../../../api/sendOnce';
import { useInvalidate } from '../../../api/useApi';
import { AppForm } from '../../../forms/AppForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { pathTo } from '../../../routing/paths';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toastStore';
import { REFUND_REASON, refundSchema } from './refundSchema';

const ALREADY_REQUESTED = 'urn:problem-type:refund-already-requested';

export interface RefundDialogProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks why the money is wanted back, and asks it back. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const { run } = useRequestRefund(order.id);
  const signedIn = useSignedIn();
  const arrive = useArrival();
  const invalidate = useInvalidate();

  const ask = async (reason: string) => {
    try {
      await sendOnce(`refund ${order.id}`, reason, (key) => run({ key, reason }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== ALREADY_REQUESTED) throw error;
      // By another tab, or by a call whose answer got lost, in other words: it is what was asked for.
      await invalidate('/orders');
    }
    return true;
  };
  return (
    <AppDialog open={open} onClose={onClose} title="Request a refund">
      <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>
        We send the money for {order.item.title} back the way it came. What you bought stays yours
        until then.
      </Typography>
      <AppForm
        label="Request a refund"
        initialValues={{ reason: '' }}
        validationSchema={refundSchema}
        draft={`refund ${order.id}`}
        onSentBefore={onClose}
        onSubmit={async ({ reason }, { isHere }) => {
          const asked = await signedIn(() => ask(reason), 'request a refund');
          if (!asked) return false;
          const message = `You asked for the money for ${order.item.title} back.`;
          const goOn = () => {
            onClose();
            showToast({ severity: 'success', message });
          };
          arrive(await isHere(), goOn, { message, to: pathTo('orders', { id: order.id }) });
          return true;
        }}
      >
        <TextInput
          name="reason"
          label="What was wrong?"
          required
          multiline
          maxLength={REFUND_REASON.max}
        />
        <SubmitButton label="Request the refund" />
      </AppForm>
    </AppDialog>
  );
}
