import { styled } from '@mui/material/styles';
import type { HelpQuestion } from '../api/resources/help';
import { ChevronDownIcon } from '../ui/icons';
import { DocumentBlocks } from './DocumentBlocks';

/** Native disclosures: the browser's own search finds what is closed, and opens it. */
const List = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& details': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    ...theme.typography.h4,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '16px 0',
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.vars.palette.primary.main },
  },
  '& summary svg': { flexShrink: 0, transition: 'transform 150ms' },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
  '& .AnswerList-answer': { padding: '0 40px 20px 0', color: theme.vars.palette.text.secondary },
}));

/** Questions that open their answers. */
export function AnswerList({ questions }: { questions: readonly HelpQuestion[] }) {
  return (
    <List>
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            {question}
            <ChevronDownIcon />
          </summary>
          <div className="AnswerList-answer">
            <DocumentBlocks blocks={answer} />
          </div>
        </details>
      ))}
    </List>
  );
}
