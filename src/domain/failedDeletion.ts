import { describeError, isUnsure } from '../ui/describeError';

/**
 * Says that something could not be deleted, or that nobody knows whether it was.
 *
 * @param what in a sentence: `your review`
 */
export const failedDeletion = (what: string, error: unknown): string =>
  isUnsure(error)
    ? `${describeError(error).title}. Try again to be sure that ${what} is gone.`
    : `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be deleted. Nothing was changed.`;
