import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link, type To } from 'react-router-dom';
import { useDiscussionTopics } from '../../api/resources/discussions';
import { formatCount } from '../../lib/text';
import { radius, tabularNumbers } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { QueryView } from '../../ui/QueryView';
import { AsideHeading } from './AsideList';

const Topics = styled('ul')(({ theme }) => ({
  ...bones(theme),
  display: 'flex',
  gap: 8,
  // A strip to swipe on phones, out to the edges of the window.
  overflowX: 'auto',
  margin: '8px -16px 0',
  padding: '4px 16px',
  listStyle: 'none',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', margin: '8px -12px 0', padding: 0 },
  '& li': { flexShrink: 0 },
  '& .Topic': {
    ...theme.typography.body2,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 12px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.pill,
    [theme.breakpoints.up('md')]: { border: 0, borderRadius: radius.control },
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a.Topic:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& .Topic[aria-current]': {
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '& .Topic-count': { ...tabularNumbers, color: theme.vars.palette.text.secondary },
  '& [aria-current] .Topic-count': { color: 'inherit' },
}));

export interface TopicListProps {
  /** The id of the topic that is chosen, or '' for all. */
  topic: string;
  /** The address of the list about a topic, '' for all. */
  hrefFor: (topic: string) => To;
}

/** TOPICS with their counts (specification, section 2); the chosen one is marked. */
export function TopicList({ topic, hrefFor }: TopicListProps) {
  const topics = useDiscussionTopics();
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <AsideHeading id={headingId}>Topics</AsideHeading>
      <QueryView query={topics} skeleton={<TopicsSkeleton />}>
        {({ items }) => {
          const total = items.reduce((sum, { discussionCount }) => sum + discussionCount, 0);
          return (
            <Topics>
              {[{ id: '', name: 'All topics', discussionCount: total }, ...items].map((one) => (
                <li key={one.id}>
                  <Link
                    className="Topic"
                    to={hrefFor(one.id)}
                    preventScrollReset
                    aria-current={one.id === topic ? 'page' : undefined}
                  >
                    {one.name}
                    <span className="Topic-count">{formatCount(one.discussionCount)}</span>
                  </Link>
                </li>
              ))}
            </Topics>
          );
        }}
      </QueryView>
    </nav>
  );
}

function TopicsSkeleton() {
  return (
    <Topics aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={`topic-${index}`} className="Topic">
          <span className="Bone Bone-text" style={{ width: 120 }} />
        </li>
      ))}
    </Topics>
  );
}
