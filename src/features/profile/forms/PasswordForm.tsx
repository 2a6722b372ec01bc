import { useChangePassword } from '../../../api/resources/profile';
import { AppForm } from '../../../forms/AppForm';
import { NewPasswordInput } from '../../../forms/NewPasswordInput';
import { PasswordInput } from '../../../forms/PasswordInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { useDemoPassword } from '../useDemoPassword';
import { passwordChangeSchema } from './profileSchema';

/** Changes the password; asks for the current one. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { run } = useChangePassword();
  const signedIn = useSignedIn();
  const demoPassword = useDemoPassword();
  return (
    <AppForm
      label="Change password"
      initialValues={{ currentPassword: '', password: '' }}
      validationSchema={passwordChangeSchema}
      onSubmit={async (values, { isHere }) => {
        const isDone = await signedIn(async () => {
          await run(values);
          return true;
        }, 'change your password');
        if (!isDone) return false;
        const message = 'Your password was changed. Your other devices are signed out.';
        showToast({ severity: 'success', message });
        if (await isHere()) onDone();
        return true;
      }}
    >
      <PasswordInput
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        helperText={demoPassword}
        autoFocus
        required
      />
      <NewPasswordInput label="New password" />
      <SubmitButton label="Change password" pendingLabel="Changing…" size="large" fullWidth />
    </AppForm>
  );
}
