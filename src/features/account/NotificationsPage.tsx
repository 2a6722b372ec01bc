import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useNotificationPage, type Notification } from '../../api/resources/notifications';
import { NoticeList, useMarkRead } from '../../domain/NoticeList';
import { pluralize } from '../../lib/text';
import { PageHead } from '../../list/PageHead';
import { PastTheEnd } from '../../list/PastTheEnd';
import { useListState } from '../../list/useListState';
import { AppLink } from '../../routing/AppLink';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { BellIcon } from '../../ui/icons';
import { Pagination } from '../../ui/Pagination';
import { QueryView } from '../../ui/QueryView';
import { NotePanel } from '../../ui/SideNote';
import { useNow } from '../../ui/useNow';
import { panel } from '../../theme/surfaceStyles';
import { noticeGroups } from './noticeGroups';
import { noticeList } from './noticeList';

const pageUrl = (page: number) => pathTo('notifications', page > 1 ? { page } : {});

/** What notices are about, and nothing else. */
const POINTS = [
  'License keys, courses and templates, as soon as they are yours.',
  'Invoices of your orders, and refunds that you ask for.',
  'Deals on your wishlist, three days before they end.',
  'Certificates of courses that you finish.',
  'What our reviewers decide on products that you submit.',
];

/** All notices of the member, page by page, to be read one by one or all at once. */
export function NotificationsPage() {
  const { query } = useListState(noticeList);
  const notices = useNotificationPage(noticeList.toParams(query));
  const markRead = useMarkRead();
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(query.page > 1 ? `Notifications, page ${query.page}` : 'Notifications');
  const unread = notices.data?.unreadCount;
  return (
    <>
      <PageHead
        title="Notifications"
        titleRef={title}
        lead={unread === undefined ? ' ' : pluralize(unread, 'unread notice', 'unread notices')}
      >
        {unread === 0 ? null : (
          <Button
            variant="outlined"
            color="secondary"
            // Its place is kept while it is not known whether there is something to read.
            sx={{ visibility: unread === undefined ? 'hidden' : undefined }}
            onClick={() => {
              // The button is about to go; the focus must not be lost with it.
              title.current?.focus();
              void markRead('all');
            }}
          >
            Mark all as read
          </Button>
        )}
      </PageHead>
      <QueryView
        query={notices}
        skeleton={<NoticesSkeleton />}
        empty={({ items, page }) => {
          if (items.length > 0) return null;
          if (page.totalItems === 0) return <NoNotices />;
          return <PastTheEnd page={page} nouns={['notice', 'notices']} firstPage={pageUrl(1)} />;
        }}
      >
        {({ items, page }) => (
          <>
            <GroupedNotices notices={items} />
            <Box sx={{ mt: 3 }}>
              <Pagination
                label="Pages of notices"
                page={page.number}
                count={page.totalPages}
                hrefFor={pageUrl}
              />
            </Box>
          </>
        )}
      </QueryView>
      {notices.data ? (
        <Box sx={note}>
          <NotePanel title="What we notify you about" points={POINTS} />
        </Box>
      ) : null}
    </>
  );
}

/** Below the notices, which have the whole width; its points are side by side where there is room. */
const note = {
  mt: { xs: 4, md: 5 },
  '& ul': {
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: 4,
  },
} as const;

const idOf = (label: string) => `notices-${label.toLowerCase().replace(' ', '-')}`;

/** A card of notices for each stretch of time. */
function GroupedNotices({ notices }: { notices: readonly Notification[] }) {
  const now = useNow();
  if (now === null) return <NoticeList notices={notices} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {noticeGroups(notices, now).map(({ label, notices: some }) => (
        <Box component="section" key={label} aria-labelledby={idOf(label)}>
          <Typography id={idOf(label)} variant="h4" component="h2" sx={{ mb: 1.25 }}>
            {label}
          </Typography>
          <Box sx={[panel, { py: { xs: 0.5, sm: 0.75 } }]}>
            <NoticeList notices={some} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Two groups of notices, each with its mark, its words and what can be done. */
function NoticesSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 3, minHeight: 480 }}>
      {['first', 'second'].map((group) => (
        <div key={group}>
          <Skeleton width="5em" sx={{ typography: 'h4', mb: 1.25 }} />
          <Box sx={[panel, { py: { xs: 0.5, sm: 0.75 } }]}>
            {['upper', 'lower'].map((key) => (
              <Box key={key} sx={noticeBones}>
                <Skeleton variant="rounded" width={36} height={36} sx={{ flexShrink: 0 }} />
                <Box sx={{ flexGrow: 1 }}>
                  <Skeleton width="30%" sx={{ typography: 'subtitle2' }} />
                  <Skeleton width="75%" sx={{ typography: 'body2' }} />
                  <Skeleton variant="rounded" width={120} height={36} sx={{ mt: 1 }} />
                </Box>
                <Skeleton width={72} sx={{ alignSelf: 'start' }} />
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const noticeBones = { display: 'flex', gap: 1.75, py: 1.75 } as const;

function NoNotices() {
  return (
    <EmptyState
      headingLevel="h2"
      icon={<BellIcon />}
      title="No notices yet"
      description="Deliveries, refunds and certificates show up here."
      action={
        <Button component={AppLink} to={pathTo('deals')} variant="contained">
          See today’s deals
        </Button>
      }
    />
  );
}
