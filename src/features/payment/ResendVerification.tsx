import Button from '@mui/material/Button';
import { useResendVerification } from '../../api/resources/payment-methods';
import { useSignedIn } from '../../session/useSignedIn';
import { describeError } from '../../ui/describeError';
import { showToast } from '../../ui/toastStore';

/** Sends the member the message again with which they confirm that they pay with their own cards. */
export function ResendVerification() {
  const resend = useResendVerification();
  const signedIn = useSignedIn();
  const send = async () => {
    if (resend.isRunning) return;
    try {
      const sent = await signedIn(() => resend.run(), 'get the verification again');
      if (!sent) return;
      const message = `The verification is on its way to ${sent.sentTo}, and under your notices.`;
      showToast({ severity: 'success', message });
    } catch (error) {
      const { title, description } = describeError(error);
      const message = [title, description].filter(Boolean).join('. ');
      showToast({ severity: 'error', message });
    }
  };
  return (
    <Button
      variant="outlined"
      color="secondary"
      size="large"
      aria-disabled={resend.isRunning}
      onClick={() => void send()}
    >
      Resend verification
    </Button>
  );
}
