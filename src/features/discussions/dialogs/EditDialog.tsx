import Box from '@mui/material/Box';
import { useEditComment, useEditDiscussion } from '../../../api/resources/discussions';
import { AppForm } from '../../../forms/AppForm';
import { changedOf } from '../../../forms/changedOf';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toastStore';
import {
  COMMENT,
  commentSchema,
  discussionChangeSchema,
  TEXT,
  TITLE,
} from '../forms/discussionSchema';
import type { PostDialogProps } from './PostDialogProps';

/** Changes what your own post says; what was typed stays whatever happens. */
export function EditDialog({ open, target, discussionId, onClose }: PostDialogProps) {
  const discussion = useEditDiscussion(discussionId);
  const comment = useEditComment(discussionId);
  const signedIn = useSignedIn();
  const isDiscussion = target.kind === 'discussion';
  const title = isDiscussion ? 'Edit your discussion' : 'Edit your comment';
  const { id, text } = target.post;
  const inFull = { title: isDiscussion ? target.post.title : '', text };
  const draft = `edit ${id}`;

  const save = async <Change,>(
    change: Change | undefined,
    send: (change: Change) => Promise<unknown>,
    isHere: () => Promise<boolean>,
  ) => {
    if (!change) {
      onClose();
      return true;
    }
    const saved = await signedIn(() => send(change), 'edit a post');
    if (!saved) return false;
    showToast({ severity: 'success', message: 'Your changes were saved.' });
    if (await isHere()) onClose();
    return true;
  };

  return (
    <AppDialog open={open} onClose={onClose} title={title} fullScreenOnPhones>
      {isDiscussion ? (
        <AppForm
          label={title}
          initialValues={inFull}
          validationSchema={discussionChangeSchema}
          draft={draft}
          onSentBefore={onClose}
          onSubmit={(values, { isHere }) => save(changedOf(inFull, values), discussion.run, isHere)}
        >
          <TextInput name="title" label="Title" maxLength={TITLE.max} required />
          <TextInput name="text" label="Text" multiline minRows={6} maxLength={TEXT.max} required />
          <SaveRow />
        </AppForm>
      ) : (
        <AppForm
          label={title}
          initialValues={{ text }}
          validationSchema={commentSchema}
          draft={draft}
          onSentBefore={onClose}
          onSubmit={(values, { isHere }) =>
            save(
              changedOf({ text }, values),
              () => comment.run({ commentId: id, ...values }),
              isHere,
            )
          }
        >
          <TextInput
            name="text"
            label="Your comment"
            multiline
            minRows={5}
            maxLength={COMMENT.max}
            required
          />
          <SaveRow />
        </AppForm>
      )}
    </AppDialog>
  );
}

function SaveRow() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <SubmitButton label="Save changes" pendingLabel="Saving…" />
    </Box>
  );
}
