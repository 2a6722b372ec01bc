import { useRequestQuote } from '../../../api/resources/glossary';
import { AppForm } from '../../../forms/AppForm';
import { EmailInput } from '../../../forms/EmailInput';
import { FieldPair } from '../../../forms/FieldPair';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { LONGEST, quoteSchema } from './quoteSchema';
import { toRequest, type QuoteValues } from './toRequest';

const EMPTY: QuoteValues = { firstName: '', lastName: '', email: '', company: '', message: '' };

/** Asks what a quote is for; only email and first name are required. */
export function QuoteForm({ onSent }: { onSent: (email: string) => void }) {
  const { run } = useRequestQuote();
  const arrive = useArrival();
  return (
    <AppForm
      label="Get a quote"
      initialValues={EMPTY}
      validationSchema={quoteSchema}
      draft="quote"
      onSubmit={async (values, { isHere }) => {
        await run(toRequest(values));
        arrive(await isHere(), () => onSent(values.email), {
          message: `Your request for a quote is in. The answer goes to ${values.email}.`,
        });
      }}
    >
      <FieldPair>
        <TextInput
          name="firstName"
          label="First name"
          autoComplete="given-name"
          required
          maxLength={LONGEST.firstName}
        />
        <TextInput
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={LONGEST.lastName}
        />
      </FieldPair>
      <FieldPair>
        <EmailInput required />
        <TextInput
          name="company"
          label="Company"
          autoComplete="organization"
          maxLength={LONGEST.company}
        />
      </FieldPair>
      <TextInput
        name="message"
        label="What is the quote for?"
        placeholder="Twelve licenses of Replywright from May on, paid by invoice."
        multiline
        minRows={4}
        maxLength={LONGEST.message}
      />
      <SubmitRow>
        <SubmitButton label="Get a quote" size="large" />
      </SubmitRow>
    </AppForm>
  );
}
