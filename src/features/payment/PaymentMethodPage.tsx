import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '../../domain/payment/CardForm';
import { PageHead } from '../../list/PageHead';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { showToast } from '../../ui/toastStore';
import { CardNote } from './CardNote';
import { ResendVerification } from './ResendVerification';
import { TypedCard } from './TypedCard';

/** Puts a card on file (specification, section 2, account pages). */
export function PaymentMethodPage() {
  const navigate = useNavigate();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <PageHead
        back={{ label: 'Back to payment', to: pathTo('payment') }}
        title="Add payment method"
        lead="Add a card once, and use it at every checkout."
      />
      <CardNote above={<Box ref={setSlot} sx={place} />}>
        <Box sx={panel}>
          <CardForm
            beside={<ResendVerification />}
            drawn={slot ? <TypedCard slot={slot} /> : null}
            onAdded={(_, message) => {
              showToast({ severity: 'success', message });
              void navigate(pathTo('payment'));
            }}
          />
        </Box>
      </CardNote>
    </>
  );
}

/** Keeps the room of the card; on phones it would be below the form, where nobody sees it. */
const place = {
  display: { xs: 'none', md: 'block' },
  width: '100%',
  aspectRatio: '1.586',
  mb: 2.5,
  '&& > *': { maxWidth: 'none' },
} as const;
