import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode } from 'react';
import type { PaymentMethod, usePaymentMethods } from '../../api/resources/payment-methods';
import { CardBrandMark } from '../../domain/payment/CardBrandMark';
import { formatExpiry } from '../../domain/payment/formatExpiry';
import { cardName } from '../../lib/cardBrand';
import { weight } from '../../theme/tokens';
import { choiceBox } from '../../ui/choiceBox';
import { lazyPart, LazyPartView } from '../../ui/LazyPart';
import { QueryView } from '../../ui/QueryView';
import { Radio } from '../../ui/Choice';
import { NEW_CARD, PAYMENT_HEADING, type Payment } from './usePayment';

const cardForm = lazyPart(() =>
  import('../../domain/payment/CardForm').then((module) => module.CardForm),
);

export interface PaymentChoiceProps {
  methods: ReturnType<typeof usePaymentMethods>;
  payment: Payment;
  /** While paying is under way. */
  isLocked: boolean;
  /** Whether what comes before the cards pays for it all. */
  isPaid: boolean;
  /** Whether there is nothing to be paid; what was typed is kept out of sight. */
  isFree: boolean;
  /** What pays first. */
  children?: ReactNode;
}

/**
 * The cards on file, one of which pays, and the form of another; the form alone without any. The
 * button that pays sends the form.
 */
export function PaymentChoice({
  methods,
  payment,
  isLocked,
  isPaid,
  isFree,
  children,
}: PaymentChoiceProps) {
  const { cards = [], chosenId, choose, formId, saving, saved } = payment;
  // What was typed stays while another card is looked at.
  const [openForm, setOpenForm] = useState(formId);
  if (formId && !openForm) setOpenForm(formId);
  return (
    <Box component="section" hidden={isFree} sx={{ mt: { xs: 3, md: 4 } }}>
      <FormLabel
        id={PAYMENT_HEADING}
        component="h2"
        tabIndex={-1}
        sx={{ typography: 'h3', m: 0, mb: 1.5 }}
      >
        Payment
      </FormLabel>
      {children}
      {/* What was typed stays while credits pay for it all. */}
      <Box hidden={isPaid}>
        <QueryView query={methods} skeleton={<Skeleton variant="rounded" height={64} />}>
          {() => (
            <>
              {cards.length > 0 ? (
                <RadioGroup
                  aria-labelledby={PAYMENT_HEADING}
                  name="payment"
                  value={chosenId ?? ''}
                  onChange={(event) => choose(event.target.value)}
                  sx={cardChoices}
                >
                  {cards.map((method) => (
                    <FormControlLabel
                      key={method.id}
                      value={method.id}
                      control={<Radio />}
                      label={<MethodLabel method={method} />}
                      disabled={isLocked}
                      sx={cardChoice}
                    />
                  ))}
                  <FormControlLabel
                    value={NEW_CARD}
                    control={<Radio />}
                    label={
                      <Box component="span" sx={cardLine}>
                        <CardBrandMark brand={undefined} />
                        Another card
                      </Box>
                    }
                    disabled={isLocked}
                    sx={cardChoice}
                  />
                </RadioGroup>
              ) : null}
              {openForm ? (
                <Box
                  hidden={!formId}
                  // Without cards it is open unasked: once one types, no card that arrives closes it.
                  onFocus={() => choose(NEW_CARD)}
                  sx={{ mt: cards.length > 0 ? 3 : 0 }}
                >
                  <LazyPartView
                    part={cardForm}
                    skeleton={<Skeleton variant="rounded" height={640} />}
                  >
                    {(CardForm) => (
                      <CardForm
                        id={openForm}
                        onSaving={saving}
                        onAdded={(card) => {
                          setOpenForm(undefined);
                          saved(card);
                        }}
                      />
                    )}
                  </LazyPartView>
                </Box>
              ) : null}
            </>
          )}
        </QueryView>
      </Box>
    </Box>
  );
}

function MethodLabel({ method }: { method: PaymentMethod }) {
  const { brand, expiryMonth, expiryYear, isExpired } = method;
  return (
    <Box component="span" sx={cardLine}>
      <CardBrandMark brand={brand} />
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: weight.strong }}>
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

/** A card, of one height whatever is said of it: the button, the mark and the words have one middle. */
const cardChoice = { ...choiceBox, minHeight: 64, py: 0.5, pl: 1, pr: 2 } as const;

/** Two beside each other where there is room. */
const cardChoices = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const cardLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  // As large as the mark of a brand, with an edge to be seen by.
  '& > svg': {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: 44,
    height: 28,
    p: '4px',
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px',
  },
} as const;
