import { outboxOf } from '../rules/mails';
import type { Store } from '../store/store';

/**
 * Looks for mails that would have been sent, and shows them on the page, in a place of their own.
 *
 * @returns a function that looks; the first time it shows no more than that there are some
 */
export function watchOutbox(store: Store): () => Promise<void> {
  let latest: string | undefined;
  let hasLooked = false;
  return async () => {
    const mails = await outboxOf(store);
    const isNew = hasLooked && mails[0] !== undefined && mails[0].id !== latest;
    const isFirst = !hasLooked && mails.length > 0;
    latest = mails[0]?.id;
    hasLooked = true;
    if (!isNew && !isFirst) return;
    const { showOutbox } = await import('./showOutbox');
    showOutbox(mails, isNew);
  };
}
