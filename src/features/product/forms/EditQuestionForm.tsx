import { useState } from 'react';
import { useEditQuestion, type OwnQuestion } from '../../../api/resources/questions';
import { AppForm } from '../../../forms/AppForm';
import { changedOf } from '../../../forms/changedOf';
import { CheckboxInput } from '../../../forms/CheckboxInput';
import { TextInput } from '../../../forms/TextInput';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { EditFormButtons } from './EditFormButtons';
import { NOTIFY_LABEL, QUESTION_TEXT, questionChangeSchema } from './questionSchema';

export interface EditQuestionFormProps {
  listingId: string;
  question: OwnQuestion;
  /** Called once the change is saved, and by Cancel. */
  onClose: () => void;
}

/** Changes one’s own question; what was typed stays whatever the server answers. */
export function EditQuestionForm({ listingId, question, onClose }: EditQuestionFormProps) {
  const { run } = useEditQuestion(listingId, question.id);
  const signedIn = useSignedIn();
  // As it was then: another window may save it meanwhile.
  const [start] = useState({ text: question.text, notifyByEmail: question.notifyByEmail });
  const draft = `own question ${question.id}`;
  return (
    <AppForm
      label="Edit your question"
      initialValues={start}
      validationSchema={questionChangeSchema}
      draft={draft}
      onSentBefore={onClose}
      onSubmit={async (values, { isHere }) => {
        const change = changedOf(start, values);
        if (!change) {
          onClose();
          return true;
        }
        const isDone = await signedIn(async () => {
          await run(change);
          return true;
        }, 'edit your question');
        if (!isDone) return false;
        showToast({ severity: 'success', message: 'Your changes were saved.' });
        if (await isHere()) onClose();
        return true;
      }}
    >
      <TextInput
        name="text"
        label="Your question"
        multiline
        required
        autoFocus
        maxLength={QUESTION_TEXT.max}
      />
      <CheckboxInput name="notifyByEmail" label={NOTIFY_LABEL} />
      <EditFormButtons draft={draft} onClose={onClose} />
    </AppForm>
  );
}
