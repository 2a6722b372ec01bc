import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useSignIn } from '../../api/resources/session';
import { AppForm } from '../../forms/AppForm';
import { PasswordInput } from '../../forms/PasswordInput';
import { SubmitButton } from '../../forms/SubmitButton';
import { TextInput } from '../../forms/TextInput';
import { weight } from '../../theme/tokens';
import { signInSchema } from './signInSchema';

export interface SignInFormProps {
  /** What is known of who signs in, such as the email that a password was just set for. */
  identifier?: string;
  /** Whether the first field takes the focus when the form appears. */
  autoFocus: boolean;
  /** True beside another first choice of a page. */
  isQuiet?: boolean;
  onSignedIn: () => void;
  /** Called with what was typed as the identifier. */
  onLostPassword: (identifier: string) => void;
}

/** Signs in with user id or email and password (specification section 2, login modal). */
export function SignInForm({
  identifier = '',
  autoFocus,
  isQuiet = false,
  onSignedIn,
  onLostPassword,
}: SignInFormProps) {
  const signIn = useSignIn();
  return (
    <AppForm
      label="Sign in"
      initialValues={{ identifier, password: '' }}
      validationSchema={signInSchema}
      onSubmit={async (credentials) => {
        await signIn.run(credentials);
        onSignedIn();
      }}
    >
      <TextInput
        name="identifier"
        label="UserId / Email"
        autoComplete="username"
        inputMode="email"
        autoFocus={autoFocus && identifier === ''}
        required
      />
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="current-password"
        autoFocus={autoFocus && identifier !== ''}
        required
      />
      <SubmitButton
        label="Login"
        pendingLabel="Signing in…"
        size="large"
        fullWidth
        variant={isQuiet ? 'tonal' : 'contained'}
      />
      <LostPasswordButton onLostPassword={onLostPassword} />
    </AppForm>
  );
}

function LostPasswordButton({ onLostPassword }: Pick<SignInFormProps, 'onLostPassword'>) {
  const { values } = useFormikContext<{ identifier: string }>();
  return (
    <Button size="small" onClick={() => onLostPassword(values.identifier)} sx={asLink}>
      Lost Password
    </Button>
  );
}

/** A link in words, which end where the fields do. */
const asLink = {
  justifySelf: 'end',
  mt: -1,
  mr: -1.5,
  fontWeight: weight.regular,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecoration: 'underline' },
} as const;
