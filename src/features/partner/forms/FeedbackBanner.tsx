import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSendPartnerFeedback } from '../../../api/resources/partner-accounts';
import { AppForm } from '../../../forms/AppForm';
import { readDraft } from '../../../forms/drafts';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { useSignedIn } from '../../../session/useSignedIn';
import { phoneInset, radius } from '../../../theme/tokens';
import { useFocusOnce } from '../../../ui/useFocusOnce';
import { FEEDBACK, feedbackSchema } from './feedbackSchema';

const DRAFT = 'partner feedback';

/** Asks partners for their opinion (specification, section 2); the form opens below the question. */
export function FeedbackBanner() {
  const [isOpen, setOpen] = useState(() => readDraft(DRAFT) !== undefined);
  const [caseNumber, setCaseNumber] = useState<string | null>(null);
  const thanks = useFocusOnce(caseNumber);
  const { run } = useSendPartnerFeedback();
  const signedIn = useSignedIn();
  const arrive = useArrival();
  return (
    <Box component="section" aria-labelledby="partner-feedback" sx={banner}>
      <div>
        <Typography id="partner-feedback" variant="h3" component="h2">
          What would help you sell?
        </Typography>
        {caseNumber ? (
          <Typography ref={thanks} tabIndex={-1} sx={{ mt: 1, outline: 'none' }}>
            Thank you. Your feedback was received under case number {caseNumber}.
          </Typography>
        ) : (
          <Typography sx={{ mt: 1, maxWidth: '58ch' }}>
            Tell us what is missing or gets in your way. The people who build these pages read it.
          </Typography>
        )}
      </div>
      {isOpen ? (
        <Box sx={{ gridColumn: '1 / -1', maxWidth: 640 }}>
          <AppForm
            label="Feedback"
            draft={DRAFT}
            onSentBefore={() => setOpen(false)}
            initialValues={{ message: '' }}
            validationSchema={feedbackSchema}
            onSubmit={async (input, { isHere }) => {
              const filed = await signedIn(() => run(input), 'send your feedback');
              if (!filed) return false;
              const goOn = () => {
                setCaseNumber(filed.caseNumber);
                setOpen(false);
              };
              arrive(await isHere(), goOn, {
                message: `Your feedback was received under case number ${filed.caseNumber}.`,
              });
              return true;
            }}
          >
            <TextInput
              name="message"
              label="Your feedback"
              multiline
              maxLength={FEEDBACK.max}
              autoFocus
              required
            />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <SubmitButton label="Send feedback" />
              <Button color="secondary" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </Box>
          </AppForm>
        </Box>
      ) : (
        // Quieter than the answers that buyers wait for.
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => setOpen(true)}
          sx={{ justifySelf: 'start' }}
        >
          {caseNumber ? 'Give more feedback' : 'Give feedback'}
        </Button>
      )}
    </Box>
  );
}

const banner = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'center',
  // A line across the page, or a box at the side of it.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) auto',
    lg: 'minmax(0, 1fr)',
  },
  p: { xs: phoneInset, sm: 4, lg: 3 },
  borderRadius: `${radius.card}px`,
  bgcolor: 'tint.primary',
} as const;
