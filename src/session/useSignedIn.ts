import { useEffect, useRef } from 'react';
import { ApiError } from '../api/ApiError';
import { useRenewSession, useSession } from '../api/resources/session';
import { holdRefusals } from '../api/sessionEvents';
import { useStillHere } from '../routing/useStillHere';
import { openLoginDialog } from './loginDialog';

/**
 * Runs actions that need a member. A visitor gets the login dialog first, and so does a member whose
 * session has ended meanwhile, over the page as it is; the action goes on by itself after that, unless
 * someone else has signed in. While it is not known yet
 * who is signed in, the action waits.
 *
 * @returns a function that runs the action and gives its result, or undefined where the dialog was
 *   closed without signing in; other errors of the action, and those of asking who is signed in, are
 *   thrown on
 */
export function useSignedIn(): <Result>(
  action: () => Promise<Result>,
  reason?: string,
) => Promise<Result | undefined> {
  const { user } = useSession();
  const renewSession = useRenewSession();
  const markPlace = useStillHere();
  // An action that is tried again later, from a message, must not take a member for a visitor who
  // has signed in since.
  const latest = useRef(user);
  useEffect(() => {
    latest.current = user;
  }, [user]);

  const isMember = async (): Promise<boolean> =>
    Boolean(latest.current === undefined ? (await renewSession()).user : latest.current);

  return async (action, reason) => {
    const isHere = markPlace();
    if (!(await isMember())) {
      // The dialog must not open over a page that has nothing to do with it.
      if (!isHere() || !(await openLoginDialog(reason))) return undefined;
    }
    const member = latest.current?.id;
    const release = holdRefusals();
    let isRenewed = false;
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      isRenewed = await openLoginDialog(reason);
      if (!isRenewed) return undefined;
      // What one member was about to do is not done for another.
      const isOther = member !== undefined && (await renewSession()).user?.id !== member;
      return isOther ? undefined : await action();
    } finally {
      release(isRenewed);
    }
  };
}
