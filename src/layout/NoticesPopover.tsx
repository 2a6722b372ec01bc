import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useNotifications } from '../api/resources/notifications';
import { useSession } from '../api/resources/session';
import { NoticeList, useMarkRead } from '../domain/NoticeList';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { CloseIcon } from '../ui/icons';
import { QueryView } from '../ui/QueryView';
import { useBackToClose } from '../ui/useBackToClose';

export interface NoticesPopoverProps {
  /** The bell; null while the notices are closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The newest notices of the member, in a panel below the bell. */
export function NoticesPopover({ anchor, onClose }: NoticesPopoverProps) {
  const { user } = useSession();
  const notifications = useNotifications(Boolean(user));
  const markRead = useMarkRead();
  const titleId = useId();
  useBackToClose(anchor !== null, onClose);
  const title = useRef<HTMLHeadingElement>(null);
  const unread = notifications.data?.unreadCount ?? 0;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: (theme) => ({
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(620px, calc(100vh - 96px))',
            mt: 1,
            px: 2.5,
            borderRadius: '14px',
            border: `1px solid ${theme.vars.palette.divider}`,
            boxShadow: theme.vars.palette.elevation.overlay,
            // In the dark above the cards that it opens over, as menus are.
            ...theme.applyStyles('dark', {
              backgroundColor: theme.vars.palette.surface.sunken,
              '--notice-ground': theme.vars.palette.surface.sunken,
            }),
          }),
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          py: 1.25,
          bgcolor: 'inherit',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={titleId}
          ref={title}
          tabIndex={-1}
          variant="h4"
          component="h2"
          sx={{ flexGrow: 1, outline: 0 }}
        >
          Notifications
        </Typography>
        {unread > 0 ? (
          <Button
            size="small"
            onClick={() => {
              // The button is about to go; without a focus in here, Escape would not be heard.
              title.current?.focus();
              void markRead('all');
            }}
          >
            Mark all as read
          </Button>
        ) : null}
        <IconButton aria-label="Close" onClick={onClose} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <QueryView
        query={notifications}
        skeleton={<NoticesSkeleton />}
        empty={({ items }) =>
          items.length === 0 ? (
            <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
              No notices yet. Deliveries, refunds and certificates show up here.
            </Typography>
          ) : null
        }
      >
        {({ items }) => <NoticeList notices={items} onLeave={onClose} />}
      </QueryView>
      <Button
        component={AppLink}
        to={pathTo('notifications')}
        fullWidth
        onClick={onClose}
        sx={seeAll}
      >
        View all notifications
      </Button>
    </Popover>
  );
}

function NoticesSkeleton() {
  return (
    <Box aria-busy="true" sx={{ py: 1.75, display: 'grid', gap: 2 }}>
      {['first', 'second', 'third'].map((key) => (
        <Box key={key} sx={{ pl: 2.5 }}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="25%" />
        </Box>
      ))}
    </Box>
  );
}

/** Notices scroll away behind it, under the pointer, too. */
const seeAll = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  minHeight: 52,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 0,
  bgcolor: 'inherit',
  '&:hover': { bgcolor: 'inherit', textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -4 },
} as const;
