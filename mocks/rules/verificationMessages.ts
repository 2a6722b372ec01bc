import { ProblemError } from '../problem';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { sendMail } from './mails';

const PAUSE_SECONDS = 60;
const TITLE = 'Confirm that your payments are yours';
const BODY =
  'You asked for this message again. Was it you? Then there is nothing to do. If not, remove the cards that you don’t know.';

/**
 * Sends the message with which a member confirms their payments: by mail, and among their notices.
 *
 * @throws ProblemError 429 less than a minute after the one before
 */
export async function sendVerification(
  store: Store,
  now: Date,
  account: AccountRecord,
): Promise<{ sentTo: string }> {
  const { notifications } = await store.open('notifications');
  const sentAt = notifications
    .all()
    .filter(({ accountId, title }) => accountId === account.id && title === TITLE)
    .map(({ createdAt }) => Date.parse(createdAt));
  const seconds = Math.ceil((Math.max(...sentAt, 0) - now.getTime()) / 1000) + PAUSE_SECONDS;
  if (seconds > 0) {
    throw new ProblemError(429, 'too-many-requests', 'The message was sent a moment ago', {
      detail: `The message was sent a moment ago. Ask again in ${seconds} seconds.`,
      headers: { 'retry-after': seconds },
    });
  }
  notifications.put({
    id: store.nextId('notification'),
    accountId: account.id,
    title: TITLE,
    body: BODY,
    read: false,
    listingId: null,
    createdAt: now.toISOString(),
  });
  await sendMail(store, now, { to: account.identifier, subject: TITLE, text: BODY });
  return { sentTo: account.identifier };
}
