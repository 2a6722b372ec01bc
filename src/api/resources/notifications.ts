import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

export type Notification = components['schemas']['Notification'];

/** The newest notices of the signed-in member; waits for visitors. */
export function useNotifications(isSignedIn: boolean) {
  return useApi('/notifications', isSignedIn ? { params: { query: { pageSize: 10 } } } : null);
}

/** Marks some notices as read, by id, or all of them. */
export function useMarkNotificationsRead() {
  return useApiMutation(
    async (which: string[] | 'all') => {
      const { data } = await client.POST('/read-receipts', {
        body: which === 'all' ? { all: true } : { notificationIds: which },
      });
      return data!;
    },
    ['/notifications'],
  );
}
