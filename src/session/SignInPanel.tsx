import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { useReturnState } from '../routing/returnPlace';
import { filled } from '../ui/icons';
import { DemoAccounts } from './DemoAccounts';
import { LostPasswordForm, type SentCode } from './forms/LostPasswordForm';
import { NewPasswordForm } from './forms/NewPasswordForm';
import { SignInForm } from './forms/SignInForm';

const GoogleIcon = /*#__PURE__*/ filled(
  'Google',
  'M21.3 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.2a4.5 4.5 0 0 1-1.9 2.9v2.4h3.1c1.8-1.7 2.9-4.2 2.9-7.1ZM12 21.6c2.6 0 4.8-.9 6.4-2.3l-3.1-2.4c-.9.6-2 .9-3.3.9-2.5 0-4.6-1.7-5.4-4H3.4v2.5A9.6 9.6 0 0 0 12 21.6ZM6.6 13.8a5.8 5.8 0 0 1 0-3.7V7.6H3.4a9.6 9.6 0 0 0 0 8.6l3.2-2.4ZM12 6.2c1.4 0 2.7.5 3.7 1.5l2.7-2.8A9.6 9.6 0 0 0 3.4 7.6l3.2 2.5c.8-2.3 2.9-3.9 5.4-3.9Z',
);

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
  /** True where one can join right beside it, and needs no way there. */
  hasJoin?: boolean;
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
  hasJoin = false,
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
      />
      <GoogleWay onLeave={onLeave}>
        {hasJoin ? null : (
          // For those who are new here: as easy to see as the other ways.
          <Button
            component={AppLink}
            to={pathTo('register')}
            state={comesBack ? returnState : undefined}
            onClick={onLeave}
            variant="outlined"
            color="secondary"
            size="large"
          >
            Register
          </Button>
        )}
      </GoogleWay>
      <DemoAccounts onSignedIn={onSignedIn} />
    </Box>
  );
}

interface GoogleWayProps extends Partial<Pick<SignInPanelProps, 'onLeave'>> {
  /** Other ways beside it. */
  children?: ReactNode;
}

/** Below a form, the other way to sign in or to join. */
export function GoogleWay({ onLeave, children }: GoogleWayProps) {
  return (
    <>
      <Box sx={orLine}>or</Box>
      <Box sx={otherWays}>
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
        {children}
      </Box>
    </>
  );
}

/** Side by side where there is room. */
const otherWays = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flexGrow: 1, px: 1.5, whiteSpace: 'nowrap' },
} as const;

/** A line with a word in its middle; a Divider would be a kilobyte more for every account page. */
const orLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  color: 'text.secondary',
  typography: 'caption',
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
} as const;
