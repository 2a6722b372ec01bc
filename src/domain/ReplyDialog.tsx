import Box from '@mui/material/Box';
import { AppForm } from '../forms/AppForm';
import { SubmitButton } from '../forms/SubmitButton';
import { TextInput } from '../forms/TextInput';
import { AppDialog } from '../ui/Dialog';
import { REPLY_MAX, replySchema } from './replySchema';

export interface ReplyDialogProps {
  open: boolean;
  /** Names what is replied to, so that a draft is kept for each. */
  draft: string;
  title: string;
  /** What is replied to. */
  quote?: string;
  /**
   * Sends the reply. The dialog closes when it resolves; it keeps the text when it rejects, and when it
   * gives false, as nothing was sent for want of a member.
   */
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** A text area and Send (specification section 2, reply modal). Load it when it is first opened. */
export function ReplyDialog({ open, draft, title, quote, onSend, onClose }: ReplyDialogProps) {
  return (
    <AppDialog open={open} onClose={onClose} title={title} fullScreenOnPhones>
      {quote ? (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            mb: 2.5,
            px: 2,
            py: 1.5,
            maxHeight: 160,
            overflowY: 'auto',
            borderRadius: '10px',
            bgcolor: 'surface.sunken',
            color: 'text.secondary',
            typography: 'body2',
            overflowWrap: 'anywhere',
          }}
        >
          {quote}
        </Box>
      ) : null}
      <AppForm
        key={draft}
        draft={draft}
        onSentBefore={onClose}
        label={title}
        initialValues={{ text: '' }}
        validationSchema={replySchema}
        onSubmit={async ({ text }, { isHere }) => {
          if ((await onSend(text)) === false) return false;
          if (await isHere()) onClose();
          return true;
        }}
      >
        <TextInput
          name="text"
          label="Your reply"
          multiline
          minRows={5}
          maxLength={REPLY_MAX}
          autoFocus
          required
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton label="Send" />
        </Box>
      </AppForm>
    </AppDialog>
  );
}
