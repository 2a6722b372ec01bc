import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNotifications } from '../../api/resources/notifications';
import { NoticeList, useMarkRead } from '../../domain/NoticeList';
import { QueryView } from '../../ui/QueryView';

/** The notices that the member has not read yet. */
export function UnreadNotices() {
  const notifications = useNotifications(true);
  const markRead = useMarkRead();
  const hasUnread = (notifications.data?.unreadCount ?? 0) > 0;
  return (
    <Box component="section" aria-labelledby="notices-title">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography id="notices-title" variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          Unread notices
        </Typography>
        {hasUnread ? (
          <Button size="small" onClick={() => void markRead('all')} sx={{ my: -1, flexShrink: 0 }}>
            Mark all as read
          </Button>
        ) : null}
      </Box>
      <QueryView
        query={notifications}
        skeleton={<Skeleton variant="rounded" height={220} />}
        empty={({ unreadCount }) =>
          unreadCount === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              You have read everything. Older notices stay behind the bell at the top.
            </Typography>
          ) : null
        }
      >
        {({ items }) => <NoticeList notices={items.filter(({ read }) => !read)} />}
      </QueryView>
    </Box>
  );
}
