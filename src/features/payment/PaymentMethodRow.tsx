import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDefaultPaymentMethod, type PaymentMethod } from '../../api/resources/payment-methods';
import { formatExpiry } from '../../domain/payment/formatExpiry';
import { cardName } from '../../lib/cardBrand';
import { useOwnChange } from '../../session/useOwnChange';
import { panel } from '../../theme/surfaceStyles';
import { TrashIcon } from '../../ui/moreIcons';
import { lazyPart, prefetchPart } from '../../ui/LazyPart';
import { showToast } from '../../ui/toastStore';
import { CardFace } from './CardFace';
import { StateChip } from '../../ui/StateChip';

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
  const { id, isDefault, isExpired, holderName, billingAddress } = method;
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
      <CardFace
        brand={method.brand}
        number={`•••• •••• •••• ${method.last4}`}
        holderName={holderName}
        expiry={formatExpiry(method.expiryMonth, method.expiryYear)}
        isExpired={isExpired}
        isSmallOnPhones
      />
      <Box sx={words}>
        <Box sx={nameLine}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          {isDefault ? <StateChip label="Default" tone="open" /> : null}
          {isExpired ? <StateChip label="Expired" tone="bad" /> : null}
        </Box>
        <Box component="dl" sx={facts}>
          <dt>Name on card</dt>
          <dd>{holderName}</dd>
          <dt>{isExpired ? 'Expired' : 'Expires'}</dt>
          <dd>{formatExpiry(method.expiryMonth, method.expiryYear)}</dd>
          <dt>Billed to</dt>
          <dd>
            {billingAddress.address1}, {billingAddress.city}, {billingAddress.countryCode}
          </dd>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          {isDefault || isExpired ? null : (
            <Button
              size="small"
              variant="tonal"
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
            // Its icon stands where the lines above begin.
            // The word is as far from the edge below as the lines are from those beside.
            sx={isDefault || isExpired ? { ml: -1.5, mb: { xs: -1.25, sm: 0 } } : undefined}
          >
            Remove
          </Button>
        </Box>
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
  ...panel,
  display: 'grid',
  gridTemplateColumns: {
    xs: '88px minmax(0, 1fr)',
    sm: '300px minmax(0, 1fr)',
    lg: '340px minmax(0, 1fr)',
  },
  columnGap: { xs: 2, sm: 3.5, lg: 5 },
  rowGap: 2,
} as const;

/** On phones its name stands beside the card, and all else below both. */
const words = {
  display: { xs: 'contents', sm: 'flex' },
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  '& > * + *': { gridColumn: '1 / -1' },
} as const;

const nameLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 1,
  rowGap: 0.5,
} as const;

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
