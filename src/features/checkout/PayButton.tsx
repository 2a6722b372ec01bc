import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { Ref } from 'react';
import { PAYMENT_HEADING } from './usePayment';
import type { PurchasePhase } from './usePurchase';

export interface PayButtonProps {
  label: string;
  phase: PurchasePhase;
  /** Whether there is a price and a way to pay it. */
  isReady: boolean;
  /** Whether the card is on its way to the server. */
  isSaving: boolean;
  /** The form that the button sends, after `onConfirm`. */
  formId: string | undefined;
  onConfirm: () => void;
  /** Asks what came of an attempt without an answer. */
  onCheck: () => void;
  ref?: Ref<HTMLButtonElement>;
  sx?: SystemStyleObject<Theme>;
}

/** Buys; after an attempt without an answer it finds out what came of that instead. */
export function PayButton({
  label,
  phase,
  isReady,
  isSaving,
  formId,
  onConfirm,
  onCheck,
  ref,
  sx,
}: PayButtonProps) {
  const isBusy = isSaving || phase === 'sending';
  const isUnknown = phase === 'unknown';
  const isOff = isBusy || (!isUnknown && !isReady);
  const sendsForm = formId !== undefined && !isUnknown;
  const busyText = isSaving ? 'Adding your card…' : 'Ordering…';
  return (
    <Button
      ref={ref}
      variant="contained"
      size="large"
      fullWidth
      type={sendsForm ? 'submit' : 'button'}
      form={sendsForm ? formId : undefined}
      aria-disabled={isOff}
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      onClick={(event) => {
        // Enter in a field of the form comes here too.
        if (isOff) event.preventDefault();
        // Its code or its countries did not come: what stands there instead says so.
        else if (sendsForm && !event.currentTarget.form)
          document.getElementById(PAYMENT_HEADING)?.focus();
        else (isUnknown ? onCheck : onConfirm)();
      }}
      sx={[sx ?? {}, isBusy ? busy : isOff && off]}
    >
      {isBusy ? busyText : isUnknown ? 'Check on my order' : label}
    </Button>
  );
}

const busy = { opacity: 0.6, cursor: 'progress' } as const;

/** Gray, so that it isn't taken for the next step while another card is still to be chosen. */
const off = {
  cursor: 'not-allowed',
  '&, &:hover, &:active': {
    bgcolor: 'action.disabledBackground',
    color: 'text.secondary',
    boxShadow: 'none',
  },
} as const;
