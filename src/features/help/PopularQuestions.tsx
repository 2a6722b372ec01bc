import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useHelpQuestions } from '../../api/resources/help';
import { HelpAnswers } from '../../domain/HelpAnswers';
import { QueryView } from '../../ui/QueryView';
import { answerColumns } from './answerColumns';
import { partHeading } from '../../theme/pageSteps';

const ROW_HEIGHT = 60;

/** The questions that most people ask, with their answers. */
export function PopularQuestions() {
  const questions = useHelpQuestions({ popular: true });
  return (
    <Box component="section" aria-labelledby="popular-questions" sx={columns}>
      <div>
        <Typography variant="h2" id="popular-questions" sx={partHeading}>
          Popular questions
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: { md: '40ch' } }}>
          What people ask most often, from the first visit to the first license.
        </Typography>
      </div>
      <QueryView query={questions} skeleton={<AnswersSkeleton rows={10} />}>
        {({ items }) => <HelpAnswers questions={items} />}
      </QueryView>
    </Box>
  );
}

/** Shown where questions will be; takes how many of them. */
export function AnswersSkeleton({ rows }: { rows: number }) {
  return (
    <Box aria-busy="true" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={`question-${index}`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: ROW_HEIGHT,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={`${45 + ((index * 17) % 35)}%`} />
        </Box>
      ))}
    </Box>
  );
}

const columns = { ...answerColumns, mt: { xs: 5, md: 8 } } as const;
