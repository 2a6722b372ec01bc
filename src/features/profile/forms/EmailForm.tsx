import Typography from '@mui/material/Typography';
import { useChangeEmail } from '../../../api/resources/profile';
import { AppForm } from '../../../forms/AppForm';
import { EmailInput } from '../../../forms/EmailInput';
import { PasswordInput } from '../../../forms/PasswordInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { useDemoPassword } from '../useDemoPassword';
import { emailChangeSchema } from './profileSchema';

export interface EmailFormProps {
  /** The email until now. */
  email: string;
  onDone: () => void;
}

/** Changes the email that one signs in with; asks for the password. */
export function EmailForm({ email, onDone }: EmailFormProps) {
  const { run } = useChangeEmail();
  const signedIn = useSignedIn();
  const demoPassword = useDemoPassword();
  return (
    <AppForm
      label="Change email address"
      initialValues={{ email: '', password: '' }}
      validationSchema={emailChangeSchema}
      draft="email"
      onSentBefore={onDone}
      onSubmit={async (values, { isHere }) => {
        const isDone = await signedIn(async () => {
          await run(values);
          return true;
        }, 'change your email');
        if (!isDone) return false;
        showToast({ severity: 'success', message: `You now sign in with ${values.email}.` });
        if (await isHere()) onDone();
        return true;
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        You currently sign in with {email}.
      </Typography>
      <EmailInput label="New email address" autoFocus required />
      <PasswordInput
        name="password"
        label="Current password"
        autoComplete="current-password"
        helperText={demoPassword}
        required
      />
      <SubmitButton label="Change email address" pendingLabel="Changing…" size="large" fullWidth />
    </AppForm>
  );
}
