import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMarkNotificationsRead, type Notification } from '../api/resources/notifications';
import { formatDate, formatRelative } from '../lib/dates';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { describeError } from '../ui/describeError';
import { showToast } from '../ui/toastStore';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useNow } from '../ui/useNow';

/** A function that marks some or all notices as read, and says if it fails. */
export function useMarkRead(): (which: string[] | 'all') => Promise<void> {
  const markNotificationsRead = useMarkNotificationsRead();
  return async (which) => {
    try {
      await markNotificationsRead(which);
    } catch (error) {
      const { title } = describeError(error);
      showToast({ severity: 'error', message: `${title}. The notices still count as unread.` });
    }
  };
}

export interface NoticeListProps {
  notices: readonly Notification[];
  /** Called when a link of a notice is followed. */
  onLeave?: () => void;
}

/** Notices, the unread ones marked; following one or its button marks it as read. */
export function NoticeList({ notices, onLeave }: NoticeListProps) {
  const markRead = useMarkRead();
  const now = useNow();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {notices.map(({ id, title, body, read, listingId, createdAt }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: '8px minmax(0, 1fr)',
            columnGap: 1.5,
            py: 1.75,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { borderBottom: 0 },
          }}
        >
          <Box
            aria-hidden
            sx={{
              width: 8,
              height: 8,
              mt: '7px',
              borderRadius: '50%',
              bgcolor: read ? 'transparent' : 'deal.main',
            }}
          />
          <Box>
            <Typography variant="subtitle2" component="p">
              {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
              {listingId ? (
                <Link
                  component={AppLink}
                  to={pathTo('product', { id: listingId })}
                  color="inherit"
                  underline="hover"
                  onClick={() => {
                    if (!read) void markRead([id]);
                    onLeave?.();
                  }}
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {body}
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 32 }}>
              <Typography
                variant="caption"
                component="time"
                dateTime={createdAt}
                sx={{ color: 'text.secondary' }}
              >
                {now === null ? formatDate(createdAt) : formatRelative(createdAt, new Date(now))}
              </Typography>
              {read ? null : (
                <Button size="small" color="primary" onClick={() => void markRead([id])}>
                  Mark as read
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </Button>
              )}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
