import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRedeemGiftCard, type SampleGiftCard } from '../../../api/resources/credits';
import { useSession } from '../../../api/resources/session';
import { sendOnce } from '../../../api/sendOnce';
import { AppForm } from '../../../forms/AppForm';
import { CodeSamples } from '../../../forms/CodeSamples';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { TextInput } from '../../../forms/TextInput';
import { formatExactMoney } from '../../../lib/money';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { useArrival } from '../../../routing/useArrival';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { giftCardSchema } from './giftCardSchema';

/** Adds the value of a gift card to the balance. */
export function RedeemForm({ samples }: { samples: readonly SampleGiftCard[] }) {
  const redeem = useRedeemGiftCard();
  const { user } = useSession();
  const attempt = `gift-card ${user?.id}`;
  const signedIn = useSignedIn();
  const arrive = useArrival();
  const [round, setRound] = useState(0);
  return (
    <AppForm
      // Another card starts with an empty field.
      key={round}
      label="Redeem a gift card"
      initialValues={{ code: '' }}
      validationSchema={giftCardSchema}
      draft="gift card"
      onSubmit={async ({ code }, { isHere }) => {
        const send = () => sendOnce(attempt, code, (key) => redeem.run({ code, key }));
        const redeemed = await signedIn(send, 'redeem a gift card');
        if (!redeemed) return false;
        const { entry, balance } = redeemed;
        const message = `${formatExactMoney(entry.amount)} added. Your balance is ${formatExactMoney(balance)}.`;
        const goOn = () => {
          setRound((count) => count + 1);
          showToast({ severity: 'success', message });
        };
        arrive(await isHere(), goOn, { message, to: pathTo('credits') });
        return true;
      }}
    >
      <TextInput
        name="code"
        label="Gift card code"
        autoComplete="off"
        placeholder="GIFT-1234-ABCD-5678"
        maxLength={60}
        // The field of the card before has gone, and the focus with it.
        autoFocus={round > 0}
        required
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Codes for deals are redeemed under{' '}
        <Link component={AppLink} to={pathTo('products', { tab: 'redeem' })}>
          Products
        </Link>
        .
      </Typography>
      <SubmitRow>
        <SubmitButton label="Redeem" pendingLabel="Redeeming…" size="large" />
      </SubmitRow>
      <CodeSamples title="Gift cards to try" samples={samples} />
    </AppForm>
  );
}
