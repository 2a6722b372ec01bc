import type { RequestBody } from '../contract/types';
import { notFound } from '../problem';
import type { Collection } from '../store/collection';
import type { NotificationRecord } from '../store/records';
import type { Store } from '../store/store';
import { newestFirst } from './order';

/** The notices that an account has by now, the latest first; one may be written ahead of its time. */
export const noticesOf = (
  notifications: Collection<NotificationRecord>,
  accountId: string,
  now: Date,
): NotificationRecord[] =>
  notifications
    .all()
    .filter(
      (notice) => notice.accountId === accountId && Date.parse(notice.createdAt) <= now.getTime(),
    )
    .sort(newestFirst);

/** How many of these are unread. */
export const unreadIn = (notices: readonly NotificationRecord[]): number =>
  notices.filter(({ read }) => !read).length;

/** Tells an account something, under its bell. */
export async function notify(
  store: Store,
  now: Date,
  accountId: string,
  notice: Pick<NotificationRecord, 'title' | 'body' | 'listingId' | 'action'>,
): Promise<void> {
  const { notifications } = await store.open('notifications');
  notifications.put({
    ...notice,
    id: store.nextId('notification'),
    accountId,
    read: false,
    createdAt: now.toISOString(),
  });
}

/**
 * Marks notices of an account as read: the named ones, or all.
 *
 * @throws ProblemError 404 where one of the named is not the account's; then none is marked
 */
export function markRead(
  notifications: Collection<NotificationRecord>,
  accountId: string,
  now: Date,
  { all, notificationIds = [] }: RequestBody<'createReadReceipt'>,
): void {
  const named = noticesOf(notifications, accountId, now).filter(
    ({ id }) => all === true || notificationIds.includes(id),
  );
  if (named.length < notificationIds.length) throw notFound('notification');
  for (const notice of named) if (!notice.read) notifications.put({ ...notice, read: true });
}
