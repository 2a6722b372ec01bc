import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { useDiscussions } from '../../api/resources/discussions';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { discussionList, type ListQuery } from './discussionList';
import { DiscussionRow, DiscussionRowSkeleton } from './DiscussionRow';
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
  list: OpenList<ListQuery>;
  discussions: ReturnType<typeof useDiscussions>;
  /** The name of the chosen topic, where one is chosen and known. */
  topicName: string | undefined;
}

/** The discussions that the query found, under its tabs. */
export function DiscussionResults({ list, discussions, topicName }: DiscussionResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const authorName = discussions.data?.items.find(({ author }) => author.id === list.query.author)
    ?.author.name;
  const applied = discussionList.applied(list.query, {
    topic: () => topicName,
    author: () => `By ${authorName ?? 'one member'}`,
  });
  return (
    <>
      <Box sx={{ mt: { md: 2.5 }, mb: { xs: 1.5, sm: 3 } }}>
        <ViewTabs
          view={list.query.view}
          hrefFor={(view) => list.linkTo({ view })}
          onChange={(view) => list.change({ view })}
        />
      </Box>
      <ResultSection
        list={list}
        result={discussions}
        applied={applied}
        nouns={['discussion', 'discussions']}
        headingRef={heading}
        elsewhere={<MatchesElsewhere q={list.query.q} besides="discussion" />}
        skeleton={
          <Rows aria-hidden>
            {Array.from({ length: 8 }, (_, index) => (
              <DiscussionRowSkeleton key={`row-${index}`} />
            ))}
          </Rows>
        }
      >
        {(items, { isStale, isLoading }) => (
          <Rows aria-busy={isLoading} data-stale={isStale || undefined}>
            {items.map((discussion) => (
              <DiscussionRow key={discussion.id} discussion={discussion} />
            ))}
          </Rows>
        )}
      </ResultSection>
    </>
  );
}
