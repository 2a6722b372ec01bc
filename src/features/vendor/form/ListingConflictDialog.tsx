import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../../ui/Dialog';

export interface ListingConflictDialogProps {
  open: boolean;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Asks which version of a draft is to stay that was changed in two windows. */
export function ListingConflictDialog({
  open,
  onClose,
  onKeepMine,
  onTakeTheirs,
}: ListingConflictDialogProps) {
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="This draft was changed in another window"
      actions={
        <>
          <Button color="secondary" onClick={onTakeTheirs}>
            Take the other version
          </Button>
          <Button variant="contained" onClick={onKeepMine}>
            Keep what is here
          </Button>
        </>
      }
    >
      <Typography>
        What you typed here is not saved yet. Keep it and it replaces whatever differs in the other
        version, or take the other version and lose what differs here.
      </Typography>
    </AppDialog>
  );
}
