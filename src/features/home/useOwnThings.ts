import { savedCount, useBookmarks, type Bookmark } from '../../api/resources/bookmarks';
import { useOwnCourses, type OwnCourse } from '../../api/resources/courses';
import { useNotifications } from '../../api/resources/notifications';
import { useOrders, type Order } from '../../api/resources/orders';
import { courseToGoOn } from '../../domain/courseToGoOn';

/** What of the wishlist is worth a look. */
export interface OwnWishlist {
  count: number;
  /** How many of its deals end soon. */
  endingCount: number;
  /** The one of them that ends first. */
  first: { title: string; endsAt: string } | undefined;
}

/** Up to three things of the member; each only where there is such a thing. */
export interface OwnThingsToSee {
  course: OwnCourse | undefined;
  wishlist: OwnWishlist | undefined;
  /** How many notices are not read, and the title of the newest of them. */
  notices: { count: number; title: string | undefined } | undefined;
  /** What was ordered last, where all notices are read. */
  order: Order | undefined;
}

const LATEST_ORDER = { pageSize: 1 } as const;

/** The saved deals that the contract calls ending soon, the first to end first. */
function endingOf(bookmarks: readonly Bookmark[]) {
  return bookmarks
    .flatMap((bookmark) => {
      if (bookmark.kind !== 'listing') return [];
      const { title, status, endsAt } = bookmark.listing;
      return status === 'ending-soon' && endsAt ? { title, endsAt } : [];
    })
    .sort((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
}

interface Answer {
  data?: unknown;
  error?: unknown;
}

const isAnswered = ({ data, error }: Answer) => data !== undefined || error !== undefined;

/**
 * What the member at the keyboard has here. All of it comes at once, so that nothing moves; a read that fails
 * counts as answered, and its thing is left out.
 *
 * @returns undefined until every read is answered; whether one has failed stands beside the things
 */
export function useOwnThings(): (OwnThingsToSee & { hasFailed: boolean }) | undefined {
  const courses = useOwnCourses(1);
  const bookmarks = useBookmarks(true);
  const notifications = useNotifications(true);
  const unread = notifications.data?.unreadCount ?? 0;
  const asksOrder = isAnswered(notifications) && unread === 0;
  const orders = useOrders(asksOrder ? LATEST_ORDER : null);

  const reads: Answer[] = [courses, bookmarks, notifications, ...(asksOrder ? [orders] : [])];
  if (!reads.every(isAnswered)) return undefined;

  const saved = bookmarks.data;
  const ending = endingOf(saved?.items ?? []);
  const count = saved ? savedCount(saved) : 0;
  return {
    course: courseToGoOn(courses.data?.items ?? []),
    wishlist: count > 0 ? { count, endingCount: ending.length, first: ending[0] } : undefined,
    notices:
      unread > 0
        ? { count: unread, title: notifications.data?.items.find(({ read }) => !read)?.title }
        : undefined,
    order: orders.data?.items[0],
    hasFailed: reads.some(({ error }) => error !== undefined),
  };
}
