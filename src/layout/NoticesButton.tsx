import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';
import { useNotifications } from '../api/resources/notifications';
import { useSession } from '../api/resources/session';
import { pluralize } from '../lib/text';
import { BellIcon } from '../ui/icons';
import { CountBadge } from './CountBadge';
import { loadNotices } from './loadOverlays';
import { Overlay } from './Overlay';
import { prefetchOn } from './prefetchOn';

/** The bell with the number of unread notices, and the notices themselves below it. */
export function NoticesButton() {
  const { user } = useSession();
  const { data } = useNotifications(Boolean(user));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const unread = data?.unreadCount ?? 0;
  return (
    <>
      <IconButton
        aria-label={`Notifications, ${pluralize(unread, 'unread notice', 'unread notices')}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...prefetchOn(loadNotices)}
      >
        <CountBadge count={unread}>
          <BellIcon />
        </CountBadge>
      </IconButton>
      <Overlay
        load={loadNotices}
        isOpen={anchor !== null}
        onFailure={close}
        content={{ anchor, onClose: close }}
      />
    </>
  );
}
