import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MembershipOffer } from '../../api/resources/membership';

/** What people ask before they join. */
export function MembershipQuestions({ questions }: Pick<MembershipOffer, 'questions'>) {
  return (
    <Box component="section" aria-labelledby="membership-questions" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography id="membership-questions" variant="h2">
        Questions and answers
      </Typography>
      <Box sx={grid}>
        {questions.map(({ question, answer }) => (
          <Box key={question}>
            <Typography variant="h3">{question}</Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{answer}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 6,
  rowGap: 4,
  mt: 3,
} as const;
