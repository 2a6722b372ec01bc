import { presentNotification } from '../presenters/notification';
import { notFound } from '../problem';
import { newestFirst } from '../rules/order';
import { paginate } from '../rules/pages';
import type { NotificationRecord } from '../store/records';
import type { Handlers } from './handler';

const unreadIn = (notices: readonly NotificationRecord[]) =>
  notices.filter(({ read }) => !read).length;

export const handlers: Handlers<'notifications'> = {
  async listNotifications(call) {
    const { notifications } = await call.store.open('notifications');
    const { id } = call.account;
    const own = notifications.all().filter(({ accountId }) => accountId === id);
    const { items, page } = paginate(own.toSorted(newestFirst), call.query);
    return {
      status: 200,
      body: {
        items: items.map(presentNotification),
        page,
        unreadCount: unreadIn(own),
      },
    };
  },

  async createReadReceipt(call) {
    const { notifications } = await call.store.open('notifications');
    const { id } = call.account;
    const own = () => notifications.all().filter(({ accountId }) => accountId === id);
    const { all = false, notificationIds = [] } = call.body;
    const named = own().filter((notice) => all || notificationIds.includes(notice.id));
    if (named.length < notificationIds.length) throw notFound('notification');
    for (const notice of named) {
      if (!notice.read) notifications.put({ ...notice, read: true });
    }
    return { status: 201, body: { unreadCount: unreadIn(own()) } };
  },
};
