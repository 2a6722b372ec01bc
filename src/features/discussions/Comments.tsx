import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useComments, type Comment, type Discussion } from '../../api/resources/discussions';
import { AppLink } from '../../routing/AppLink';
import { focusField } from '../../forms/formMessages';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { ChatIcon, ReplyIcon } from '../../ui/moreIcons';
import { QueryView } from '../../ui/QueryView';
import { answerCounts } from './answerCounts';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import { CommentsSkeleton } from './DiscussionSkeleton';
import { commentTree, findNode } from './commentTree';
import { useReplyForm } from './useReplyForm';

/** The id of the heading of the comments, which takes the focus when a comment goes away. */
export const COMMENTS_ID = 'comments';

/** With so many comments the form is out of sight at their end, which leads back to it. */
const LONG = 4;

export interface CommentsProps {
  discussion: Discussion;
  /** As it is in the URL. */
  discussionId: string;
  /** The comment whose thread is continued, or null for all of them. */
  threadId: string | null;
  /** Called with a comment that was posted below the discussion, and whether the visitor is still there. */
  onPosted: (comment: Comment, isHere: boolean) => void;
}

/** The form to reply, for a visitor the way to it, and all comments with their replies, or one thread of them. */
export function Comments({ discussion, discussionId, threadId, onPosted }: CommentsProps) {
  const comments = useComments(discussionId);
  const heading = useRef<HTMLHeadingElement>(null);
  const replyForm = useRef<HTMLDivElement>(null);
  const { author } = discussion;
  const whole = pathTo('discussion', { id: discussionId });
  const form = useReplyForm();
  const isFull = comments.data?.full ?? false;

  return (
    <Box component="section" aria-labelledby={COMMENTS_ID} sx={{ mt: { xs: 4, md: 5 } }}>
      <Box sx={headStyles}>
        <Typography id={COMMENTS_ID} ref={heading} tabIndex={-1} variant="h3" component="h2">
          {answerCounts(discussion)}
        </Typography>
        {form.isShown || isFull ? null : (
          <Button
            variant="outlined"
            color="secondary"
            aria-haspopup="dialog"
            startIcon={<ReplyIcon />}
            onClick={form.ask}
          >
            Sign in to reply
          </Button>
        )}
      </Box>
      {isFull ? (
        <FullNotice />
      ) : form.isShown ? (
        <div ref={replyForm}>
          <CommentForm
            discussionId={discussionId}
            autoFocus={form.takesFocus}
            onPosted={onPosted}
          />
        </div>
      ) : null}
      <QueryView
        query={comments}
        skeleton={<CommentsSkeleton />}
        empty={({ items }) =>
          items.length === 0 ? (
            <EmptyState
              headingLevel="h3"
              icon={<ChatIcon />}
              title="Be the first to reply"
              description="Tell what you know, or ask what is unclear."
            />
          ) : null
        }
      >
        {({ items, full }) => {
          const tree = commentTree(items);
          const thread = threadId === null ? undefined : findNode(tree, threadId);
          return (
            <>
              {thread ? (
                <Alert severity="info" icon={false} sx={{ mb: 1 }}>
                  You are reading one thread of this discussion.{' '}
                  <Link component={AppLink} to={whole}>
                    Show the whole discussion
                  </Link>
                </Alert>
              ) : (
                <IgnoredNotice
                  ignored={threadId === null ? [] : [{ name: 'comment', value: threadId }]}
                />
              )}
              {(thread ? [thread] : tree).map((node) => (
                <Box
                  key={node.comment.id}
                  sx={{ pb: 1, '& + &': { pt: 1, borderTop: 1, borderColor: 'divider' } }}
                >
                  <CommentItem
                    node={node}
                    discussionId={discussionId}
                    starterId={author.id}
                    canReply={!full}
                    level={1}
                  />
                </Box>
              ))}
              {full || items.length < LONG ? null : (
                <Box sx={atTheEnd}>
                  <Typography variant="h4" component="p">
                    Something to add?
                  </Typography>
                  <Button
                    variant="outlined"
                    color="secondary"
                    aria-haspopup={form.isShown ? undefined : 'dialog'}
                    startIcon={<ReplyIcon />}
                    onClick={() => {
                      if (form.isShown)
                        focusField(replyForm.current?.querySelector('form') ?? null, 'text');
                      else form.ask();
                    }}
                  >
                    Add a reply
                  </Button>
                </Box>
              )}
            </>
          );
        }}
      </QueryView>
    </Box>
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  mb: 2,
} as const;

const atTheEnd = {
  ...headStyles,
  mt: 1,
  mb: 0,
  pt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** In place of the form where the discussion takes no more. */
function FullNotice() {
  return (
    <Alert severity="info" icon={false} sx={{ mb: 2 }}>
      This discussion has reached its limit and takes no more replies.{' '}
      <Link component={AppLink} to={pathTo('discussions')}>
        Start a new discussion
      </Link>
    </Alert>
  );
}
