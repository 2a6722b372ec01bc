import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dropDraft } from '../../../forms/drafts';
import { SubmitButton } from '../../../forms/SubmitButton';

export interface EditFormButtonsProps {
  /** The draft of the form, which Cancel gives up. */
  draft: string;
  onClose: () => void;
}

/** Saves or gives up a change of what the member has written. */
export function EditFormButtons({ draft, onClose }: EditFormButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <SubmitButton label="Save changes" pendingLabel="Saving…" />
      <Button
        color="secondary"
        onClick={() => {
          dropDraft(draft);
          onClose();
        }}
      >
        Cancel
      </Button>
    </Box>
  );
}
