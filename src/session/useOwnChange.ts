import { showToast } from '../ui/toastStore';
import { useSignedIn } from './useSignedIn';

export interface OwnChangeWords {
  /** Completes "Sign in to …", for example "save Replywright". */
  reason: string;
  /** Said where it fails, beside Try again. */
  failure: string;
  /** Called once it is done, for the member who asked for it: nobody else is to hear of it. */
  onDone?: () => void;
}

/**
 * Runs a change that shows at once, such as a heart, a like or a vote: a visitor signs in first, and
 * where it fails a message says so and offers to try again.
 */
export function useOwnChange(): (
  change: () => Promise<void>,
  words: OwnChangeWords,
) => Promise<void> {
  const signedIn = useSignedIn();
  const run = async (change: () => Promise<void>, words: OwnChangeWords): Promise<void> => {
    try {
      const isDone = await signedIn(async () => {
        await change();
        return true;
      }, words.reason);
      if (isDone) words.onDone?.();
    } catch {
      showToast({
        severity: 'error',
        message: words.failure,
        action: { label: 'Try again', onClick: () => void run(change, words) },
      });
    }
  };
  return run;
}
