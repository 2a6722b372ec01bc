import { useAskQuestion, type Question } from '../../../api/resources/questions';
import { AppForm } from '../../../forms/AppForm';
import { CheckboxInput } from '../../../forms/CheckboxInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { TextInput } from '../../../forms/TextInput';
import { useSignedIn } from '../../../session/useSignedIn';
import { NOTIFY_LABEL, QUESTION_TEXT, questionSchema } from './questionSchema';

const EMPTY = { text: '', notifyByEmail: false };

export interface QuestionFormProps {
  listingId: string;
  /** Called once the question is in the list, with whether the visitor is still there. */
  onAsked: (question: Question, isHere: boolean) => void;
}

/** Asks a question about a listing; who is not signed in is asked to on sending. */
export function QuestionForm({ listingId, onAsked }: QuestionFormProps) {
  const { run } = useAskQuestion(listingId);
  const signedIn = useSignedIn();
  return (
    <AppForm
      label="Ask a question"
      initialValues={EMPTY}
      validationSchema={questionSchema}
      draft={`question ${listingId}`}
      onSubmit={async (values, { isHere }) => {
        const question = await signedIn(() => run(values), 'ask a question');
        if (!question) return false;
        onAsked(question, await isHere());
        return true;
      }}
    >
      <TextInput
        name="text"
        label="Your question"
        multiline
        required
        maxLength={QUESTION_TEXT.max}
      />
      <CheckboxInput name="notifyByEmail" label={NOTIFY_LABEL} />
      <SubmitRow>
        <SubmitButton label="Ask question" pendingLabel="Sending…" size="large" />
      </SubmitRow>
    </AppForm>
  );
}
