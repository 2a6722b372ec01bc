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
  const attempt = nameOf(name, content);
  const key = recallText(attempt) ?? newAttemptKey();
  keepText(attempt, key);
  // Once it was given up, another attempt may have begun by the same name.
  const forget = () => void (recallText(attempt) === key && forgetText(attempt));
  try {
    const answer = await send(key);
    forget();
    return answer;
  } catch (error) {
    // Of all else nobody knows what came of it, and a 401 says nothing of what was sent before.
    if (error instanceof ApiError && !error.isTemporary && error.status !== 401) forget();
    throw error;
  }
}

const nameOf = (name: string, content: string) => `${name} ${content}`;

/** Gives an attempt up, also one on its way: the same content that is sent after this is another one. */
export const giveUpSending = (name: string, content: string): void =>
  forgetText(nameOf(name, content));
