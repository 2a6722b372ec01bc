import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { PurchasePhase } from './usePurchase';

export interface PayButtonProps {
  label: string;
  phase: PurchasePhase;
  /** Whether there is a price and a way to pay it. */
  isReady: boolean;
  onConfirm: () => void;
  /** Asks what came of an attempt without an answer. */
  onCheck: () => void;
}

/** Buys; after an attempt without an answer it finds out what came of that instead. */
export function PayButton({ label, phase, isReady, onConfirm, onCheck }: PayButtonProps) {
  const isSending = phase === 'sending';
  const isUnknown = phase === 'unknown';
  const isOff = isSending || (!isUnknown && !isReady);
  const text = isSending ? 'Ordering…' : isUnknown ? 'Check on my order' : label;
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth
      aria-disabled={isOff}
      startIcon={isSending ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      onClick={() => {
        if (!isOff) (isUnknown ? onCheck : onConfirm)();
      }}
      sx={[{ mt: 2.5 }, isSending ? sending : isOff && off]}
    >
      {text}
    </Button>
  );
}

const sending = { opacity: 0.6, cursor: 'progress' } as const;

/** Gray, so that it isn't taken for the next step while a card is still to be added. */
const off = {
  cursor: 'not-allowed',
  '&, &:hover, &:active': {
    bgcolor: 'action.disabledBackground',
    color: 'text.secondary',
    boxShadow: 'none',
  },
} as const;
