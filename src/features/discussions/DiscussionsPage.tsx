import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useDiscussions, useDiscussionTopics } from '../../api/resources/discussions';
import { usePageDescription } from '../../routing/pageTitle';
import { useListTitle } from '../../list/useListTitle';
import { pathTo } from '../../routing/paths';
import { useListState } from '../../list/useListState';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ListHead } from '../../list/ListHead';
import { SearchField } from '../../ui/SearchField';
import { AsideList, AsideSkeleton } from './AsideList';
import { twoColumns } from './discussionLayout';
import { DiscussionResults } from './DiscussionResults';
import { discussionList, discussionsHref } from './discussionList';
import { StartDiscussion } from './StartDiscussion';
import { TopicList } from './TopicList';
import { pagePadding } from '../../theme/pageSteps';

/** Search, tabs, topics and pages over all discussions (specification, section 2). */
export function DiscussionsPage() {
  const list = useListState(discussionList);
  const { query, change } = list;
  const discussions = useDiscussions(discussionList.toParams(query));
  const topics = useDiscussionTopics();
  const topicOf = (topicId: string | null | undefined) =>
    topics.data?.items.find(({ id }) => id === topicId);
  const chosen = topicOf(query.topic);
  const author = discussions.data?.items[0]?.author;
  const by = author && author.id === query.author ? ` by ${author.name}` : '';
  const name = `Discussions${by}${chosen ? `: ${chosen.name}` : ''}`;
  useListTitle(name, query);
  usePageDescription(chosen && `What members ask and tell each other about ${chosen.name}.`);
  const suggested = topicOf(topics.data?.defaultTopicId);

  return (
    <Container sx={pagePadding}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Discussions' }]} />
      <ListHead
        isShort
        title="Discussions"
        lead="Buyers, makers and authors on what works, what does not, and what to buy next."
      >
        <StartDiscussion topicId={query.topic} />
      </ListHead>
      <Box sx={topicsBeside}>
        <SearchField q={query.q} label="Search discussions" onChange={(q) => change({ q })} />
        <Box sx={{ minWidth: 0, gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
          <TopicList
            topic={query.topic}
            hrefFor={(topic) => discussionsHref({ ...query, topic, page: 1 })}
          />
        </Box>
        <Box sx={mainPlace}>
          <DiscussionResults list={list} discussions={discussions} topicName={chosen?.name} />
        </Box>
        {/* The list of a topic begins with what would stand here. */}
        {query.topic === null ? (
          <Box sx={{ minWidth: 0, gridColumn: { md: 2 }, mt: { xs: 3, md: 4 } }}>
            {suggested ? (
              <AsideList
                heading={`Featured topic: ${suggested.name}`}
                query={{ topic: suggested.id }}
                emptyText="Nothing yet. Start the first discussion about it."
              />
            ) : topics.isLoading ? (
              <AsideSkeleton />
            ) : null}
          </Box>
        ) : null}
      </Box>
    </Container>
  );
}

/** On phones the topics are between the search and the list, in the order of the page; else beside both. */
const topicsBeside = {
  ...twoColumns,
  rowGap: { xs: 1, sm: 2, md: 0 },
  gridTemplateRows: { md: 'auto auto 1fr' },
} as const;

const mainPlace = { minWidth: 0, gridColumn: { md: 1 }, gridRow: { md: '2 / span 2' } } as const;
