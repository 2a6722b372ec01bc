import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import {
  readOwnQuestion,
  useDeleteQuestion,
  type OwnQuestion,
  type Question,
} from '../../../api/resources/questions';
import { failedDeletion } from '../../../domain/failedDeletion';
import { pluralize } from '../../../lib/text';
import { useSignedIn } from '../../../session/useSignedIn';
import { describeError } from '../../../ui/describeError';
import { AppDialog } from '../../../ui/Dialog';
import { PencilIcon, TrashIcon } from '../../../ui/moreIcons';
import { showToast } from '../../../ui/toastStore';

export interface OwnQuestionActionsProps {
  listingId: string;
  question: Question;
  /** Called with the question as it is then, to be edited. */
  onEdit: (question: OwnQuestion) => void;
}

/** What the author of a question may do with it. */
export function OwnQuestionActions({ listingId, question, onEdit }: OwnQuestionActionsProps) {
  const { run, isRunning } = useDeleteQuestion(listingId, question.id);
  const signedIn = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const answers = question.answers.length;

  const isReading = useRef(false);
  const edit = async () => {
    if (isReading.current) return;
    isReading.current = true;
    try {
      const own = await signedIn(
        () => readOwnQuestion(listingId, question.id),
        'edit your question',
      );
      if (own) onEdit(own);
    } catch (error) {
      showToast({
        severity: 'error',
        message: `${describeError(error).title}. Your question can’t be edited right now.`,
        action: { label: 'Try again', onClick: () => void edit() },
      });
    } finally {
      isReading.current = false;
    }
  };

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
        onClick={() => void edit()}
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
