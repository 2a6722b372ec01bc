import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useCancelMembership, type Membership } from '../../api/resources/membership';
import type { PaymentMethod } from '../../api/resources/payment-methods';
import { cardName } from '../../lib/cardBrand';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import type { useStillHere } from '../../routing/useStillHere';
import { useSignedIn } from '../../session/useSignedIn';
import { describeError, isUnsure } from '../../ui/describeError';
import { showToast } from '../../ui/toastStore';
import { RenewalForm } from './forms/RenewalForm';

export interface RunningMembershipProps {
  membership: Membership;
  /** The cards on file. */
  cards: readonly PaymentMethod[];
  /** Of what stays on screen while this changes. */
  markPlace: ReturnType<typeof useStillHere>;
  /** Called after it was canceled or resumed. */
  onChanged: () => void;
}

/** Whether a card is still valid at a time, RFC 3339: it is until the end of its month. */
const isValidAt = ({ expiryMonth, expiryYear }: PaymentMethod, time: string) =>
  Date.parse(time) < Date.UTC(expiryYear, expiryMonth);

function whyItEnds({ cancelledAt, card }: Membership): string {
  if (cancelledAt !== null) return 'you canceled it.';
  return card ? `your ${cardName(card)} expires before that.` : 'its card was removed.';
}

/** A membership that is running: what comes next, and how to change that. */
export function RunningMembership({
  membership,
  cards,
  markPlace,
  onChanged,
}: RunningMembershipProps) {
  const { plan, price, startedAt, paidUntil, isRenewed, card } = membership;
  const canceling = useCancelMembership();
  const signedIn = useSignedIn();
  const end = formatDate(paidUntil);
  const valid = cards.filter((one) => isValidAt(one, paidUntil));

  const cancel = async () => {
    if (canceling.isRunning) return;
    try {
      const done = await signedIn(() => canceling.run(), 'cancel your membership');
      if (!done) return;
      showToast({ severity: 'success', message: `Canceled. You stay a member until ${end}.` });
      onChanged();
    } catch (error) {
      const rest = isUnsure(error)
        ? 'Try again to be sure that it is canceled.'
        : 'Your membership stays as it was.';
      const message = `${describeError(error).title}. ${rest}`;
      showToast({ severity: 'error', message });
    }
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
        <Typography variant="h3" component="h2">
          You are a member
        </Typography>
        <Chip
          size="small"
          color={isRenewed ? 'success' : 'default'}
          label={isRenewed ? 'Active' : `Ends ${end}`}
        />
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        {isRenewed && card
          ? `It is renewed on ${end} for ${formatMoney(price)}, with your ${cardName(card)}.`
          : `It lasts until ${end} and is not renewed: ${whyItEnds(membership)}`}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {plan === 'yearly' ? 'Paid by the year' : 'Paid by the month'}, a member since{' '}
        {formatDate(startedAt)}.
      </Typography>
      {valid.length > (isRenewed ? 1 : 0) ? (
        <RenewalForm
          membership={membership}
          cards={valid}
          markPlace={markPlace}
          onDone={onChanged}
        />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, 'form + &': { mt: 2 } }}>
        {isRenewed ? (
          <Button
            variant="outlined"
            color="secondary"
            aria-disabled={canceling.isRunning}
            onClick={() => void cancel()}
          >
            Cancel membership
          </Button>
        ) : null}
        {valid.length === 0 ? (
          <Button component={AppLink} to={pathTo('paymentMethod')} variant="contained">
            Add a card to resume
          </Button>
        ) : null}
        <Button component={AppLink} to={pathTo('templates')} color="secondary">
          Go to the templates
        </Button>
      </Box>
    </>
  );
}
