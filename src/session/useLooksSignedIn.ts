import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../api/resources/session';

const STORAGE_KEY = 'was-signed-in';

/** Whether the last visit ended signed in, as far as this browser remembers. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return false;
  }
}

function write(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(STORAGE_KEY, 'yes');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be blocked; the header then changes once the session is known.
  }
}

const never = () => () => undefined;

/**
 * Whether to draw the page for a member. Until the session is known it goes by how the last visit
 * ended, so that a member's header does not start as a visitor's; it says nothing about rights.
 */
export function useLooksSignedIn(): boolean {
  const { user } = useSession();
  const was = useSyncExternalStore(never, wasSignedIn, () => false);
  useEffect(() => {
    if (user !== undefined) write(user !== null);
  }, [user]);
  return user === undefined ? was : user !== null;
}
