import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ApiError } from '../../../api/ApiError';
import {
  useJoin,
  type MembershipPlan,
  type MembershipPlanOffer,
} from '../../../api/resources/membership';
import type { PaymentMethod } from '../../../api/resources/payment-methods';
import { useSession } from '../../../api/resources/session';
import { sendOnce } from '../../../api/sendOnce';
import { useInvalidate } from '../../../api/useApi';
import { AppForm } from '../../../forms/AppForm';
import { RadioInput } from '../../../forms/RadioInput';
import { SelectInput } from '../../../forms/SelectInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { cardName } from '../../../lib/cardBrand';
import { formatMoney } from '../../../lib/money';
import { pathTo } from '../../../routing/paths';
import { useArrival } from '../../../routing/useArrival';
import type { useStillHere } from '../../../routing/useStillHere';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { joinSchema } from './joinSchema';

const ALREADY_MEMBER = 'urn:problem-type:already-member';

export interface JoinFormProps {
  plans: readonly MembershipPlanOffer[];
  /** The cards that can be charged; one at least. */
  cards: readonly PaymentMethod[];
  /** Of what stays on screen while the form gives way to the membership. */
  markPlace: ReturnType<typeof useStillHere>;
  onJoined: () => void;
}

interface Values {
  plan: MembershipPlan;
  paymentMethodId: string;
}

/** Joins: how to pay, and with which card. */
export function JoinForm({ plans, cards, markPlace, onJoined }: JoinFormProps) {
  const join = useJoin();
  const invalidate = useInvalidate();
  const { user } = useSession();
  const signedIn = useSignedIn();
  const arrive = useArrival();
  const attempt = `membership ${user?.id}`;
  const first = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  const initialValues: Values = {
    plan: plans[0]?.id ?? 'yearly',
    paymentMethodId: first?.id ?? '',
  };
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Join
      </Typography>
      <AppForm
        label="Join"
        initialValues={initialValues}
        validationSchema={joinSchema}
        onSubmit={async (values) => {
          const isHere = markPlace();
          const content = `${values.plan} ${values.paymentMethodId}`;
          const send = () => sendOnce(attempt, content, (key) => join.run({ ...values, key }));
          let message = 'Welcome: every template is yours to use.';
          try {
            if (!(await signedIn(send, 'join'))) return false;
          } catch (error) {
            if (!(error instanceof ApiError) || error.type !== ALREADY_MEMBER) throw error;
            // Joined meanwhile, in another tab or on another device: that is what was asked for.
            await invalidate('/membership');
            message = 'You are a member already. Nothing was charged.';
          }
          const goOn = () => {
            onJoined();
            showToast({ severity: 'success', message });
          };
          arrive(isHere(), goOn, { message, to: pathTo('membership') });
          return true;
        }}
      >
        <RadioInput
          name="plan"
          label="How to pay"
          options={plans.map((plan) => ({ value: plan.id, label: <PlanLabel plan={plan} /> }))}
          required
        />
        <SelectInput
          name="paymentMethodId"
          label="Card"
          choices={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
          required
        />
        <Box>
          <JoinButton plans={plans} />
        </Box>
      </AppForm>
    </>
  );
}

function PlanLabel({ plan }: { plan: MembershipPlanOffer }) {
  return (
    <>
      {plan.title}, {formatMoney(plan.price)}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        ({formatMoney(plan.monthlyPrice)}/mo)
      </Box>
    </>
  );
}

/** Says what is charged at once. */
function JoinButton({ plans }: Pick<JoinFormProps, 'plans'>) {
  const { values } = useFormikContext<Values>();
  const plan = plans.find(({ id }) => id === values.plan);
  const label = plan ? `Join for ${formatMoney(plan.price)}` : 'Join';
  return <SubmitButton label={label} pendingLabel="Joining…" size="large" fullWidth />;
}
