import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { boolean, object } from 'yup';
import { useCountries, type Country } from '../../api/resources/countries';
import {
  useAddPaymentMethod,
  usePaymentMethods,
  type BillingAddress,
  type PaymentMethod,
} from '../../api/resources/payment-methods';
import { useSession } from '../../api/resources/session';
import { AppForm } from '../../forms/AppForm';
import { CheckboxInput } from '../../forms/CheckboxInput';
import { SubmitButton } from '../../forms/SubmitButton';
import { cardName } from '../../lib/cardBrand';
import { useArrival } from '../../routing/useArrival';
import { useSignedIn } from '../../session/useSignedIn';
import { QueryView } from '../../ui/QueryView';
import { AddressFields } from './AddressFields';
import { CardFields } from './CardFields';
import { billingAddressSchema, cardSchema, toCardInput, type CardValues } from './paymentSchemas';
import { SampleCards } from './SampleCards';

export interface CardFormProps {
  /** Called once the card is on file, with a message that says so, for who is still here. */
  onAdded: (method: PaymentMethod, message: string) => void;
  /** Stands beside the button that saves. */
  beside?: ReactNode;
  /** Shows the card as it is typed, from the values of the form. */
  drawn?: ReactNode;
  /** Id of the form, for a button elsewhere that sends it: then it has none of its own. */
  id?: string;
  /** Told when saving begins, after all fields were found right, and when it has ended. */
  onSaving?: (isSaving: boolean) => void;
}

interface Values extends CardValues {
  billingAddress: BillingAddress;
  isDefault: boolean;
}

/** Nothing of it is ever kept as a draft: number and code are to be nowhere but in the request. */
const EMPTY: Values = {
  holderName: '',
  number: '',
  expiry: '',
  cvc: '',
  billingAddress: {
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: '',
    countryCode: '',
  },
  isDefault: false,
};

/**
 * Puts a card with its billing address on file. Stands on its page and in the checkout; what the
 * server refuses is shown at its field.
 */
export function CardForm(props: CardFormProps) {
  return (
    <QueryView query={useCountries()} skeleton={<CardFormSkeleton />}>
      {({ items }) => <LoadedForm countries={items} {...props} />}
    </QueryView>
  );
}

function LoadedForm({
  countries,
  onAdded,
  beside,
  drawn,
  id,
  onSaving,
}: CardFormProps & { countries: readonly Country[] }) {
  const { user } = useSession();
  const onFile = usePaymentMethods(Boolean(user)).data;
  const add = useAddPaymentMethod();
  const signedIn = useSignedIn();
  const arrive = useArrival();
  const schema = useMemo(
    () =>
      cardSchema.concat(
        object({
          billingAddress: billingAddressSchema(countries),
          isDefault: boolean().required(),
        }),
      ),
    [countries],
  );
  return (
    <AppForm
      id={id}
      label="Payment method"
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={async ({ billingAddress, isDefault, ...card }, { isHere }) => {
        const send = () => add.run({ card: toCardInput(card), billingAddress, isDefault });
        onSaving?.(true);
        try {
          const method = await signedIn(send, 'save your card');
          if (!method) return false;
          const message = `Your ${cardName(method)} is on file.`;
          arrive(await isHere(), () => onAdded(method, message), { message });
          return true;
        } finally {
          onSaving?.(false);
        }
      }}
    >
      {drawn}
      <Box component="fieldset" sx={group}>
        <Typography component="legend" variant="h4" sx={{ p: 0, mb: 2 }}>
          Card
        </Typography>
        <Box sx={stack}>
          <CardFields />
          <SampleCards samples={onFile?.samples ?? []} />
        </Box>
      </Box>
      <Box component="fieldset" sx={group}>
        <Typography component="legend" variant="h4" sx={{ p: 0, mb: 2 }}>
          Billing address
        </Typography>
        <Box sx={stack}>
          <AddressFields countries={countries} />
        </Box>
      </Box>
      {onFile && onFile.items.length > 0 ? (
        <CheckboxInput name="isDefault" label="Make this my default card" />
      ) : null}
      {id === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SubmitButton label="Save" pendingLabel="Saving…" size="large" />
          {beside}
        </Box>
      ) : null}
    </AppForm>
  );
}

const group = { m: 0, p: 0, border: 0, minWidth: 0 } as const;
const stack = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

function CardFormSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2.5 }}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={70} />
      ))}
    </Box>
  );
}
