import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { AppDialog } from '../../../ui/Dialog';
import { removalWords } from './useRemoval';

export interface DeleteDialogProps {
  /** What is to be deleted; stays while the dialog goes away. */
  listings: readonly VendorListingSummary[];
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before listings are deleted, and says what becomes of those that are live. */
export function DeleteDialog({ listings, open, onClose, onDelete }: DeleteDialogProps) {
  const isDone = useRef(false);
  const live = listings.filter(({ status }) => status === 'live').length;
  const which =
    listings.length === 1 ? 'It is' : live === 1 ? 'One of them is' : `${live} of them are`;
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      onExited={() => void (isDone.current = false)}
      title={`Delete ${removalWords(listings)}?`}
      maxWidth="xs"
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              // A second click while the dialog goes away deletes nothing more.
              if (isDone.current) return;
              isDone.current = true;
              onDelete();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <Typography>
        {live === 0
          ? 'You can take this back right after it.'
          : `${which} live: nobody can find or buy ${live === 1 ? 'it' : 'them'} anymore. Buyers keep what they have bought. You can take this back right after it.`}
      </Typography>
    </AppDialog>
  );
}
