import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '../../api/resources/help';
import { useSent } from '../../session/useSent';
import { Confirmation } from '../../ui/Confirmation';
import { panel } from '../../theme/surfaceStyles';
import { ContactForm } from './forms/ContactForm';

interface Sent {
  message: ContactMessage;
  /** Where the answer goes. */
  email: string;
}

/** The message form, replaced by a confirmation once the message was received. */
export function ContactSection() {
  const [sent, setSent] = useSent<Sent>();
  return (
    <Box component="section" aria-labelledby="write-to-us" sx={panel}>
      {sent ? (
        <Confirmation
          title="Thank you. We have your message"
          component="h2"
          id="write-to-us"
          againLabel="Write another message"
          onAgain={() => setSent(null)}
        >
          Its case number is{' '}
          <Box component="strong" sx={caseNumber}>
            {sent.message.caseNumber}
          </Box>
          . The answer goes to <b>{sent.email}</b>; keep the number in case you want to ask about
          it.
        </Confirmation>
      ) : (
        <>
          <Typography variant="h3" component="h2" id="write-to-us" sx={{ mb: 2.5 }}>
            Write to us
          </Typography>
          <ContactForm onSent={(message, email) => setSent({ message, email })} />
        </>
      )}
    </Box>
  );
}

const caseNumber = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
