import { useEffect, useRef } from 'react';
import { ApiError } from '../api/ApiError';
import { useSession } from '../api/resources/session';
import { openLoginDialog } from './loginDialog';

/**
 * Runs actions that need somebody to be signed in. A visitor gets the login dialog first, and so
 * does somebody whose session has ended meanwhile; the action goes on by itself after that.
 *
 * @returns a function that runs the action and gives its result, or undefined where the dialog was
 *   closed without signing in; other errors of the action are thrown on
 */
export function useSignedIn(): <Result>(
  action: () => Promise<Result>,
  reason?: string,
) => Promise<Result | undefined> {
  const { user } = useSession();
  // An action that is tried again later, from a message, must not take somebody for a visitor who
  // has signed in since.
  const latest = useRef(user);
  useEffect(() => {
    latest.current = user;
  }, [user]);
  return async (action, reason) => {
    if (!latest.current && !(await openLoginDialog(reason))) return undefined;
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      return (await openLoginDialog(reason)) ? action() : undefined;
    }
  };
}
