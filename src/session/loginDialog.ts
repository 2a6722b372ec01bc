import { useSyncExternalStore } from 'react';

/** What somebody was about to do when they had to sign in first. */
interface Waiting {
  reason: string | undefined;
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
 * @param reason completes "Sign in to …", for example "save this deal"
 * @returns whether somebody is signed in when the dialog has closed
 */
export function openLoginDialog(reason?: string): Promise<boolean> {
  waiting?.settle(false);
  return new Promise((settle) => set({ reason, settle }));
}

/** Closes the dialog; `signedIn` says how it ended. */
export function closeLoginDialog(signedIn: boolean): void {
  waiting?.settle(signedIn);
  set(null);
}

/** Whether the dialog is open, and why. For the dialog itself. */
export function useLoginDialog(): { isOpen: boolean; reason: string | undefined } {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
  return { isOpen: current !== null, reason: current?.reason };
}
