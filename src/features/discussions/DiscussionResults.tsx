import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { useDiscussions } from '../../api/resources/discussions';
import { pluralize } from '../../lib/text';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import type { IgnoredParameter } from '../../list/UrlReader';
import { useAnnouncement, useFocusOnPageChange } from '../../routing/useResultEffects';
import type { ChangeUrlQuery } from '../../list/useUrlQuery';
import { EmptyState } from '../../ui/EmptyState';
import { ChatIcon } from '../../ui/icons';
import { Pagination } from '../../ui/Pagination';
import { QueryView } from '../../ui/QueryView';
import { DiscussionRow, DiscussionRowSkeleton } from './DiscussionRow';
import { toDiscussionsSearch, VIEWS, type ListQuery, type View } from './discussionsUrl';
import { ListFilters } from './ListFilters';
import { ViewTabs } from './ViewTabs';

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Only a wait that can be felt shows; quick answers don't flicker.
  '&[data-stale]': { opacity: 0.6, transitionDelay: '120ms' },
});

export interface DiscussionResultsProps {
  query: ListQuery;
  ignored: readonly IgnoredParameter[];
  discussions: ReturnType<typeof useDiscussions>;
  /** The name of the chosen topic, where one is chosen and known. */
  topicName: string | undefined;
  onChange: ChangeUrlQuery<ListQuery>;
}

/** What the query found, under its tabs: count, filters, rows, pages. */
export function DiscussionResults(props: DiscussionResultsProps) {
  const { query, ignored, discussions, topicName, onChange } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading } = discussions;
  const isSettled = data !== undefined && !isLoading && !error;
  const count = data && pluralize(data.page.totalItems, 'discussion', 'discussions');
  useFocusOnPageChange(heading, query.page, toDiscussionsSearch({ ...query, page: 1 }));
  useAnnouncement(isSettled ? count : undefined);

  const searchOf = (change: Partial<ListQuery>) => ({
    search: toDiscussionsSearch({ ...query, page: 1, ...change }),
  });
  const clear = () => {
    onChange({ q: '', topic: '', author: '', view: 'new' });
    heading.current?.focus();
  };

  return (
    // Tall enough to keep the footer out of sight, however few results there are.
    <Box sx={{ mt: 2.5, minHeight: '80vh' }}>
      <ViewTabs view={query.view} hrefFor={(view: View) => searchOf({ view })} />
      <Box sx={resultsHead}>
        <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
          {VIEWS[query.view].heading}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {count ?? '\u00a0'}
        </Typography>
      </Box>
      <ListFilters
        query={query}
        topicName={topicName}
        authorName={data?.items.find(({ author }) => author.id === query.author)?.author.name}
        onChange={onChange}
        onEmptied={() => heading.current?.focus()}
      />
      <IgnoredNotice ignored={ignored} />
      <QueryView
        query={discussions}
        skeleton={
          <Rows aria-hidden>
            {Array.from({ length: 8 }, (_, index) => (
              <DiscussionRowSkeleton key={`row-${index}`} />
            ))}
          </Rows>
        }
        empty={({ items, page }) => {
          if (items.length > 0) return null;
          const isPastTheEnd = page.totalItems > 0;
          return (
            <EmptyState
              headingLevel="p"
              icon={<ChatIcon />}
              title={isPastTheEnd ? `There is no page ${page.number}` : 'No discussion fits'}
              description={
                isPastTheEnd
                  ? `The list ends on page ${page.totalPages}.`
                  : 'Try other words or another topic, or start the discussion that you miss.'
              }
              action={
                isPastTheEnd ? (
                  <Button component={Link} to={searchOf({ page: 1 })} variant="contained">
                    Go to page 1
                  </Button>
                ) : (
                  <Button variant="contained" onClick={clear}>
                    Show all discussions
                  </Button>
                )
              }
            />
          );
        }}
      >
        {({ items, page }) => (
          <>
            <Rows aria-busy={isLoading} data-stale={!isSettled || undefined}>
              {items.map((discussion) => (
                <DiscussionRow key={discussion.id} discussion={discussion} />
              ))}
            </Rows>
            <Box sx={{ mt: 3 }}>
              <Pagination
                page={page.number}
                count={page.totalPages}
                hrefFor={(number) => searchOf({ page: number })}
                label="Pages of discussions"
              />
            </Box>
          </>
        )}
      </QueryView>
    </Box>
  );
}

const resultsHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 1,
  mt: 3,
  mb: 1,
} as const;
