import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  useCancelMembership,
  useResumeMembership,
  type Membership,
} from '../../api/resources/membership';
import type { PaymentMethod } from '../../api/resources/payment-methods';
import { brandName } from '../../domain/payment/CardBrandMark';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useSignedIn } from '../../session/useSignedIn';
import { describeError } from '../../ui/describeError';
import { showToast } from '../../ui/toastStore';

export interface RunningMembershipProps {
  membership: Membership;
  /** The cards that could renew it. */
  cards: readonly PaymentMethod[];
  /** Called after it was cancelled or resumed. */
  onChanged: () => void;
}

/** A membership that is running: what comes next, and how to change that. */
export function RunningMembership({ membership, cards, onChanged }: RunningMembershipProps) {
  const { plan, price, startedAt, paidUntil, isRenewed, cancelledAt, card } = membership;
  const cancelling = useCancelMembership();
  const resuming = useResumeMembership();
  const signedIn = useSignedIn();
  const isBusy = cancelling.isRunning || resuming.isRunning;
  const end = formatDate(paidUntil);
  const next =
    cards.find(({ brand, last4 }) => card?.brand === brand && card.last4 === last4) ??
    cards.find(({ isDefault }) => isDefault) ??
    cards[0];

  const change = async (send: () => Promise<unknown>, reason: string, message: string) => {
    if (isBusy) return;
    try {
      if ((await signedIn(send, reason)) === undefined) return;
      showToast({ severity: 'success', message });
      onChanged();
    } catch (error) {
      const text = `${describeError(error).title}. Your membership stays as it was.`;
      showToast({ severity: 'error', message: text });
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
          ? `It is renewed on ${end} for ${formatMoney(price)}, with your ${brandName(card.brand)} ending in ${card.last4}.`
          : `It lasts until ${end} and is not renewed: ${cancelledAt ? 'you cancelled it.' : 'its card was removed.'}`}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {plan === 'yearly' ? 'Paid by the year' : 'Paid by the month'}, a member since{' '}
        {formatDate(startedAt)}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {isRenewed ? (
          <Button
            variant="outlined"
            color="secondary"
            aria-disabled={isBusy}
            onClick={() =>
              void change(
                () => cancelling.run(),
                'cancel your membership',
                `Cancelled. You stay a member until ${end}.`,
              )
            }
          >
            Cancel membership
          </Button>
        ) : next ? (
          <Button
            variant="contained"
            aria-disabled={isBusy}
            onClick={() =>
              void change(
                () => resuming.run(next.id),
                'resume your membership',
                `Resumed. It is renewed on ${end}.`,
              )
            }
          >
            {`Resume with ${brandName(next.brand)} ending in ${next.last4}`}
          </Button>
        ) : (
          <Button component={AppLink} to={pathTo('paymentMethod')} variant="contained">
            Add a card to resume
          </Button>
        )}
        <Button component={AppLink} to={pathTo('templates')} color="secondary">
          Go to the templates
        </Button>
      </Box>
    </>
  );
}
