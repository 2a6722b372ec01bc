import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { DiscussionSummary } from '../../api/resources/discussions';
import { initials, pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { radius, tabularNumbers, weight } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { answerCounts } from './answerCounts';
import { PostAge } from './PostAge';
import { topicPill } from './topicPill';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'start',
  padding: '18px 16px',
  margin: '0 -16px',
  borderRadius: radius.card,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
  // On phones the first is as far from its heading as the first card of a list is.
  '&:first-of-type': { [theme.breakpoints.down('sm')]: { paddingTop: 4 } },
  '& + &::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 16,
    right: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  '&:hover .Row-title': { textDecoration: 'underline', textUnderlineOffset: '0.16em' },
  '& .Row-title': {
    ...theme.typography.h4,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
  '& .Row-heading': { margin: 0, ...theme.typography.h4 },
  '& .Row-facts': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    marginTop: 4,
    // A dot stands before each; that of the first in a line is cut off with the edge.
    marginLeft: -14,
    clipPath: 'inset(0 0 0 14px)',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& .Row-facts > *': { position: 'relative', paddingLeft: 14 },
  '& .Row-facts > *::before': { content: '"·"', position: 'absolute', left: 5 },
  '& .Row-topic': topicPill(theme),
  // On phones the topic is above the title: in one line with name and age, long ones would break it.
  [theme.breakpoints.down('sm')]: {
    '& .Row-text': { display: 'flex', flexWrap: 'wrap' },
    '& .Row-text > .Row-facts': { display: 'contents' },
    '& .Row-heading, & .Row-place': { flexBasis: '100%', marginBottom: 4 },
    '& .Row-heading': { textWrap: 'balance' },
    '& .Row-facts > :first-of-type': { padding: 0, '&::before': { content: 'none' } },
    '& .Row-facts > .Row-place': {
      order: -1,
      padding: 0,
      '&::before': { content: 'none' },
    },
  },
  '& .Row-author': { fontWeight: weight.strong, color: theme.vars.palette.text.primary },
  '& .Row-counts': {
    ...theme.typography.body2,
    ...tabularNumbers,
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    marginTop: 6,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.up('sm')]: {
      gridColumn: 'auto',
      display: 'grid',
      justifyItems: 'end',
      minWidth: 128,
      marginTop: 0,
    },
  },
  '& .Row-counts strong': { fontWeight: weight.strong, color: theme.vars.palette.text.primary },
}));

/** A discussion as the list shows it: title, author, comments and replies, age (specification, section 2). */
export function DiscussionRow({ discussion }: { discussion: DiscussionSummary }) {
  const { id, title, topic, author, score, createdAt } = discussion;
  return (
    <Row>
      <Avatar src={author.avatarUrl} alt="" sx={{ width: 44, height: 44 }}>
        {initials(author.name)}
      </Avatar>
      <div className="Row-text">
        <h3 className="Row-heading">
          <AppLink className="Row-title" to={pathTo('discussion', { id })} dir="auto">
            {title}
          </AppLink>
        </h3>
        <div className="Row-facts">
          <span className="Row-author" dir="auto">
            {author.name}
          </span>
          <span className="Row-place">
            <span className="Row-topic" data-topic={topic.id}>
              {topic.name}
            </span>
          </span>
          <PostAge createdAt={createdAt} />
        </div>
      </div>
      <div className="Row-counts">
        <strong>{pluralize(score, 'vote', 'votes')}</strong>
        <span>{answerCounts(discussion)}</span>
      </div>
    </Row>
  );
}

const Bones = styled(Row)(({ theme }) => bones(theme));

/** Shown where a row will be. */
export function DiscussionRowSkeleton() {
  return (
    <Bones>
      <span className="Bone" style={{ width: 44, height: 44, borderRadius: '50%' }} />
      <div>
        <div className="Row-heading">
          <span className="Bone Bone-text" style={{ width: '70%' }} />
        </div>
        <div className="Row-facts">
          <span className="Bone Bone-text" style={{ width: '45%' }} />
        </div>
      </div>
      <div className="Row-counts">
        {['votes', 'replies'].map((count) => (
          <span key={count} className="Bone Bone-text" style={{ width: 128 }} />
        ))}
      </div>
    </Bones>
  );
}
