import Box from '@mui/material/Box';
import {
  useStartDiscussion,
  type Discussion,
  type DiscussionTopic,
} from '../../../api/resources/discussions';
import { AppForm } from '../../../forms/AppForm';
import { RadioInput } from '../../../forms/RadioInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { discussionSchema, TEXT, TITLE } from './discussionSchema';

export interface StartDiscussionDialogProps {
  open: boolean;
  topics: readonly DiscussionTopic[];
  /** The topic that is chosen at first, or ''. */
  topicId: string;
  onClose: () => void;
  /** Called with the discussion once it is there, and whether the visitor is. */
  onStarted: (discussion: Discussion, isHere: boolean) => void;
}

/**
 * Asks for topic, title and text of a new discussion. Who is not signed in is asked to on sending;
 * what was typed stays whatever happens. Load it when it is first opened.
 */
export function StartDiscussionDialog(props: StartDiscussionDialogProps) {
  const { open, topics, topicId, onClose, onStarted } = props;
  const { run } = useStartDiscussion();
  const signedIn = useSignedIn();
  return (
    <AppDialog open={open} onClose={onClose} title="Start a discussion" fullScreenOnPhones>
      <AppForm
        label="Start a discussion"
        initialValues={{ topicId, title: '', text: '' }}
        validationSchema={discussionSchema}
        draft="start a discussion"
        onSentBefore={onClose}
        onSubmit={async (values, { isHere }) => {
          const started = await signedIn(() => run(values), 'start a discussion');
          if (!started) return false;
          onStarted(started, await isHere());
          return true;
        }}
      >
        <RadioInput
          name="topicId"
          label="Topic"
          required
          options={topics.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextInput
          name="title"
          label="Title"
          helperText="A question works best."
          maxLength={TITLE.max}
          required
        />
        <TextInput
          name="text"
          label="What do you want to talk about?"
          multiline
          minRows={6}
          maxLength={TEXT.max}
          required
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton label="Post discussion" pendingLabel="Posting…" />
        </Box>
      </AppForm>
    </AppDialog>
  );
}
