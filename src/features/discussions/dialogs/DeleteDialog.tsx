import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useDeleteComment,
  useDeleteDiscussion,
  type Discussion,
} from '../../../api/resources/discussions';
import { failedDeletion } from '../../../domain/failedDeletion';
import { pluralize } from '../../../lib/text';
import { goTo } from '../../../routing/goTo';
import { pathTo } from '../../../routing/paths';
import { useStillHere } from '../../../routing/useStillHere';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toastStore';
import { COMMENTS_ID } from '../Comments';
import type { PostDialogProps } from './PostDialogProps';

export interface DeleteDialogProps extends PostDialogProps {
  discussion: Discussion;
}

/** Asks before your own post is deleted, and says what goes with it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, target, discussion, discussionId, onClose } = props;
  const ownDiscussion = useDeleteDiscussion(discussionId);
  const ownComment = useDeleteComment(discussionId);
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const markPlace = useStillHere();
  const isGone = useRef(false);
  const isDiscussion = target.kind === 'discussion';
  const isRunning = ownDiscussion.isRunning || ownComment.isRunning;
  const answers = discussion.commentCount + discussion.replyCount;

  const what = isDiscussion ? 'discussion' : 'comment';

  const remove = async () => {
    if (isRunning) return;
    const isHere = markPlace();
    try {
      const done = await signedIn(async () => {
        if (isDiscussion) await ownDiscussion.run();
        else await ownComment.run(target.post.id);
        return true;
      }, 'delete a post');
      if (!done) return;
      showToast({ severity: 'success', message: `Your ${what} was deleted.` });
      if (!(await isHere())) return;
      isGone.current = true;
      onClose();
      if (isDiscussion) void navigate(pathTo('discussions'));
    } catch (error) {
      showToast({
        severity: 'error',
        message: failedDeletion(`your ${what}`, error),
        action: { label: 'Try again', onClick: () => void remove() },
      });
    }
  };

  return (
    <AppDialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      title={isDiscussion ? 'Delete this discussion?' : 'Delete this comment?'}
      // The button that opened this is gone with the comment; the focus goes to the list.
      onExited={() => {
        if (isGone.current) goTo(document.getElementById(COMMENTS_ID));
      }}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={isRunning}
            onClick={() => void remove()}
          >
            {isRunning ? 'Deleting…' : 'Delete'}
          </Button>
        </>
      }
    >
      <Typography>
        {isDiscussion
          ? answers > 0
            ? `It goes with its ${pluralize(answers, 'answer', 'answers')}, and this can’t be undone.`
            : 'This can’t be undone.'
          : 'Replies to it stay, under a note that it was deleted. This can’t be undone.'}
      </Typography>
    </AppDialog>
  );
}
