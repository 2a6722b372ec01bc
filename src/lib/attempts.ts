import { newAttemptKey } from './attemptKey';
import { forgetText, keepText, recallText } from './tabMemory';

/**
 * The `Idempotency-Key` of what is being sent: the same for the same content until the attempt has
 * ended, over a reload of this tab, too. So what was lost on its way can be sent again.
 *
 * @param name whose attempt at what: `gift-card member-maya`
 * @param content what is sent; other content is another attempt
 */
export function attemptKey(name: string, content: string): string {
  const [key, of] = recallText(name)?.split(' ', 2) ?? [];
  const mark = encodeURIComponent(content);
  if (key && of === mark) return key;
  const next = newAttemptKey();
  keepText(name, `${next} ${mark}`);
  return next;
}

/** It is known what came of the attempt: the next one gets a key of its own. */
export const endAttempt = (name: string): void => forgetText(name);
