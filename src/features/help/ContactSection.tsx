import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '../../api/resources/help';
import { CheckIcon } from '../../ui/icons';
import { ContactForm } from './forms/ContactForm';

interface Sent {
  message: ContactMessage;
  /** Where the answer goes. */
  email: string;
}

/** The message form, replaced by a confirmation once the message was received. */
export function ContactSection() {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Box component="section" aria-labelledby="write-to-us" sx={frame}>
      {sent ? (
        <Confirmation sent={sent} onAgain={() => setSent(null)} />
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

function Confirmation({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', justifyItems: 'start', minHeight: 460 }}>
      <CheckIcon sx={{ color: 'success.main', fontSize: 36 }} />
      <Typography
        variant="h3"
        component="h2"
        id="write-to-us"
        ref={heading}
        tabIndex={-1}
        sx={{ mt: 1 }}
      >
        Thank you. Your message is in
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '52ch', overflowWrap: 'anywhere' }}>
        Its case number is{' '}
        <Box component="strong" sx={caseNumber}>
          {sent.message.caseNumber}
        </Box>
        . The answer goes to <b>{sent.email}</b>; keep the number in case you want to ask about it.
      </Typography>
      <Button variant="outlined" color="secondary" onClick={onAgain} sx={{ mt: 3 }}>
        Write another message
      </Button>
    </Box>
  );
}

const caseNumber = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const frame = {
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '18px',
  bgcolor: 'background.paper',
} as const;
