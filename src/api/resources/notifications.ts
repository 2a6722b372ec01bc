import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

export type Notification = components['schemas']['Notification'];

/** The newest notices of the signed-in member; waits for visitors. */
export function useNotifications(isSignedIn: boolean) {
  return useApi('/notifications', isSignedIn ? { params: { query: { pageSize: 10 } } } : null);
}

/** Marks the named notices as read, or all of them where none is named. */
export function useMarkNotificationsRead() {
  return useApiMutation(
    async (notificationIds: string[]) => {
      const { data } = await client.POST('/read-receipts', { body: { notificationIds } });
      return data!;
    },
    ['/notifications'],
  );
}
