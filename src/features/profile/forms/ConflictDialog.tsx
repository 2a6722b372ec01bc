import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { VersionedProfile } from '../../../api/resources/profile';
import { AppDialog } from '../../../ui/Dialog';
import { describeError } from '../../../ui/describeError';
import { differences, PROFILE_LABELS, valuesOf, type ProfileValues } from './profileFields';

interface Conflict {
  mine: ProfileValues;
  theirs: VersionedProfile;
}

export interface ConflictDialogProps {
  /** What stands against what; null before there was any. */
  conflict: Conflict | null;
  open: boolean;
  /** Back to the form, with everything that was typed. */
  onClose: () => void;
  /** Saves what was typed; what it rejects with is shown. */
  onKeepMine: (conflict: Conflict) => Promise<void>;
  onTakeTheirs: (conflict: Conflict) => void;
}

const NOTHING = <em>empty</em>;

/** Asks which version is to stay, field by field what differs. */
export function ConflictDialog({
  conflict,
  open,
  onClose,
  onKeepMine,
  onTakeTheirs,
}: ConflictDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  if (!conflict) return null;
  const { mine } = conflict;
  const theirs = valuesOf(conflict.theirs.profile);
  const keepMine = async () => {
    setFailure(null);
    try {
      await onKeepMine(conflict);
    } catch (error) {
      setFailure(describeError(error).title);
    }
  };
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="Your profile was changed elsewhere"
      fullScreenOnPhones
      actions={
        <>
          <Button variant="outlined" color="secondary" onClick={() => onTakeTheirs(conflict)}>
            Take theirs
          </Button>
          <Button variant="contained" onClick={() => void keepMine()}>
            Keep mine
          </Button>
        </>
      }
    >
      <Typography>
        Another window has saved your profile since you began. This is what differs. Close this to
        go back to what you typed.
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2, overflowWrap: 'anywhere' }}>
        {differences(mine, theirs).map((field) => (
          <Box key={field} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="subtitle2">
              {PROFILE_LABELS[field]}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.5 }}>
              Mine: {mine[field] || NOTHING}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
              Theirs: {theirs[field] || NOTHING}
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
