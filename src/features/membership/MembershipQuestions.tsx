import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MembershipOffer } from '../../api/resources/membership';
import { partHeading } from '../../theme/pageSteps';

/** What people ask before they join: the heading stays in sight beside the answers. */
export function MembershipQuestions({ questions }: Pick<MembershipOffer, 'questions'>) {
  return (
    <Box component="section" aria-labelledby="membership-questions" sx={columns}>
      <Typography id="membership-questions" variant="h2" sx={heading}>
        Frequently asked questions
      </Typography>
      <div>
        {questions.map(({ question, answer }) => (
          <Box key={question} sx={entry}>
            <Typography variant="h4" component="h3">
              {question}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: '64ch', color: 'text.secondary' }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </div>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  columnGap: 6,
  rowGap: 1,
  alignItems: 'start',
  mt: { xs: 7, md: 10 },
} as const;

const heading = {
  ...partHeading,
  position: { md: 'sticky' },
  top: 104,
  maxWidth: { md: '15ch' },
} as const;

const entry = {
  py: { xs: 2, md: 2.5 },
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: { md: 0.5 } },
  '&:last-of-type': { borderBottom: 0 },
} as const;
