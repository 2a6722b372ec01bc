import { presentNotification } from '../presenters/notification';
import { markRead, noticesOf, unreadIn } from '../rules/notifications';
import { paginate } from '../rules/pages';
import type { Handlers } from './handler';

export const handlers: Handlers<'notifications'> = {
  async listNotifications({ store, query, account, now }) {
    const { notifications, listings } = await store.open('notifications', 'listings');
    const own = noticesOf(notifications, account.id, now);
    const { items, page } = paginate(own, query);
    return {
      status: 200,
      body: {
        items: items.map((notice) => presentNotification(notice, listings, now)),
        page,
        unreadCount: unreadIn(own),
      },
    };
  },

  async createReadReceipt({ store, body, account, now }) {
    const { notifications } = await store.open('notifications');
    markRead(notifications, account.id, now, body);
    const unreadCount = unreadIn(noticesOf(notifications, account.id, now));
    return { status: 201, body: { unreadCount } };
  },
};
