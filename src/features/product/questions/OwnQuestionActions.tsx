import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDeleteQuestion, type Question } from '../../../api/resources/questions';
import { failedDeletion } from '../../../domain/failedDeletion';
import { pluralize } from '../../../lib/text';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { PencilIcon, TrashIcon } from '../../../ui/moreIcons';
import { showToast } from '../../../ui/toastStore';

export interface OwnQuestionActionsProps {
  listingId: string;
  question: Question;
  onEdit: () => void;
}

/** What the author of a question may do with it. */
export function OwnQuestionActions({ listingId, question, onEdit }: OwnQuestionActionsProps) {
  const { run, isRunning } = useDeleteQuestion(listingId, question.id);
  const signedIn = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const answers = question.answers.length;

  const remove = async () => {
    if (isRunning) return;
    setAsking(false);
    try {
      const isDone = await signedIn(async () => {
        await run();
        return true;
      }, 'delete your question');
      if (isDone) showToast({ severity: 'success', message: 'Your question was deleted.' });
    } catch (error) {
      showToast({
        severity: 'error',
        message: failedDeletion('your question', error),
        action: { label: 'Try again', onClick: () => void remove() },
      });
    }
  };

  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      <Button
        size="small"
        color="secondary"
        startIcon={<PencilIcon fontSize="small" />}
        aria-label="Edit your question"
        onClick={onEdit}
      >
        Edit
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<TrashIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-label="Delete your question"
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <AppDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        maxWidth="xs"
        title="Delete your question?"
        actions={
          <>
            <Button color="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="contained" color="error" onClick={() => void remove()}>
              Delete
            </Button>
          </>
        }
      >
        <Typography>
          {answers > 0 ? `Its ${pluralize(answers, 'reply goes', 'replies go')} with it. ` : ''}
          This can’t be undone.
        </Typography>
      </AppDialog>
    </Box>
  );
}
