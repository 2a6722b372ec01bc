import type { Store } from '../store/store';
import type { ListingRecord } from '../store/records';
import { notify } from './notifications';

/** How long before a deal ends those who have saved it are told. */
const AHEAD_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Has an account told in time that a deal which it has saved ends, or no longer told of one that it has
 * not. The notice lies ahead in time; who saves a deal in its last days has just read when it ends.
 */
export async function foretellEnd(
  store: Store,
  now: Date,
  accountId: string,
  { id, title, endsAt, oldPrice }: ListingRecord,
  saved: boolean,
): Promise<void> {
  const { notifications } = await store.open('notifications');
  const due = endsAt === null || oldPrice === null ? 0 : Date.parse(endsAt) - AHEAD_MS;
  if (due <= now.getTime()) return;
  const known = notifications
    .all()
    .filter(
      (notice) =>
        notice.accountId === accountId &&
        notice.listingId === id &&
        notice.action === 'see-deal' &&
        Date.parse(notice.createdAt) > now.getTime(),
    );
  if (!saved) for (const notice of known) notifications.remove(notice.id);
  else if (known.length === 0)
    await notify(store, new Date(due), accountId, {
      title: 'A deal on your wishlist ends soon',
      body: `${title} goes back to its regular price when its deal ends.`,
      listingId: id,
      action: 'see-deal',
    });
}
