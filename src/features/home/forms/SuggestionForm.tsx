import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useRequestSuggestions } from '../../../api/resources/marketplace';
import { AppForm } from '../../../forms/AppForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useArrival } from '../../../routing/useArrival';
import { CheckIcon } from '../../../ui/icons';
import { LONGEST, suggestionSchema } from './suggestionSchema';

const EMPTY = { name: '', email: '', phone: '', projectDescription: '' };

interface SentProps {
  /** Where the answer goes. */
  email: string;
  onAgain: () => void;
}

/** Takes the form's place, and the focus, once the request is in. */
function Sent({ email, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'start',
        gap: 2,
        minHeight: { xs: 360, sm: 480 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: 'tint.success',
          color: 'success.main',
        }}
      >
        <CheckIcon />
      </Box>
      <Typography variant="h3" ref={heading} tabIndex={-1}>
        Thank you, we are on it
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Our suggestions go to <b>{email}</b> within two working days.
      </Typography>
      <Button variant="outlined" color="secondary" onClick={onAgain} sx={{ mt: 1 }}>
        Ask about another project
      </Button>
    </Box>
  );
}

/** Asks for suggestions: name, email, phone and the project, all of them required. */
export function SuggestionForm() {
  const { run } = useRequestSuggestions();
  const arrive = useArrival();
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AppForm
      label="Get Suggestions"
      initialValues={EMPTY}
      validationSchema={suggestionSchema}
      draft="suggestions"
      onSubmit={async (values, { isHere }) => {
        await run(values);
        arrive(isHere(), () => setSentTo(values.email), {
          message: `Your request is in. Our suggestions go to ${values.email}.`,
        });
      }}
    >
      <TextInput name="name" label="Name" autoComplete="name" required maxLength={LONGEST.name} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={LONGEST.email}
        />
        <TextInput
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={LONGEST.phone}
        />
      </Box>
      <TextInput
        name="projectDescription"
        label="Project description"
        placeholder="We answer 200 support emails a day in four languages and would like to halve the time it takes."
        multiline
        minRows={5}
        required
        maxLength={LONGEST.projectDescription}
      />
      <Box>
        <SubmitButton label="Get Suggestions" pendingLabel="Sending…" size="large" />
      </Box>
    </AppForm>
  );
}
