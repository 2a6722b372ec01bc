import { presentNotification } from '../presenters/notification';
import { markRead, noticesOf, unreadIn } from '../rules/notifications';
import { paginate } from '../rules/pages';
import type { Handlers } from './handler';

export const handlers: Handlers<'notifications'> = {
  async listNotifications({ store, query, account }) {
    const { notifications } = await store.open('notifications');
    const own = noticesOf(notifications, account.id);
    const { items, page } = paginate(own, query);
    return {
      status: 200,
      body: { items: items.map(presentNotification), page, unreadCount: unreadIn(own) },
    };
  },

  async createReadReceipt({ store, body, account }) {
    const { notifications } = await store.open('notifications');
    markRead(notifications, account.id, body);
    const unreadCount = unreadIn(noticesOf(notifications, account.id));
    return { status: 201, body: { unreadCount } };
  },
};
