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
  /** Sends the reply; the dialog closes when it resolves and keeps the text when it rejects. */
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
            fontSize: '0.9375rem',
            overflowWrap: 'anywhere',
          }}
        >
          {quote}
        </Box>
      ) : null}
      <AppForm
        key={draft}
        draft={draft}
        label={title}
        initialValues={{ text: '' }}
        validationSchema={replySchema}
        onSubmit={async ({ text }, { isHere }) => {
          await onSend(text);
          if (await isHere()) onClose();
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
