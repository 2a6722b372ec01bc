import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MemberText } from '../../domain/MemberText';
import { VoteButton } from '../../domain/VoteButton';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { ArrowRightIcon } from '../../ui/icons';
import { ReplyIcon } from '../../ui/moreIcons';
import { useFocusOnce } from '../../ui/useFocusOnce';
import { commentElementId, countReplies, DEEPEST, type CommentNode } from './commentTree';
import { usePostActions } from './postActions';
import { PostByline } from './PostByline';
import { PostMenuButton } from './PostMenuButton';

const Replies = styled('div')(({ theme }) => ({
  marginLeft: 4,
  paddingLeft: 12,
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { marginLeft: 15, paddingLeft: 28 },
}));

/** Where there is room, all of a comment begins with the name of who wrote it. */
const besideAvatar = { sm: 5.5 } as const;

const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1.25,
  pl: besideAvatar,
} as const;

export interface CommentItemProps {
  node: CommentNode;
  /** As it is in the URL. */
  discussionId: string;
  /** The id of who started the discussion. */
  starterId: string;
  /** False where the discussion takes no more replies. */
  canReply: boolean;
  /** 1 for what stands directly below the discussion. */
  level: number;
}

/** A comment with its replies, down to the deepest level that the page shows. */
export function CommentItem({ node, discussionId, starterId, canReply, level }: CommentItemProps) {
  const { vote, reply, prefetch, newId } = usePostActions();
  const { comment, replies } = node;
  const focusWhenNew = useFocusOnce(newId === comment.id ? comment.id : null);
  const target = { kind: 'comment', post: comment } as const;
  const hidden = level >= DEEPEST ? countReplies(node) : 0;

  return (
    <>
      <Box
        component="article"
        id={commentElementId(comment.id)}
        ref={focusWhenNew}
        tabIndex={-1}
        aria-label={comment.author ? `Comment by ${comment.author.name}` : 'Deleted comment'}
        sx={{ py: 2 }}
      >
        {comment.author ? (
          <>
            <PostByline
              size="small"
              author={comment.author}
              createdAt={comment.createdAt}
              editedAt={comment.editedAt}
              isStarter={comment.author.id === starterId}
            />
            <Box sx={{ mt: 1.25, pl: besideAvatar }}>
              <MemberText>{comment.text}</MemberText>
            </Box>
            <Box sx={actionRow}>
              <VoteButton
                what={`comment by ${comment.author.name}`}
                score={comment.score}
                voted={comment.voted}
                onVote={(next) => vote(target, next)}
              />
              {canReply ? (
                <Button
                  size="small"
                  color="inherit"
                  startIcon={<ReplyIcon fontSize="small" />}
                  aria-label={`Reply to ${comment.author.name}`}
                  onPointerEnter={prefetch}
                  onFocus={prefetch}
                  onClick={() => reply(comment)}
                  sx={{ color: 'text.secondary' }}
                >
                  Reply
                </Button>
              ) : null}
              <PostMenuButton target={target} />
            </Box>
          </>
        ) : (
          <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
            This comment was deleted by its author.
          </Box>
        )}
      </Box>
      {hidden > 0 ? (
        <Replies>
          <Button
            component={AppLink}
            to={pathTo('discussion', { id: discussionId, comment: comment.id })}
            size="small"
            endIcon={<ArrowRightIcon fontSize="small" />}
            sx={{ mb: 1.5 }}
          >
            Continue this thread ({pluralize(hidden, 'reply', 'replies')})
          </Button>
        </Replies>
      ) : null}
      {level < DEEPEST && replies.length > 0 ? (
        <Replies>
          {replies.map((inner) => (
            <CommentItem
              key={inner.comment.id}
              node={inner}
              discussionId={discussionId}
              starterId={starterId}
              canReply={canReply}
              level={level + 1}
            />
          ))}
        </Replies>
      ) : null}
    </>
  );
}
