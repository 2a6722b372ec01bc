import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { describeError } from '../ui/describeError';
import { AppDialog } from '../ui/Dialog';

/** Something that differs between what was typed and what was saved elsewhere; '' is empty. */
export interface ConflictRow {
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictDialogProps {
  open: boolean;
  /** What was changed elsewhere, as in "your profile". */
  what: string;
  rows: readonly ConflictRow[];
  /** Back to the form, with everything that was typed. */
  onClose: () => void;
  /** Saves what was typed; what it rejects with is shown. */
  onKeepMine: () => Promise<void>;
  onTakeTheirs: () => void;
}

const NOTHING = <em>empty</em>;

/** Asks which version of a record is to stay, line by line what differs. */
export function ConflictDialog({
  open,
  what,
  rows,
  onClose,
  onKeepMine,
  onTakeTheirs,
}: ConflictDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const isBusy = useRef(false);
  const keepMine = async () => {
    // Sent twice, what is kept would be in conflict with itself.
    if (isBusy.current) return;
    isBusy.current = true;
    setKeeping(true);
    setFailure(null);
    try {
      await onKeepMine();
    } catch (error) {
      setFailure(describeError(error).title);
    } finally {
      isBusy.current = false;
      setKeeping(false);
    }
  };
  /** What is on its way can't be called back. */
  const unlessKeeping = (act: () => void) => () => {
    if (!isBusy.current) act();
  };
  return (
    <AppDialog
      open={open}
      onClose={unlessKeeping(onClose)}
      title={`Your ${what} was changed elsewhere`}
      fullScreenOnPhones
      actions={
        <>
          <Button
            variant="outlined"
            color="secondary"
            aria-disabled={isKeeping}
            onClick={unlessKeeping(onTakeTheirs)}
          >
            Take theirs
          </Button>
          <Button variant="contained" aria-disabled={isKeeping} onClick={() => void keepMine()}>
            {isKeeping ? 'Saving…' : 'Keep mine'}
          </Button>
        </>
      }
    >
      <Typography>
        Another window has saved your {what} since you began. This is what differs. Close this to go
        back to what you typed.
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2, overflowWrap: 'anywhere' }}>
        {rows.map(({ label, mine, theirs }) => (
          <Box key={label} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="subtitle2">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.5 }}>
              Mine: {mine || NOTHING}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
              Theirs: {theirs || NOTHING}
            </Typography>
          </Box>
        ))}
      </Box>
      {failure ? (
        <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
          {failure}. Nothing that you typed is lost.
        </Typography>
      ) : null}
    </AppDialog>
  );
}
