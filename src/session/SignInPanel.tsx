import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { useReturnState } from '../routing/returnPlace';
import { GoogleIcon } from '../ui/icons';
import { DemoAccounts } from './DemoAccounts';
import { LostPasswordForm, type SentCode } from './forms/LostPasswordForm';
import { NewPasswordForm } from './forms/NewPasswordForm';
import { SignInForm } from './forms/SignInForm';

/** What the panel shows; its frame names it with {@link SIGN_IN_STEP_TITLES}. */
export type SignInStep = 'sign-in' | 'lost-password' | 'new-password';

export const SIGN_IN_STEP_TITLES: Record<SignInStep, string> = {
  'sign-in': 'Sign in',
  'lost-password': 'Lost Password',
  'new-password': 'Set a new password',
};

export interface SignInPanelProps {
  step: SignInStep;
  onStep: (step: SignInStep) => void;
  /** Whether the first field takes the focus at once: in a dialog, not in a page. */
  autoFocus: boolean;
  onSignedIn: () => void;
  /** A link that leads to another page was followed. */
  onLeave: () => void;
  /** Whether those who join instead come back here, to go on with what they were about to do. */
  comesBack: boolean;
  /** True beside another first choice of a page. */
  isQuiet?: boolean;
}

/**
 * Everything about signing in, for the dialog and for the card in a page: the form, demo accounts,
 * the way to a new password, to Google and to registering.
 */
export function SignInPanel({
  step,
  onStep,
  autoFocus,
  onSignedIn,
  onLeave,
  comesBack,
  isQuiet,
}: SignInPanelProps) {
  const returnState = useReturnState();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [identifier, setIdentifier] = useState('');
  const [isReset, setReset] = useState(false);
  // After a change of step the button that made it is gone, so the new form takes the focus.
  const [hasStepped, setHasStepped] = useState(false);
  const go = (next: SignInStep) => {
    setHasStepped(true);
    onStep(next);
  };
  const back = (
    <Button color="inherit" onClick={() => go('sign-in')} sx={{ justifySelf: 'center' }}>
      Back to sign in
    </Button>
  );

  if (step === 'lost-password') {
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <LostPasswordForm
          identifier={identifier}
          onSent={(next) => {
            setSent(next);
            go('new-password');
          }}
        />
        {back}
      </Box>
    );
  }

  if (step === 'new-password' && sent) {
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <NewPasswordForm
          sent={sent}
          onDone={() => {
            setIdentifier(sent.email);
            setReset(true);
            go('sign-in');
          }}
        />
        {back}
      </Box>
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isReset ? (
        <Alert severity="success" role="status">
          Your new password is set. Sign in with it now.
        </Alert>
      ) : null}
      <SignInForm
        identifier={identifier}
        autoFocus={autoFocus || hasStepped}
        isQuiet={isQuiet}
        onSignedIn={onSignedIn}
        onLostPassword={(typed) => {
          setIdentifier(typed);
          go('lost-password');
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          New here?{' '}
          <Link
            component={AppLink}
            to={pathTo('register')}
            state={comesBack ? returnState : undefined}
            onClick={onLeave}
            underline="always"
          >
            Register
          </Link>
        </Typography>
      </SignInForm>
      <Box sx={orLine}>or</Box>
      <Button
        component={AppLink}
        to={pathTo('home')}
        onClick={onLeave}
        variant="outlined"
        color="secondary"
        size="large"
        startIcon={<GoogleIcon />}
        aria-label="Continue with Google: leads to the home page"
      >
        Continue with Google
      </Button>
      <DemoAccounts onSignedIn={onSignedIn} />
    </Box>
  );
}

/** A line with a word in its middle; a Divider would be a kilobyte more for every account page. */
const orLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  color: 'text.secondary',
  typography: 'caption',
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
} as const;
