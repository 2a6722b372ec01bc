import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError';
import { useRemovePaymentMethod, type PaymentMethod } from '../../api/resources/payment-methods';
import { useSignedIn } from '../../session/useSignedIn';
import { AppDialog } from '../../ui/Dialog';
import { describeError } from '../../ui/describeError';
import { showToast } from '../../ui/toastStore';

export interface RemoveCardDialogProps {
  open: boolean;
  method: PaymentMethod;
  /** What the card is called: "Visa ending in 4242". */
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a card is removed: it can't be brought back without typing it once more. */
export function RemoveCardDialog({
  open,
  method,
  name,
  onClose,
  onRemoved,
}: RemoveCardDialogProps) {
  const removing = useRemovePaymentMethod();
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<string | null>(null);
  const [isUnsure, setUnsure] = useState(false);

  const remove = async () => {
    if (removing.isRunning) return;
    setFailure(null);
    setUnsure(false);
    try {
      const done = await signedIn(async () => {
        await removing.run(method.id);
        return true;
      }, 'remove this card');
      if (!done) return;
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.isTemporary;
      setUnsure(isUnknown);
      const rest = isUnknown
        ? 'Try again to be sure that it is gone.'
        : 'The card is still on file.';
      setFailure(`${describeError(error).title}. ${rest}`);
      return;
    }
    onClose();
    onRemoved();
    showToast({ severity: 'success', message: `${name} is no longer on file.` });
  };

  const close = () => {
    // What is on its way can't be called back.
    if (!removing.isRunning) onClose();
  };

  return (
    <AppDialog
      open={open}
      onClose={close}
      onExited={() => {
        if (isUnsure) void removing.refresh();
        setFailure(null);
        setUnsure(false);
      }}
      title={`Remove ${name}?`}
      maxWidth="xs"
      actions={
        <>
          <Button color="secondary" aria-disabled={removing.isRunning} onClick={close}>
            Keep it
          </Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={removing.isRunning}
            onClick={() => void remove()}
          >
            {removing.isRunning ? 'Removing…' : 'Remove'}
          </Button>
        </>
      }
    >
      <Typography>
        You can no longer pay with it. Orders you paid with it stay as they are.
      </Typography>
      {method.renewsMembership ? (
        <Typography sx={{ mt: 1.5 }}>
          It renews your membership, which then ends with the time already paid for.
        </Typography>
      ) : null}
      {failure ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      ) : null}
    </AppDialog>
  );
}
