import type { components } from '../../src/api/schema.d';
import type { NotificationRecord } from '../store/records';

/** A notice as its member sees it. */
export function presentNotification(
  record: NotificationRecord,
): components['schemas']['Notification'] {
  const { id, title, body, read, listingId, createdAt } = record;
  return { id, title, body, read, listingId, createdAt };
}
