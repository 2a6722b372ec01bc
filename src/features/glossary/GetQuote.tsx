import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useLinkedPart } from '../../routing/useLinkedPart';
import { useSent } from '../../session/useSent';
import { Confirmation } from '../../ui/Confirmation';
import { CheckIcon } from '../../ui/icons';
import { QuoteForm } from './forms/QuoteForm';

/** Where links to the form lead. */
const QUOTE_ID = 'get-a-quote';

const GOOD_TO_KNOW = [
  'How many people will use it',
  'From when, and for how long',
  'Who the invoice is made out to',
];

/** The form that asks for a quote (specification, section 2, Glossary), and what comes of it. */
export function GetQuote() {
  const [sentTo, setSentTo] = useSent<string>();
  useLinkedPart([QUOTE_ID]);
  return (
    <Container component="section" aria-labelledby={QUOTE_ID} sx={{ pt: { xs: 4, md: 7 } }}>
      <Box sx={columns}>
        <div>
          <Typography
            variant="h2"
            id={QUOTE_ID}
            tabIndex={-1}
            sx={{ scrollMarginTop: '128px', outline: 0 }}
          >
            Get a quote
          </Typography>
          <Typography
            variant="lead"
            component="p"
            sx={{ color: 'text.secondary', mt: 2, maxWidth: '40ch' }}
          >
            More licenses than the largest plan, an invoice instead of a card, a clause of your own:
            tell us, and you get a written offer. It helps to say:
          </Typography>
          <Box
            component="ul"
            sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
          >
            {GOOD_TO_KNOW.map((point) => (
              <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
                <CheckIcon sx={{ color: 'success.main', flexShrink: 0, mt: '1px' }} />
                {point}
              </Box>
            ))}
          </Box>
        </div>
        <div>
          {sentTo === null ? (
            <QuoteForm onSent={setSentTo} />
          ) : (
            <Confirmation
              title="We have your request"
              againLabel="Ask for another quote"
              onAgain={() => setSentTo(null)}
            >
              The quote goes to <b>{sentTo}</b> within two working days.
            </Confirmation>
          )}
        </div>
      </Box>
    </Container>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gap: { xs: 4, md: 6, lg: 8 },
  pt: { xs: 5, md: 7 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
