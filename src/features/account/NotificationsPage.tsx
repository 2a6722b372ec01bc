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
import { useListTitle } from '../../list/useListTitle';
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
  'Invoices for your orders, and refunds you ask for.',
  'Deals on your wishlist that end soon.',
  'Replies to your questions about products.',
  'Certificates for courses you finish.',
  'What our reviewers decide about products you submit.',
];

/** All notices of the member, page by page, to be read one by one or all at once. */
export function NotificationsPage() {
  const { query } = useListState(noticeList);
  const notices = useNotificationPage(noticeList.toParams(query));
  const markRead = useMarkRead();
  const title = useRef<HTMLHeadingElement>(null);
  useListTitle('Notifications', query);
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

/** Below the notices, in a quiet foot; its points are side by side where there is room. */
const note = {
  mt: { xs: 3, md: 4 },
  '& > aside': {
    p: { xs: 0, sm: 0 },
    border: 0,
    bgcolor: 'transparent',
    boxShadow: 'none',
  },
  '& ul': {
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: 4,
  },
} as const;

const idOf = (label: string) => `notices-${label.toLowerCase().replace(' ', '-')}`;

/** All notices on one surface, each stretch of time with its name beside or above its notices. */
function GroupedNotices({ notices }: { notices: readonly Notification[] }) {
  const now = useNow();
  if (now === null) {
    return (
      <Box sx={[...inbox, { px: { xs: 2, md: 3 } }]}>
        <NoticeList notices={notices} />
      </Box>
    );
  }
  return (
    <Box sx={inbox}>
      {noticeGroups(notices, now).map(({ label, notices: some }) => (
        <Box component="section" key={label} aria-labelledby={idOf(label)} sx={group}>
          <Typography id={idOf(label)} variant="h4" component="h2" sx={groupName}>
            {label}
          </Typography>
          <NoticeList notices={some} />
        </Box>
      ))}
    </Box>
  );
}

/** Two groups of notices, each with its mark, its words and what can be done. */
function NoticesSkeleton() {
  return (
    <Box aria-hidden sx={[...inbox, { minHeight: 480 }]}>
      {['first', 'second'].map((key) => (
        <Box key={key} sx={group}>
          <Skeleton width="5em" sx={[groupName, { typography: 'h4' }]} />
          <div>
            {['upper', 'middle', 'lower'].map((notice) => (
              <Box key={notice} sx={noticeBones}>
                <Skeleton variant="rounded" width={36} height={36} sx={{ flexShrink: 0 }} />
                <Box sx={{ flexGrow: 1 }}>
                  <Skeleton width="30%" sx={{ typography: 'subtitle2' }} />
                  <Skeleton width="60%" sx={{ typography: 'body2' }} />
                </Box>
                <Skeleton width={72} sx={{ alignSelf: { xs: 'start', md: 'center' } }} />
              </Box>
            ))}
          </div>
        </Box>
      ))}
    </Box>
  );
}

/** The surface that all notices lie on. */
const inbox = [panel, { p: { xs: 0, sm: 0 }, overflow: 'hidden' }] as const;

/** A stretch of time: its name has a column of its own where there is room. */
const group = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '140px minmax(0, 1fr)' },
  px: { xs: 2, md: 3 },
  py: { xs: 0.5, md: 1 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const groupName = { pt: { xs: 1.75, md: 2 } } as const;

const noticeBones = {
  display: 'flex',
  gap: 1.75,
  py: 1.75,
  minHeight: { xs: 124, md: 72 },
} as const;

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
