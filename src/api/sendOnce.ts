import { newAttemptKey } from '../lib/attemptKey';
import { forgetText, keepText, recallText } from '../lib/tabMemory';
import { ApiError } from './ApiError';

/**
 * Sends something that must happen once, under the `Idempotency-Key` of this attempt. The same
 * content is sent under the same key, over a reload of this tab, too, until the server has clearly
 * said what came of it: done, or refused.
 *
 * @param name whose attempt at what: `gift-card member-maya`
 * @param content what is sent; other content is another attempt
 * @param send makes the call
 * @throws ApiError as the call does
 */
export async function sendOnce<Answer>(
  name: string,
  content: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const attempt = `${name} ${content}`;
  const key = recallText(attempt) ?? newAttemptKey();
  keepText(attempt, key);
  try {
    const answer = await send(key);
    forgetText(attempt);
    return answer;
  } catch (error) {
    // Of all else nobody knows what came of it.
    if (error instanceof ApiError && !error.isTemporary) forgetText(attempt);
    throw error;
  }
}
