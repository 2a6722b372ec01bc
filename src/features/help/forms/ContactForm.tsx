import { useSendContactMessage, type ContactMessage } from '../../../api/resources/help';
import { AppForm } from '../../../forms/AppForm';
import { EmailInput } from '../../../forms/EmailInput';
import { FieldPair } from '../../../forms/FieldPair';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { contactSchema, LONGEST } from './contactSchema';

const EMPTY = { name: '', email: '', subject: '', message: '' };

export interface ContactFormProps {
  /** Called once the message was received, with where the answer goes. */
  onSent: (message: ContactMessage, email: string) => void;
}

/** A message to support. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { run } = useSendContactMessage();
  const arrive = useArrival();
  return (
    <AppForm
      label="Write to us"
      initialValues={EMPTY}
      validationSchema={contactSchema}
      draft="contact"
      onSubmit={async (values, { isHere }) => {
        const message = await run(values);
        arrive(await isHere(), () => onSent(message, values.email), {
          message: `Your message is in. Its case number is ${message.caseNumber}.`,
        });
      }}
    >
      <FieldPair>
        <TextInput name="name" label="Name" autoComplete="name" required maxLength={LONGEST.name} />
        <EmailInput required />
      </FieldPair>
      <TextInput
        name="subject"
        label="Subject"
        placeholder="For example, an invoice for my license"
        required
        maxLength={LONGEST.subject}
      />
      <TextInput
        name="message"
        label="Message"
        multiline
        minRows={4}
        required
        maxLength={LONGEST.message}
      />
      <SubmitRow>
        <SubmitButton label="Send Message" size="large" />
      </SubmitRow>
    </AppForm>
  );
}
