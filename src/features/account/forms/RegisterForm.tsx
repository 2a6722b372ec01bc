import { useRegister } from '../../../api/resources/session';
import { AppForm } from '../../../forms/AppForm';
import { EmailInput } from '../../../forms/EmailInput';
import { NewPasswordInput } from '../../../forms/NewPasswordInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { showToast } from '../../../ui/toastStore';
import { registerSchema } from './registerSchema';

export interface RegisterFormProps {
  /** Called once the account is made and signed in. */
  onJoined?: () => void;
}

/** Makes an account, which is signed in at once; an email that is taken is reported at its field. */
export function RegisterForm({ onJoined }: RegisterFormProps) {
  const register = useRegister();
  return (
    <AppForm
      label="Join"
      initialValues={{ fullName: '', email: '', phone: '', password: '' }}
      validationSchema={registerSchema}
      draft="register"
      onSubmit={async (values) => {
        await register.run(values);
        // The page leads on by itself; who has left it meanwhile is told as well.
        showToast({
          severity: 'success',
          message: 'Your account is ready, and you are signed in.',
        });
        onJoined?.();
      }}
    >
      <TextInput name="fullName" label="Full Name" autoComplete="name" required />
      <EmailInput required />
      <TextInput
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        helperText="Any format will do, with or without a country code."
        required
      />
      <NewPasswordInput label="Create Password" />
      <SubmitButton label="Join" pendingLabel="Creating your account…" size="large" fullWidth />
    </AppForm>
  );
}
