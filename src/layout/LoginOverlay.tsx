import { useCallback } from 'react';
import { closeLoginDialog, useLoginDialog } from '../session/loginDialog';
import { loadLoginDialog } from './loadOverlays';
import { Overlay } from './Overlay';

/** Makes the login dialog available wherever someone has to sign in. */
export function LoginOverlay() {
  const { isOpen } = useLoginDialog();
  const cancel = useCallback(() => void closeLoginDialog(false), []);
  return <Overlay load={loadLoginDialog} isOpen={isOpen} onFailure={cancel} content={{}} />;
}
