import Typography from '@mui/material/Typography';
import { ApiError } from '../../../api/ApiError';
import { useJoin, type MembershipPlanOffer } from '../../../api/resources/membership';
import type { PaymentMethod } from '../../../api/resources/payment-methods';
import { useSession } from '../../../api/resources/session';
import { sendOnce } from '../../../api/sendOnce';
import { useInvalidate } from '../../../api/useApi';
import { AppForm } from '../../../forms/AppForm';
import { SelectInput } from '../../../forms/SelectInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { cardName } from '../../../lib/cardBrand';
import { pathTo } from '../../../routing/paths';
import { useArrival } from '../../../routing/useArrival';
import type { useStillHere } from '../../../routing/useStillHere';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { chargeText } from '../chargeText';
import { renewalSchema } from './renewalSchema';

const ALREADY_MEMBER = 'urn:problem-type:already-member';

export interface JoinFormProps {
  /** How it is to be paid. */
  plan: MembershipPlanOffer;
  /** The cards that can be charged; one at least. */
  cards: readonly PaymentMethod[];
  /** Of what stays on screen while the form gives way to the membership. */
  markPlace: ReturnType<typeof useStillHere>;
  /** Told when it is sent, and when that has ended, whatever came of it. */
  onJoining: (isJoining: boolean) => void;
  onJoined: () => void;
}

/** Joins: with which card. */
export function JoinForm({ plan, cards, markPlace, onJoining, onJoined }: JoinFormProps) {
  const join = useJoin();
  const invalidate = useInvalidate();
  const { user } = useSession();
  const signedIn = useSignedIn();
  const arrive = useArrival();
  const attempt = `membership ${user?.id}`;
  const first = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Join
      </Typography>
      <AppForm
        label="Join"
        initialValues={{ paymentMethodId: first?.id ?? '' }}
        validationSchema={renewalSchema}
        onSubmit={async ({ paymentMethodId }) => {
          const isHere = markPlace();
          const content = `${plan.id} ${paymentMethodId}`;
          const send = () =>
            sendOnce(attempt, content, (key) => join.run({ plan: plan.id, paymentMethodId, key }));
          onJoining(true);
          let message = 'Welcome: every template is yours to use.';
          try {
            if (!(await signedIn(send, 'join'))) return false;
          } catch (error) {
            if (!(error instanceof ApiError) || error.type !== ALREADY_MEMBER) throw error;
            // Joined meanwhile, on another device or by an attempt whose answer got lost and that may
            // have charged another card: that is what was asked for.
            await invalidate('/membership');
            message = 'You are a member already. Nothing more was charged.';
          } finally {
            onJoining(false);
          }
          const goOn = () => {
            onJoined();
            showToast({ severity: 'success', message });
          };
          arrive(await isHere(), goOn, { message, to: pathTo('membership') });
          return true;
        }}
      >
        <SelectInput
          name="paymentMethodId"
          label="Card"
          choices={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
          required
        />
        <SubmitButton
          label={`Join for ${chargeText(plan)}`}
          pendingLabel="Joining…"
          size="large"
          fullWidth
        />
      </AppForm>
    </>
  );
}
