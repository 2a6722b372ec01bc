import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useHelpQuestions } from '../../api/resources/help';
import { HelpAnswers } from '../../domain/HelpAnswers';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';

/** How many of them: all are on the page of the support. */
const SHOWN = 5;

/** What most people ask, from the help content. */
export function FrequentQuestions() {
  const questions = useHelpQuestions({ popular: true });
  return (
    <Box
      component="section"
      aria-labelledby="frequent-questions"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 2fr' },
        columnGap: 8,
        alignItems: 'start',
        mt: { xs: 6, md: 9 },
      }}
    >
      <SectionHeading
        id="frequent-questions"
        title="Frequently asked questions"
        description={
          <Button
            component={AppLink}
            to={pathTo('support')}
            variant="outlined"
            color="secondary"
            sx={{ mt: 1, color: 'text.primary' }}
          >
            View all answers
          </Button>
        }
      />
      <QueryView query={questions} skeleton={<QuestionsSkeleton />}>
        {({ items }) => <HelpAnswers questions={items.slice(0, SHOWN)} />}
      </QueryView>
    </Box>
  );
}

function QuestionsSkeleton() {
  return (
    <div aria-hidden>
      {['64%', '52%', '70%', '58%', '66%'].map((width) => (
        <Box key={width} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Skeleton width={width} sx={{ typography: 'subtitle1' }} />
        </Box>
      ))}
    </div>
  );
}
