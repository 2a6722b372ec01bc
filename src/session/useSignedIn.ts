import { ApiError } from '../api/ApiError';
import { useCurrentUser, useRenewSession, useYieldToOther } from '../api/resources/session';
import { holdRefusals, onSignedOut } from '../api/sessionEvents';
import { useStillHere } from '../routing/useStillHere';
import { openLoginDialog } from './loginDialog';

/**
 * Runs actions that need a member. A visitor gets the login dialog first, and so does a member whose
 * session has ended meanwhile, over the page as it is; the action goes on by itself after that, unless
 * someone else has signed in. While it is not known yet who is signed in, the action waits.
 *
 * @returns a function that runs the action and gives its result, or undefined where the dialog was
 *   closed without signing in, and where the member has left before the answer came: nobody else is to
 *   hear of it; other errors of the action, and those of asking who is signed in, are thrown on
 */
export function useSignedIn(): <Result>(
  action: () => Promise<Result>,
  reason?: string,
) => Promise<Result | undefined> {
  const currentUser = useCurrentUser();
  const yieldToOther = useYieldToOther();
  const renewSession = useRenewSession();
  const markPlace = useStillHere();

  const isMember = async (): Promise<boolean> => {
    const user = currentUser();
    return Boolean(user === undefined ? (await renewSession()).user : user);
  };

  return async (action, reason) => {
    const isHere = markPlace();
    if (!(await isMember())) {
      // The dialog must not open over a page that has nothing to do with it.
      if (!(await isHere()) || !(await openLoginDialog(reason))) return undefined;
    }
    const member = currentUser()?.id;
    let isSignedOut = false;
    const stop = onSignedOut(() => {
      isSignedOut = true;
    });
    // A session that has ended by itself is not left: its member is still here.
    const hasLeft = () => {
      const now = currentUser();
      return isSignedOut || Boolean(member && now && now.id !== member);
    };
    const release = holdRefusals();
    let isRenewed = false;
    try {
      const result = await action();
      return hasLeft() ? undefined : result;
    } catch (error) {
      if (hasLeft()) return undefined;
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // What one member was about to do is not done for another.
      if (member !== undefined && (await yieldToOther(member))) return undefined;
      isRenewed = await openLoginDialog(reason);
      if (!isRenewed || hasLeft()) return undefined;
      const result = await action();
      return hasLeft() ? undefined : result;
    } finally {
      stop();
      release(isRenewed);
    }
  };
}
