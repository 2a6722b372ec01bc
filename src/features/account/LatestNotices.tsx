import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNotifications } from '../../api/resources/notifications';
import { NoticeList } from '../../domain/NoticeList';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { LatestSection } from '../../domain/LatestSection';

/** How many notices the account page shows; the rest have a page of their own. */
const MOST_SHOWN = 4;

/** The newest notices of the member. */
export function LatestNotices() {
  const notifications = useNotifications(true);
  return (
    <LatestSection
      title="Notifications"
      to={pathTo('notifications')}
      linkLabel="View all notifications"
    >
      <QueryView
        query={notifications}
        skeleton={<Skeleton variant="rounded" height={320} />}
        empty={({ items }) =>
          items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              No notices yet. Deliveries, refunds and certificates show up here.
            </Typography>
          ) : null
        }
      >
        {({ items }) => (
          // Below a hairline, as the orders beside them.
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <NoticeList notices={items.slice(0, MOST_SHOWN)} />
          </Box>
        )}
      </QueryView>
    </LatestSection>
  );
}
