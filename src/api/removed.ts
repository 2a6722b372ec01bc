import { ApiError } from './ApiError';

/**
 * Waits until something is removed. What is gone already, by another tab or by a call whose answer got
 * lost, counts as removed.
 *
 * @param call that removes it
 * @throws ApiError as the call does for everything else
 */
export async function removed(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
