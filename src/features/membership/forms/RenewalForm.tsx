import Box from '@mui/material/Box';
import { useResumeMembership, type Membership } from '../../../api/resources/membership';
import type { PaymentMethod } from '../../../api/resources/payment-methods';
import { AppForm } from '../../../forms/AppForm';
import { SelectInput } from '../../../forms/SelectInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { cardName } from '../../../lib/cardBrand';
import { formatDate } from '../../../lib/dates';
import type { useStillHere } from '../../../routing/useStillHere';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { renewalSchema } from './renewalSchema';

export interface RenewalFormProps {
  membership: Membership;
  /** The cards that are valid at the next payment; one at least. */
  cards: readonly PaymentMethod[];
  /** Of what stays on screen while the form gives way. */
  markPlace: ReturnType<typeof useStillHere>;
  onDone: () => void;
}

/** Names the card of the next payment; a membership that was to end goes on with it. */
export function RenewalForm({ membership, cards, markPlace, onDone }: RenewalFormProps) {
  const { card, isRenewed, paidUntil } = membership;
  const { run } = useResumeMembership();
  const signedIn = useSignedIn();
  const first =
    cards.find(({ brand, last4 }) => card?.brand === brand && card.last4 === last4) ??
    cards.find(({ isDefault }) => isDefault) ??
    cards[0];
  const end = formatDate(paidUntil);
  return (
    <AppForm
      label={isRenewed ? 'Change the card' : 'Resume'}
      initialValues={{ paymentMethodId: first?.id ?? '' }}
      validationSchema={renewalSchema}
      onSubmit={async ({ paymentMethodId }) => {
        const isHere = markPlace();
        const saved = await signedIn(() => run(paymentMethodId), 'resume your membership');
        if (!saved) return false;
        const message = isRenewed
          ? `The next payment goes to your ${saved.card ? cardName(saved.card) : 'card'}.`
          : `Resumed. It is renewed on ${end}.`;
        showToast({ severity: 'success', message });
        if (await isHere()) onDone();
        return true;
      }}
    >
      <SelectInput
        name="paymentMethodId"
        label="Card for the next payment"
        choices={cards.map((one) => ({ value: one.id, label: cardName(one) }))}
        required
      />
      <Box>
        <SubmitButton
          label={isRenewed ? 'Change card' : 'Resume membership'}
          pendingLabel="Saving…"
          variant={isRenewed ? 'outlined' : 'contained'}
        />
      </Box>
    </AppForm>
  );
}
