import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useDeleteReview } from '../../../api/resources/reviews';
import { failedDeletion } from '../../../domain/failedDeletion';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toastStore';

export interface DeleteReviewDialogProps {
  listingId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before your own review is deleted. */
export function DeleteReviewDialog({ listingId, open, onClose }: DeleteReviewDialogProps) {
  const { run } = useDeleteReview(listingId);
  const isBusy = useRef(false);
  const signedIn = useSignedIn();

  const remove = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    onClose();
    try {
      const done = await signedIn(async () => {
        await run();
        return true;
      }, 'delete your review');
      if (!done) return;
      showToast({ severity: 'success', message: 'Your review was deleted.' });
    } catch (error) {
      showToast({
        severity: 'error',
        message: failedDeletion('your review', error),
        action: { label: 'Try again', onClick: () => void remove() },
      });
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <AppDialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      title="Delete your review?"
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="contained" color="error" onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <Typography>This can’t be undone.</Typography>
    </AppDialog>
  );
}
