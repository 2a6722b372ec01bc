import Typography from '@mui/material/Typography';
import type { SaveOutcome, SaveState } from './useAutosave';

const WORDS: Record<SaveState, string> = {
  untouched: 'Your draft is saved as you type.',
  saving: 'Saving your draft…',
  saved: 'Draft saved.',
  failed: 'Not saved yet: we try again as soon as the server can be reached.',
  refused: 'Not saved.',
  'signed-out': 'Not saved: sign in to go on. What you typed stays here.',
};

/** Says how the draft stands. */
export function SaveStatus({ state, reason }: SaveOutcome) {
  const isBad = state === 'failed' || state === 'refused' || state === 'signed-out';
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ color: isBad ? 'error.main' : 'text.secondary' }}
    >
      {WORDS[state]}
      {reason ? ` ${reason}` : null}
    </Typography>
  );
}
