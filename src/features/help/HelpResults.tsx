import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import { matchColor } from '../../domain/search/matchColor';
import { useHelpGroups, useHelpQuestions } from '../../api/resources/help';
import { HelpAnswers } from '../../domain/HelpAnswers';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useAnnouncement } from '../../routing/useResultEffects';
import { EmptyState } from '../../ui/EmptyState';
import { ChevronLeftIcon, SearchIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { answerColumns } from './answerColumns';
import { supportPath } from './helpUrl';
import { AnswersSkeleton } from './PopularQuestions';
import { useMarkedWords } from './useMarkedWords';
import { partHeading } from '../../theme/pageSteps';

export interface HelpResultsProps {
  /** Id of the group whose questions are shown; undefined for all. */
  group: string | undefined;
  /** The words of the search; '' without one. */
  q: string;
}

/** The questions of a group, or those that a search finds; none found leads to the contact form. */
export function HelpResults({ group, q }: HelpResultsProps) {
  const questions = useHelpQuestions({ group, ...(q === '' ? {} : { q }) });
  const { data: groups } = useHelpGroups();
  const name = groups?.items.find(({ id }) => id === group)?.name;
  // Until the next answers come those of the search before stay, under their own words.
  const [answered, setAnswered] = useState(q);
  if (!questions.isLoading && answered !== q) setAnswered(q);
  const marked = useMarkedWords(answered);
  const count = questions.data && pluralize(questions.data.items.length, 'answer', 'answers');
  useAnnouncement(count && (answered === '' ? count : `${count} for ${answered}`));
  return (
    <Box component="section" aria-labelledby="answers" sx={{ minHeight: 340 }}>
      <QueryView
        query={questions}
        skeleton={<ResultsSkeleton />}
        empty={({ items }) =>
          items.length > 0 ? null : answered === '' ? (
            <NoSuchGroup />
          ) : (
            <NothingFound q={answered} />
          )
        }
      >
        {({ items }) => (
          <Box sx={answerColumns}>
            <Typography variant="h2" id="answers" sx={{ ...partHeading, overflowWrap: 'anywhere' }}>
              {answered === '' ? (name ?? 'Questions') : `${count} for “${answered}”`}
            </Typography>
            <Box key={answered} ref={marked} sx={marks}>
              <HelpAnswers questions={items} opensFirst={answered !== ''} />
            </Box>
          </Box>
        )}
      </QueryView>
      <Button
        component={AppLink}
        to={supportPath()}
        startIcon={<ChevronLeftIcon />}
        sx={{ mt: 3, ml: -1.5, pl: 1.5 }}
      >
        View all topics
      </Button>
    </Box>
  );
}

function ResultsSkeleton() {
  return (
    <Box sx={answerColumns}>
      <Skeleton width="8em" sx={{ typography: 'h2' }} />
      <AnswersSkeleton rows={7} />
    </Box>
  );
}

const marks = { '& ::highlight(found)': { backgroundColor: matchColor } } as const;

function NothingFound({ q }: { q: string }) {
  return (
    <>
      <EmptyState
        icon={<SearchIcon />}
        title={`No answer for “${q}” yet`}
        description="Try fewer or different words, or write to us. We will answer, and the next person will find it here."
        action={
          <Button component={AppLink} to={pathTo('contact')} variant="contained">
            Write to us
          </Button>
        }
      />
      <MatchesElsewhere q={q} besides="help-question" />
    </>
  );
}

function NoSuchGroup() {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="Topic not found"
      description="This topic isn’t in the help pages."
    />
  );
}
