import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Discussion } from '../../api/resources/discussions';
import { MemberText } from '../../domain/MemberText';
import { ShareLinks } from '../../ui/ShareLinks';
import { VoteButton } from '../../domain/VoteButton';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { usePostActions } from './postActions';
import { PostByline } from './PostByline';
import { postFrame } from './postFrame';
import { PostMenuButton } from './PostMenuButton';
import { topicPill } from './topicPill';

/** The post that opens a discussion, with what can be done about it. */
export function OpeningPost({ discussion }: { discussion: Discussion }) {
  const { id, title, topic, author, text, createdAt, editedAt, score, voted } = discussion;
  const { vote } = usePostActions();
  const target = { kind: 'discussion', post: discussion } as const;
  return (
    <Box component="article" aria-label="Opening post" sx={postFrame}>
      <Link
        component={AppLink}
        to={pathTo('discussions', { topic: topic.id })}
        underline="hover"
        data-topic={topic.id}
        sx={topicPill}
      >
        {topic.name}
      </Link>
      <Typography
        variant="title"
        component="h1"
        dir="auto"
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Box sx={{ mt: 2.5 }}>
        <PostByline author={author} createdAt={createdAt} editedAt={editedAt} />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <MemberText>{text}</MemberText>
      </Box>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <VoteButton
          what="discussion"
          score={score}
          voted={voted}
          onVote={(next) => vote(target, next)}
        />
        <Box sx={{ flexGrow: 1 }} />
        <ShareLinks title={title} path={pathTo('discussion', { id })} />
        <PostMenuButton target={target} />
      </Box>
    </Box>
  );
}
