import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../api/resources/session';
import { announce } from '../routing/announce';
import { pathTo } from '../routing/paths';
import { focusMain } from '../routing/mainContent';
import { closeLoginDialog, useLoginDialog } from '../session/loginDialog';
import { SIGN_IN_STEP_TITLES, SignInPanel, type SignInStep } from '../session/SignInPanel';
import { AppDialog } from '../ui/Dialog';

/**
 * The login dialog (specification section 2). It closes by its button, Escape, a click outside or
 * a link to another page; after signing in, the visitor goes on where it was opened, or to the account page.
 */
export function LoginDialog() {
  const { isOpen, reason, then } = useLoginDialog();
  const [step, setStep] = useState<SignInStep>('sign-in');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    here.current = pathname;
  }, [pathname]);
  const cancel = () => void closeLoginDialog(false);

  const finish = () => {
    if (!closeLoginDialog(true)) return;
    announce('You are signed in.');
    const account = pathTo('account');
    if (then === 'account' && here.current !== account) void navigate(account);
  };

  // Signing in elsewhere, in another tab or on the card below, answers the dialog too.
  const { user } = useSession();
  const lastUser = useRef(user);
  useEffect(() => {
    if (lastUser.current === null && user) finish();
    lastUser.current = user;
  });

  return (
    <AppDialog
      open={isOpen}
      onClose={cancel}
      title={SIGN_IN_STEP_TITLES[step]}
      maxWidth="xs"
      fullScreenOnPhones
      onExited={() => {
        setStep('sign-in');
        // The button that opened the dialog may be gone by now; the focus must not be lost then.
        // That shows only when the dialog, which still holds it, has gone as well.
        setTimeout(() => {
          if (document.activeElement === document.body) focusMain();
        });
      }}
    >
      {step === 'sign-in' && reason ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{`Sign in to ${reason}.`}</Typography>
      ) : null}
      <SignInPanel
        step={step}
        onStep={setStep}
        autoFocus
        onSignedIn={finish}
        onLeave={cancel}
        comesBack={then === 'stay'}
      />
    </AppDialog>
  );
}
