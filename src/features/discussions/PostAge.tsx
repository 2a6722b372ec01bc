import { useNow } from '../../ui/useNow';
import { formatDate, formatRelative } from '../../lib/dates';

export interface PostAgeProps {
  /** When it was written, RFC 3339. */
  createdAt: string;
  /** When it was last edited, or null. */
  editedAt?: string | null;
}

/** `3 days ago`, with the date for who wants it, and whether the post was edited since. */
export function PostAge({ createdAt, editedAt = null }: PostAgeProps) {
  const now = useNow();
  // The page's clock stands at the full minute; what was written in this minute is not ahead of it.
  const moment = now === null ? null : new Date(Math.max(now, Date.parse(createdAt)));
  return (
    <span>
      <time dateTime={createdAt} title={formatDate(createdAt)}>
        {moment ? formatRelative(createdAt, moment) : formatDate(createdAt)}
      </time>
      {editedAt ? <span title={formatDate(editedAt)}> · edited</span> : null}
    </span>
  );
}
