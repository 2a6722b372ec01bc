import Typography from '@mui/material/Typography';
import { useRequestPasswordReset } from '../../api/resources/session';
import { AppForm } from '../../forms/AppForm';
import { EmailInput } from '../../forms/EmailInput';
import { SubmitButton } from '../../forms/SubmitButton';
import { passwordResetSchema } from './passwordResetSchemas';

/** A code that is on its way to someone. */
export interface SentCode {
  /** Names the request when the new password is set. */
  resetId: string;
  email: string;
}

export interface LostPasswordFormProps {
  /** What was typed to sign in; a user id is no email, so it is left out. */
  identifier: string;
  onSent: (sent: SentCode) => void;
}

/** First step to a new password: asks for a code. */
export function LostPasswordForm({ identifier, onSent }: LostPasswordFormProps) {
  const request = useRequestPasswordReset();
  return (
    <AppForm
      label="Lost Password"
      initialValues={{ email: identifier.includes('@') ? identifier : '' }}
      validationSchema={passwordResetSchema}
      onSubmit={async ({ email }, { isHere }) => {
        const { id } = await request.run({ email });
        if (await isHere()) onSent({ resetId: id, email });
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Tell us the email address of your account. If we know it, we send a six-digit code that sets
        a new password.
      </Typography>
      <EmailInput autoFocus required />
      <SubmitButton label="Send code" size="large" fullWidth />
    </AppForm>
  );
}
