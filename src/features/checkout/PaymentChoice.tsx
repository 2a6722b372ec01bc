import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { PaymentMethod, usePaymentMethods } from '../../api/resources/payment-methods';
import { CardBrandMark } from '../../domain/payment/CardBrandMark';
import { formatExpiry } from '../../domain/payment/formatExpiry';
import { cardName } from '../../lib/cardBrand';
import { lazyPart, LazyPartView } from '../../ui/LazyPart';
import { PlusIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { choiceBox } from './choiceBox';

const cardForm = lazyPart(() =>
  import('../../domain/payment/CardForm').then((module) => module.CardForm),
);

export interface PaymentChoiceProps {
  methods: ReturnType<typeof usePaymentMethods>;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** The cards on file, one of which pays, and the form for another; the form alone without any. */
export function PaymentChoice({ methods, chosenId, onChoose }: PaymentChoiceProps) {
  const [isAdding, setAdding] = useState(false);
  const added = ({ id }: PaymentMethod) => {
    onChoose(id);
    setAdding(false);
  };
  return (
    <Box component="section" sx={{ mt: { xs: 3, md: 4 } }}>
      <FormLabel id="payment-choice" component="h2" sx={{ typography: 'h3', m: 0, mb: 2 }}>
        Payment
      </FormLabel>
      <QueryView query={methods} skeleton={<Skeleton variant="rounded" height={64} />}>
        {({ items }) => (
          <>
            {items.length > 0 ? (
              <RadioGroup
                aria-labelledby="payment-choice"
                name="payment"
                value={chosenId ?? ''}
                onChange={(event) => onChoose(event.target.value)}
                sx={{ gap: 1.5 }}
              >
                {items.map((method) => (
                  <FormControlLabel
                    key={method.id}
                    value={method.id}
                    control={<Radio />}
                    label={<MethodLabel method={method} />}
                    sx={choiceBox}
                  />
                ))}
              </RadioGroup>
            ) : null}
            {isAdding || items.length === 0 ? (
              <Box sx={{ mt: items.length > 0 ? 3 : 0 }}>
                <LazyPartView
                  part={cardForm}
                  skeleton={<Skeleton variant="rounded" height={640} />}
                >
                  {(CardForm) => <CardForm onAdded={added} submitLabel="Use this card" />}
                </LazyPartView>
              </Box>
            ) : (
              <Button
                color="secondary"
                startIcon={<PlusIcon />}
                onClick={() => setAdding(true)}
                sx={{ mt: 1.5 }}
              >
                Add another card
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Box>
  );
}

function MethodLabel({ method }: { method: PaymentMethod }) {
  const { brand, expiryMonth, expiryYear, isExpired } = method;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <CardBrandMark brand={brand} />
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {cardName(method)}
        </Box>
        <Box
          component="span"
          sx={{ typography: 'body2', color: isExpired ? 'error.main' : 'text.secondary' }}
        >
          {isExpired ? 'Expired' : 'Expires'} {formatExpiry(expiryMonth, expiryYear)}
        </Box>
      </span>
    </Box>
  );
}
