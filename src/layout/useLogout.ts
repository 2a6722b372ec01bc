import { useSignOut } from '../api/resources/session';
import { focusMain } from '../routing/mainContent';
import { describeError, isUnsure } from '../ui/describeError';
import { showToast } from '../ui/toastStore';

/** A function that signs out, stays on the page and says how it went. */
export function useLogout(): () => Promise<void> {
  const { run, isRunning } = useSignOut();
  return async () => {
    if (isRunning) return;
    try {
      await run(undefined);
      showToast({ message: 'You are signed out.', severity: 'success' });
      // The menu that was used is gone; the keyboard goes on at the content.
      focusMain();
    } catch (error) {
      const { title } = describeError(error);
      const rest = isUnsure(error) ? 'You may still be signed in.' : 'You are still signed in.';
      showToast({ message: `${title}. ${rest}`, severity: 'error' });
    }
  };
}
