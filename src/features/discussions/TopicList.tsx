import { useDiscussionTopics } from '../../api/resources/discussions';
import { FacetLinks } from '../../list/FacetLinks';
import { AsideSection } from '../../ui/AsideSection';
import { QueryView } from '../../ui/QueryView';

/** The topics that the specification names (section 2), and all of them together. */
const EXPECTED = 6;

export interface TopicListProps {
  /** The id of the topic that is chosen, or null for all. */
  topic: string | null;
  /** The URL of the list about a topic, null for all. */
  hrefFor: (topic: string | null) => string;
}

/** TOPICS with their counts (specification, section 2); the chosen one is marked. */
export function TopicList({ topic, hrefFor }: TopicListProps) {
  const topics = useDiscussionTopics();
  return (
    <AsideSection component="nav" title="Topics" isHead>
      <QueryView query={topics} skeleton={<FacetLinks links={undefined} expected={EXPECTED} />}>
        {({ items, discussionCount: total }) => (
          <FacetLinks
            expected={EXPECTED}
            staysInPlace
            links={[{ id: null, name: 'All topics', discussionCount: total }, ...items].map(
              ({ id, name, discussionCount }) => ({
                label: name,
                count: discussionCount,
                to: hrefFor(id),
                isCurrent: id === topic,
              }),
            )}
          />
        )}
      </QueryView>
    </AsideSection>
  );
}
