import { useRequestSuggestions } from '../../../api/resources/marketplace';
import { AppForm } from '../../../forms/AppForm';
import { EmailInput } from '../../../forms/EmailInput';
import { FieldPair } from '../../../forms/FieldPair';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { useSent } from '../../../session/useSent';
import { Confirmation } from '../../../ui/Confirmation';
import { LONGEST, suggestionSchema } from './suggestionSchema';

const EMPTY = { name: '', email: '', phone: '', projectDescription: '' };

/** Asks for suggestions: name, email, phone and the project, all of them required. */
export function SuggestionForm() {
  const { run } = useRequestSuggestions();
  const arrive = useArrival();
  const [sentTo, setSentTo] = useSent<string>();

  if (sentTo !== null) {
    return (
      <Confirmation
        title="Thank you, we are on it"
        againLabel="Ask about another project"
        onAgain={() => setSentTo(null)}
      >
        Our suggestions go to <b>{sentTo}</b> within two working days.
      </Confirmation>
    );
  }
  return (
    <AppForm
      label="Get Suggestions"
      initialValues={EMPTY}
      validationSchema={suggestionSchema}
      draft="suggestions"
      onSubmit={async (values, { isHere }) => {
        await run(values);
        arrive(await isHere(), () => setSentTo(values.email), {
          message: `We have your request. Our suggestions go to ${values.email}.`,
        });
      }}
    >
      <TextInput name="name" label="Name" autoComplete="name" required maxLength={LONGEST.name} />
      <FieldPair>
        <EmailInput required />
        <TextInput
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={LONGEST.phone}
        />
      </FieldPair>
      <TextInput
        name="projectDescription"
        label="Project description"
        placeholder="We answer 200 support emails a day in four languages and would like to halve the time it takes."
        multiline
        minRows={5}
        required
        maxLength={LONGEST.projectDescription}
      />
      <SubmitRow>
        <SubmitButton label="Get Suggestions" pendingLabel="Sending…" size="large" />
      </SubmitRow>
    </AppForm>
  );
}
