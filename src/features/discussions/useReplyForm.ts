import { useState } from 'react';
import { openLoginDialog } from '../../session/loginDialog';
import { useLooksSignedIn } from '../../session/useLooksSignedIn';

/**
 * Whether the form to reply is shown: to members, and to visitors once they have signed in. It stays
 * when the session ends over what is typed in it.
 *
 * @returns `ask` asks a visitor to sign in; `takesFocus` is for the form that comes after that
 */
export function useReplyForm(): { isShown: boolean; takesFocus: boolean; ask: () => void } {
  const looksSignedIn = useLooksSignedIn();
  const [isShown, setShown] = useState(looksSignedIn);
  const [takesFocus, setTakesFocus] = useState(false);
  // The dialog holds the focus until it closes, which is when the form may take it.
  const [isAsking, setAsking] = useState(false);
  if (looksSignedIn && !isShown && !isAsking) setShown(true);
  return {
    isShown,
    takesFocus,
    ask: () => {
      setTakesFocus(true);
      setAsking(true);
      void openLoginDialog('reply').then((isSignedIn) => {
        setAsking(false);
        // Someone who signs in later, from somewhere else, is not moved here.
        if (!isSignedIn) setTakesFocus(false);
      });
    },
  };
}
