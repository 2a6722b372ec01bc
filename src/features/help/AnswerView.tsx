import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useHelpQuestion, useHelpQuestions, type HelpQuestion } from '../../api/resources/help';
import { DocumentBones } from '../../domain/DocumentBones';
import { DocumentBlocks } from '../../domain/DocumentBlocks';
import { answerPath } from '../../domain/HelpAnswers';
import { RecordNotFound } from '../../domain/RecordNotFound';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { isNotFound } from '../../ui/describeError';
import { QueryView } from '../../ui/QueryView';
import { supportPath } from './helpUrl';
import { OtherQuestion } from './OtherQuestion';
import { StillStuck } from './StillStuck';
import { belowWay } from '../../theme/pageSteps';

/** One answer, for visitors who follow a link to it, with the other questions of its group. */
export function AnswerView({ questionId }: { questionId: string }) {
  const question = useHelpQuestion(questionId);
  return (
    <>
      <QueryView
        query={question}
        skeleton={<AnswerSkeleton />}
        notFound={<AnswerNotFound />}
        isWholePage
      >
        {(data) => <Shown question={data} />}
      </QueryView>
      {question.error && !question.data && !isNotFound(question.error) ? <StillStuck /> : null}
    </>
  );
}

function Shown({ question }: { question: HelpQuestion }) {
  const { group } = question;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'Support', to: supportPath() },
          { label: group.name, to: supportPath({ group: group.id }) },
          { label: question.question },
        ]}
      />
      <Box sx={columns}>
        <article>
          <Typography variant="title" component="h1" sx={{ mb: 3, maxWidth: '24ch' }}>
            {question.question}
          </Typography>
          <DocumentBlocks blocks={question.answer} />
        </article>
        <Box component="nav" aria-labelledby="same-group" sx={side}>
          <Typography variant="h5" component="h2" id="same-group" sx={{ mb: 1 }}>
            {`More on ${group.name}`}
          </Typography>
          <OtherQuestions of={question} />
        </Box>
        <StillStuck isInGrid />
      </Box>
    </>
  );
}

/** The other questions of the same group. */
function OtherQuestions({ of }: { of: HelpQuestion }) {
  const questions = useHelpQuestions({ group: of.group.id });
  return (
    <QueryView query={questions} skeleton={<Skeleton variant="rounded" height={240} />}>
      {({ items }) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items
            .filter(({ id }) => id !== of.id)
            .map((other) => (
              <li key={other.id}>
                <OtherQuestion to={answerPath(other)}>{other.question}</OtherQuestion>
              </li>
            ))}
        </Box>
      )}
    </QueryView>
  );
}

function AnswerNotFound() {
  return (
    <RecordNotFound
      pageTitle="Answer not found"
      title="Answer not found"
      description="This question isn’t in the help pages. It may have been reworded."
      next={{ to: supportPath(), label: 'Search the help pages' }}
    >
      <StillStuck />
    </RecordNotFound>
  );
}

function AnswerSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 420 }}>
      <Skeleton width={260} />
      <Box sx={columns}>
        <div>
          <Skeleton width="60%" sx={{ typography: 'title', mb: 3 }} />
          <DocumentBones widths={[100, 96, 98, 60]} />
        </div>
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Box>
  );
}

/** A short answer leaves room for what follows beside the other questions. */
const columns = {
  display: 'grid',
  columnGap: 8,
  rowGap: { xs: 5, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 288px' },
  gridTemplateRows: { md: 'auto 1fr' },
  mt: belowWay,
} as const;

const side = {
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
} as const;
