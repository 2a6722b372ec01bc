import type { MailRecord } from '../store/records/profileRecords';
import type { Store } from '../store/store';

/** How many mails the outbox holds; the oldest go first. */
const MOST_KEPT = 50;

/** The mails that would have been sent, the latest first. */
export async function outboxOf(store: Store): Promise<MailRecord[]> {
  await store.sync();
  const { mails } = await store.open('mails');
  return [...mails.all()].reverse();
}

/** Puts a mail into the outbox of the mock, which sends nothing: it is read there. */
export async function sendMail(
  store: Store,
  now: Date,
  mail: Pick<MailRecord, 'to' | 'subject' | 'text'>,
): Promise<void> {
  const { mails } = await store.open('mails');
  const [oldest] = mails.all();
  if (mails.all().length >= MOST_KEPT) mails.remove(oldest!.id);
  mails.put({ ...mail, id: store.nextId('mail'), createdAt: now.toISOString() });
}
