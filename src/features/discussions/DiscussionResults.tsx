import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { useDiscussions } from '../../api/resources/discussions';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { discussionList, type ListQuery } from './discussionList';
import { DiscussionRows, DiscussionRowsSkeleton } from './DiscussionRows';
import { ViewTabs } from './ViewTabs';

export interface DiscussionResultsProps {
  list: OpenList<ListQuery>;
  discussions: ReturnType<typeof useDiscussions>;
  /** The name of the chosen topic, where one is chosen and known. */
  topicName: string | undefined;
}

/** The field has the words, and the list of topics marks the chosen one. */
const SAID_BESIDE = ['q', 'topic'];

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
      <Box sx={{ mt: { md: 2.5 }, mb: { xs: 2, sm: 3 } }}>
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
        saidBeside={SAID_BESIDE}
        nouns={['discussion', 'discussions']}
        headingRef={heading}
        elsewhere={<MatchesElsewhere q={list.query.q} besides="discussion" />}
        skeleton={<DiscussionRowsSkeleton length={8} />}
      >
        {(items, state) => <DiscussionRows discussions={items} {...state} />}
      </ResultSection>
    </>
  );
}
