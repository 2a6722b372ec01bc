import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useRedeemGiftCard, type SampleGiftCard } from '../../../api/resources/credits';
import { useSession } from '../../../api/resources/session';
import { AppForm } from '../../../forms/AppForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { attemptKey, endAttempt } from '../../../lib/attempts';
import { formatExactMoney } from '../../../lib/money';
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
      onSubmit={async ({ code }, { isHere }) => {
        const send = () => redeem.run({ code, key: attemptKey(attempt, code) });
        const redeemed = await signedIn(send, 'redeem a gift card');
        if (!redeemed) return false;
        endAttempt(attempt);
        const { entry, balance } = redeemed;
        const message = `${formatExactMoney(entry.amount)} added. Your balance is ${formatExactMoney(balance)}.`;
        const goOn = () => {
          setRound((count) => count + 1);
          showToast({ severity: 'success', message });
        };
        arrive(isHere(), goOn, { message, to: pathTo('credits') });
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
      <Box>
        <SubmitButton label="Redeem" pendingLabel="Redeeming…" size="large" />
      </Box>
      <Samples samples={samples} />
    </AppForm>
  );
}

/** Gift cards to try, as a demonstration server names them. */
function Samples({ samples }: { samples: readonly SampleGiftCard[] }) {
  const { setFieldValue } = useFormikContext();
  if (samples.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        Gift cards to try
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {samples.map(({ code, label }) => (
          <Box key={code} component="li" sx={row}>
            <Box sx={{ typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}>
              {code}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
            </Box>
            <Button
              size="small"
              aria-label={`Fill in ${code}`}
              onClick={() => void setFieldValue('code', code)}
            >
              Fill in
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
