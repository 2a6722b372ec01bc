import { useSyncExternalStore } from 'react';

/**
 * Where someone is after signing in: where they were, so that what they were about to do goes on,
 * or on their account page, where login leads (specification section 2).
 */
export type AfterLogin = 'stay' | 'account';

/** What someone was about to do when they had to sign in first. */
interface Waiting {
  reason: string | undefined;
  then: AfterLogin;
  settle: (signedIn: boolean) => void;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

function set(next: Waiting | null): void {
  waiting = next;
  listeners.forEach((listener) => listener());
}

/**
 * Opens the login dialog over whatever is on screen.
 *
 * @param reason completes "Sign in to …", for example "save Replywright"
 * @param then where to be after signing in
 * @returns whether someone is signed in when the dialog has closed
 */
export function openLoginDialog(reason?: string, then: AfterLogin = 'stay'): Promise<boolean> {
  waiting?.settle(false);
  return new Promise((settle) => set({ reason, then, settle }));
}

/**
 * Closes the dialog.
 *
 * @param signedIn how it ended
 * @returns false where it was closed already
 */
export function closeLoginDialog(signedIn: boolean): boolean {
  if (!waiting) return false;
  const { settle } = waiting;
  set(null);
  settle(signedIn);
  return true;
}

/** Whether the dialog is open, why, and what comes after it. For the dialog itself. */
export function useLoginDialog(): {
  isOpen: boolean;
  reason: string | undefined;
  then: AfterLogin;
} {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
  return { isOpen: current !== null, reason: current?.reason, then: current?.then ?? 'stay' };
}
