import Alert from '@mui/material/Alert';
import { useCompletePasswordReset } from '../../api/resources/session';
import { AppForm } from '../../forms/AppForm';
import { NewPasswordInput } from '../../forms/NewPasswordInput';
import { SubmitButton } from '../../forms/SubmitButton';
import { TextInput } from '../../forms/TextInput';
import { showToast } from '../../ui/toastStore';
import type { SentCode } from './LostPasswordForm';
import { newPasswordSchema } from './passwordResetSchemas';

export interface NewPasswordFormProps {
  sent: SentCode;
  onDone: () => void;
}

/** Second step to a new password: the code from the mail and the password. */
export function NewPasswordForm({ sent, onDone }: NewPasswordFormProps) {
  const complete = useCompletePasswordReset();
  return (
    <AppForm
      label="Set a new password"
      initialValues={{ code: '', password: '' }}
      validationSchema={newPasswordSchema}
      onSubmit={async (values, { isHere }) => {
        await complete.run({ id: sent.resetId, ...values });
        if (await isHere()) onDone();
        else showToast({ severity: 'success', message: 'Your new password is set.' });
      }}
    >
      <Alert severity="info" role="status">
        {`If ${sent.email} has an account here, a code is on its way. It works once and for 30 minutes.`}
      </Alert>
      <TextInput
        name="code"
        label="Six-digit code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        required
      />
      <NewPasswordInput label="New password" />
      <SubmitButton label="Set password" pendingLabel="Setting password…" size="large" fullWidth />
    </AppForm>
  );
}
