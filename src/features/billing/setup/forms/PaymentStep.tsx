import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Bank, PartnerSetup } from '../../../../api/resources/partner-setup';
import { useExchangeCard, usePaymentMethods } from '../../../../api/resources/payment-methods';
import { RadioInput } from '../../../../forms/RadioInput';
import { plainAccountNumber } from '../../../../lib/iban';
import { useSignedIn } from '../../../../session/useSignedIn';
import { METHOD_LABELS, paymentRows, type ShownPayment } from '../setupRows';
import { StepForm, type StepProps } from '../StepForm';
import { BankFields } from './BankFields';
import { PayoutCardFields } from './PayoutCardFields';
import {
  bankAccountSchema,
  payoutCardSchema,
  toBankInput,
  toPayoutCard,
  toShownCard,
  type PaymentValues,
} from './setupSchemas';
import { object } from 'yup';

const OPTIONS = Object.entries(METHOD_LABELS).map(([value, label]) => ({ value, label }));

/** Nothing of it is ever kept as a draft: numbers and code are to be nowhere but in the request. */
const valuesOf = ({ payment }: PartnerSetup): PaymentValues => ({
  method: payment?.method ?? 'debit-card',
  holderName: '',
  number: '',
  brand: '',
  expiry: '',
  cvc: '',
  bankId: payment?.bankAccount?.bank.id ?? '',
  bankAccountNumber: '',
});

/** Whether the card that was saved stays: its method is chosen, and no other is typed. */
function keepsCard({ payment }: PartnerSetup, values: PaymentValues): boolean {
  const { holderName, number, expiry, cvc } = values;
  return (
    payment?.card !== null &&
    payment?.method === values.method &&
    !holderName &&
    !number &&
    !expiry &&
    !cvc
  );
}

/** What the setup would hold of what is typed: where a number is left out, that on file. */
function entered(values: PaymentValues, now: PartnerSetup, banks: readonly Bank[]): ShownPayment {
  const { method, bankId, bankAccountNumber } = values;
  if (method !== 'internet-banking') {
    const card = keepsCard(now, values) ? now.payment!.card : toShownCard(values);
    return { method, card, bankAccount: null };
  }
  const bank = banks.find(({ id }) => id === bankId);
  const onFile = now.payment?.bankAccount;
  const kept = onFile?.bank.id === bankId ? onFile.last4 : undefined;
  const last4 = plainAccountNumber(bankAccountNumber).slice(-4) || kept;
  return { method, card: null, bankAccount: bank && last4 ? { bank, last4 } : null };
}

/** What is typed into step 2 while another step is open: in memory, and nowhere else. */
export interface HeldPayment {
  /** Null where nothing is held. */
  values: PaymentValues | null;
  hold: (values: PaymentValues | null) => void;
}

export interface PaymentStepProps extends StepProps {
  banks: readonly Bank[];
  held?: HeldPayment;
}

/**
 * Step 2: where the money goes. What was typed for one way stays while another is chosen, and where it
 * is held, while another step is open.
 */
export function PaymentStep({ banks, held, ...props }: PaymentStepProps) {
  const { setup } = props.latest;
  const [first] = useState({ setup, values: held?.values ?? valuesOf(setup) });
  const [typed, setTyped] = useState(first.values);
  const exchange = useExchangeCard();
  const signedIn = useSignedIn();
  const samples = usePaymentMethods(true).data?.samples ?? [];
  const isBanking = typed.method === 'internet-banking';
  const isKept = keepsCard(setup, typed);
  const keptAccount = setup.payment?.bankAccount ?? null;

  const rules = isBanking ? 'bank account' : isKept ? 'card on file' : 'card';
  const schemaOf = () => {
    if (isBanking) return bankAccountSchema(keptAccount?.bank.id ?? null);
    return isKept ? object() : payoutCardSchema;
  };

  return (
    <StepForm<PaymentValues>
      {...props}
      step="payment"
      label="Payment Method"
      valuesOf={(of) => (of === first.setup ? first.values : valuesOf(of))}
      validationSchema={schemaOf()}
      toChange={async (values) => {
        if (values.method === 'internet-banking')
          return { step: 'payment', input: toBankInput(values) };
        const token = keepsCard(setup, values)
          ? null
          : await signedIn(() => exchange.run(toPayoutCard(values)), 'save your card');
        const { method } = values;
        return {
          step: 'payment',
          input: { method, token: token ?? null, bankId: null, bankAccountNumber: null },
        };
      }}
      mine={(_, now) => paymentRows(entered(typed, now, banks))}
      isKept={false}
      onSaved={() => {
        held?.hold(null);
        props.onSaved();
      }}
    >
      <WatchValues
        rules={rules}
        onChange={(values) => {
          setTyped(values);
          held?.hold(values);
        }}
      />
      <RadioInput name="method" label="Payment Method" options={OPTIONS} required />
      {isBanking ? (
        <BankFields banks={banks} kept={keptAccount} country={setup.information?.countryCode} />
      ) : (
        <PayoutCardFields
          samples={samples}
          kept={setup.payment?.method === typed.method ? setup.payment.card : null}
        />
      )}
    </StepForm>
  );
}

interface WatchValuesProps {
  /** Names the rules that hold. */
  rules: string;
  onChange: (values: PaymentValues) => void;
}

/** Lets what is around the form know what is typed: which rules hold depends on it. */
function WatchValues({ rules, onChange }: WatchValuesProps) {
  const { values, validateForm } = useFormikContext<PaymentValues>();
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(values), [values]);
  // What was wrong by other rules is not wrong any more.
  const check = useEffectEvent(() => void validateForm());
  useEffect(() => check(), [rules]);
  return null;
}
