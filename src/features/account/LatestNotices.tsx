import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNotifications } from '../../api/resources/notifications';
import { NoticeList } from '../../domain/NoticeList';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';

/** How many notices the account page shows; the rest have a page of their own. */
const MOST_SHOWN = 4;

/** The newest notices of the member. */
export function LatestNotices() {
  const notifications = useNotifications(true);
  return (
    <Box component="section" aria-labelledby="notices-title">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography id="notices-title" variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          Notices
        </Typography>
        <Button
          component={AppLink}
          to={pathTo('notifications')}
          size="small"
          aria-label="See all notices"
          sx={{ my: -1, mr: -1.5, flexShrink: 0 }}
        >
          See all
        </Button>
      </Box>
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
        {({ items }) => <NoticeList notices={items.slice(0, MOST_SHOWN)} />}
      </QueryView>
    </Box>
  );
}
