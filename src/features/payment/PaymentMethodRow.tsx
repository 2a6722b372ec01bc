import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDefaultPaymentMethod, type PaymentMethod } from '../../api/resources/payment-methods';
import { CardBrandMark } from '../../domain/payment/CardBrandMark';
import { formatExpiry } from '../../domain/payment/formatExpiry';
import { cardName } from '../../lib/cardBrand';
import { useOwnChange } from '../../session/useOwnChange';
import { TrashIcon } from '../../ui/icons';
import { lazyPart, prefetchPart } from '../../ui/LazyPart';
import { showToast } from '../../ui/toastStore';

const removeDialog = lazyPart(() =>
  import('./RemoveCardDialog').then(({ RemoveCardDialog }) => RemoveCardDialog),
);
type Dialog = Awaited<ReturnType<typeof removeDialog.load>>;

export interface PaymentMethodRowProps {
  method: PaymentMethod;
  onRemoved: () => void;
}

/** One card on file. */
export function PaymentMethodRow({ method, onRemoved }: PaymentMethodRowProps) {
  const { id, brand, isDefault, isExpired, holderName, billingAddress } = method;
  const name = cardName(method);
  const setDefault = useDefaultPaymentMethod();
  const ownChange = useOwnChange();
  const [isOpen, setOpen] = useState(false);
  const [RemoveDialog, setRemoveDialog] = useState<Dialog | null>(null);

  const choose = () =>
    ownChange(() => setDefault(id), {
      reason: 'choose your default card',
      failure: `Your default card stays as it was: ${name} could not be chosen.`,
    });
  const open = async () => {
    try {
      const dialog = await removeDialog.load();
      setRemoveDialog(() => dialog);
      setOpen(true);
    } catch {
      showToast({ severity: 'error', message: 'This did not load. Check your connection.' });
    }
  };
  return (
    <Box component="li" sx={frame}>
      <CardBrandMark brand={brand} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle1" component="h2">
            {name}
          </Typography>
          {isDefault ? <Chip size="small" color="primary" label="Default" /> : null}
          {isExpired ? <Chip size="small" color="error" label="Expired" /> : null}
        </Box>
        <Typography
          variant="body2"
          sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {isExpired ? 'Expired' : 'Expires'} {formatExpiry(method.expiryMonth, method.expiryYear)}
          {' · '}
          {holderName}
          {' · '}
          {billingAddress.city}, {billingAddress.countryCode}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isDefault || isExpired ? null : (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            aria-label={`Make default: ${name}`}
            onClick={() => void choose()}
          >
            Make default
          </Button>
        )}
        <Button
          size="small"
          color="secondary"
          startIcon={<TrashIcon fontSize="small" />}
          aria-label={`Remove ${name}`}
          onPointerEnter={() => prefetchPart(removeDialog)}
          onClick={() => void open()}
        >
          Remove
        </Button>
      </Box>
      {RemoveDialog ? (
        <RemoveDialog
          open={isOpen}
          name={name}
          method={method}
          onClose={() => setOpen(false)}
          onRemoved={onRemoved}
        />
      ) : null}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: { xs: 2, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
} as const;
