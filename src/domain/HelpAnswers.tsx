import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId } from 'react';
import type { HelpQuestion } from '../api/resources/help';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { ChevronDownIcon } from '../ui/icons';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { DocumentBlocks } from './DocumentBlocks';

/** The URL of an answer of the help content. */
export const answerPath = ({ id }: Pick<HelpQuestion, 'id'>): string =>
  pathTo('support', { question: id });

export interface HelpAnswersProps {
  questions: readonly HelpQuestion[];
  /** Level of the questions in the page's outline. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Whether the first is open from the start: the best answer to what was searched for. */
  opensFirst?: boolean;
}

/** Questions that open to their answers; each answer has a separate link. */
export function HelpAnswers({
  questions,
  headingLevel = 'h3',
  opensFirst = false,
}: HelpAnswersProps) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {questions.map((question, index) => (
        <Answer
          key={question.id}
          question={question}
          headingLevel={headingLevel}
          isOpen={opensFirst && index === 0}
        />
      ))}
    </Box>
  );
}

interface AnswerProps {
  question: HelpQuestion;
  headingLevel: 'h2' | 'h3' | 'h4';
  /** From the start. */
  isOpen: boolean;
}

function Answer({ question, headingLevel, isOpen }: AnswerProps) {
  const id = useId();
  return (
    <Accordion defaultExpanded={isOpen} slotProps={{ heading: { component: headingLevel } }}>
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        expandIcon={<ChevronDownIcon />}
        sx={{
          columnGap: 2,
          typography: 'subtitle1',
          '& .MuiAccordionSummary-content': { my: 2 },
        }}
      >
        {question.question}
      </AccordionSummary>
      <AccordionDetails sx={{ pb: 3 }}>
        <DocumentBlocks blocks={question.answer} />
        <Link
          component={AppLink}
          to={answerPath(question)}
          variant="body2"
          sx={{ display: 'inline-block', mt: 1.5, py: 0.5, color: 'text.secondary' }}
        >
          Link to this answer
          <VisuallyHidden>{` to “${question.question}”`}</VisuallyHidden>
        </Link>
      </AccordionDetails>
    </Accordion>
  );
}
