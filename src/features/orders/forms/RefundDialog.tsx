import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRequestRefund, type OrderDetail } from '../../../api/resources/orders';
import { AppForm } from '../../../forms/AppForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { newAttemptKey } from '../../../lib/attemptKey';
import { useArrival } from '../../../routing/useArrival';
import { pathTo } from '../../../routing/paths';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toastStore';
import { REFUND_REASON, refundSchema } from './refundSchema';

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
  // Sent again after a failure it is still the same request.
  const [key] = useState(newAttemptKey);
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
          const asked = await signedIn(() => run({ key, reason }), 'request a refund');
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
