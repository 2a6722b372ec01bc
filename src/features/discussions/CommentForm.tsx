import Box from '@mui/material/Box';
import { usePostComment, type Comment } from '../../api/resources/discussions';
import { AppForm } from '../../forms/AppForm';
import { SubmitButton } from '../../forms/SubmitButton';
import { TextInput } from '../../forms/TextInput';
import { useSignedIn } from '../../session/useSignedIn';
import { COMMENT, commentSchema } from './forms/discussionSchema';

export interface CommentFormProps {
  discussionId: string;
  /** Whether the form takes the focus: it came up because someone signed in to reply. */
  autoFocus: boolean;
  /** Called once the comment is in the list, with whether the visitor is still there. */
  onPosted: (comment: Comment, isHere: boolean) => void;
}

/** A reply to the discussion itself: a text area and Send Message (specification, section 2). */
export function CommentForm({ discussionId, autoFocus, onPosted }: CommentFormProps) {
  const { run } = usePostComment(discussionId);
  const signedIn = useSignedIn();
  return (
    <AppForm
      label="Reply to this discussion"
      initialValues={{ text: '' }}
      validationSchema={commentSchema}
      draft={`comment ${discussionId}`}
      onSubmit={async ({ text }, { isHere }) => {
        const posted = await signedIn(() => run({ text, parentId: null }), 'reply');
        if (!posted) return false;
        onPosted(posted, await isHere());
        return true;
      }}
    >
      <TextInput
        name="text"
        label="Your reply"
        multiline
        minRows={2}
        autoFocus={autoFocus}
        maxLength={COMMENT.max}
        required
      />
      <Box>
        <SubmitButton label="Send Message" />
      </Box>
    </AppForm>
  );
}
