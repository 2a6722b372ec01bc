import { useCallback } from 'react';
import { closeLoginDialog, useLoginDialog } from '../session/loginDialog';
import { loadLoginDialog } from './loadOverlays';
import { useOverlay } from './useOverlay';

/** Has the login dialog at hand wherever somebody has to sign in. */
export function LoginOverlay() {
  const { isOpen } = useLoginDialog();
  const cancel = useCallback(() => void closeLoginDialog(false), []);
  const LoginDialog = useOverlay(loadLoginDialog, isOpen, cancel);
  return LoginDialog ? <LoginDialog /> : null;
}
