import 'virtual:answer-shapes/notifications';
import { client } from '../client';
import type { components, operations } from '../schema.d';
import { useApi } from '../useApi';
import { useChange } from '../useChange';

export type Notification = components['schemas']['Notification'];

/** The newest notices of the signed-in member; waits for visitors. */
export function useNotifications(isSignedIn: boolean) {
  return useApi('/notifications', isSignedIn ? { params: { query: { pageSize: 10 } } } : null);
}

export type NotificationQuery = NonNullable<operations['listNotifications']['parameters']['query']>;

/** One page of the notices of the signed-in member; the old ones stay while new ones load. */
export function useNotificationPage(query: NotificationQuery) {
  return useApi('/notifications', { params: { query } }, { keepPreviousData: true });
}

type NotificationList = components['schemas']['NotificationList'];

/** The notices with some of them read, by id, or all of them. */
const withRead =
  (which: string[] | 'all') =>
  (list: NotificationList): NotificationList => {
    const turns = ({ id, read }: Notification) => !read && (which === 'all' || which.includes(id));
    const turned = list.items.filter(turns).length;
    return {
      ...list,
      items: list.items.map((notice) => (turns(notice) ? { ...notice, read: true } : notice)),
      unreadCount: which === 'all' ? 0 : Math.max(0, list.unreadCount - turned),
    };
  };

/**
 * Marks some notices as read, by id, or all of them. It shows at once and is undone where the server
 * refuses; the returned function rejects with an ApiError then.
 */
export function useMarkNotificationsRead(): (which: string[] | 'all') => Promise<void> {
  const change = useChange();
  return (which) =>
    change({
      record: `read ${String(which)}`,
      send: () =>
        client.POST('/read-receipts', {
          body: which === 'all' ? { all: true } : { notificationIds: which },
        }),
      shows: { '/notifications': withRead(which) },
      invalidates: ['/notifications'],
    });
}
