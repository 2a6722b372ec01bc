import { newAttemptKey } from './attemptKey';

/** Where the browser keeps nothing, an attempt lives as long as the page. */
const inMemory = new Map<string, string>();

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? inMemory.get(name);
  } catch {
    return inMemory.get(name);
  }
}

/**
 * The `Idempotency-Key` of what is being sent: the same for the same content until the attempt has
 * ended, over a reload of this tab, too. So what was lost on its way can be sent again.
 *
 * @param name whose attempt at what: `gift-card member-maya`
 * @param content what is sent; other content is another attempt
 */
export function attemptKey(name: string, content: string): string {
  const [key, of] = read(name)?.split(' ', 2) ?? [];
  const mark = encodeURIComponent(content);
  if (key && of === mark) return key;
  const next = newAttemptKey();
  inMemory.set(name, `${next} ${mark}`);
  try {
    sessionStorage.setItem(name, `${next} ${mark}`);
  } catch {
    // Blocked or full: the page still has it.
  }
  return next;
}

/** It is known what came of the attempt: the next one gets a key of its own. */
export function endAttempt(name: string): void {
  inMemory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Blocked: it was never kept.
  }
}
