import Container from '@mui/material/Container';
import { useLocation } from 'react-router-dom';
import { useHelpGroups } from '../../api/resources/help';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { useViewChange } from '../../routing/useViewChange';
import { AnswerView } from './AnswerView';
import { readSupportUrl } from './helpUrl';
import { HelpGroups } from './HelpGroups';
import { HelpResults } from './HelpResults';
import { PopularQuestions } from './PopularQuestions';
import { StillStuck } from './StillStuck';
import { SupportHeader } from './SupportHeader';
import { useSupportTitle } from './useSupportTitle';
import { pagePadding } from '../../theme/pageSteps';

/**
 * The help pages: a search over all answers, the groups, the popular questions; with `?question=`
 * one answer, with `?group=` or `?q=` those that fit.
 */
export function SupportPage() {
  const { search } = useLocation();
  const url = readSupportUrl(search);
  const { question, group, q, ignored } = url;
  const groups = useHelpGroups();
  useViewChange(`${group ?? ''}/${question ?? ''}`, useSupportTitle(url));

  if (question !== undefined) {
    return (
      <Container sx={pagePadding}>
        <IgnoredNotice ignored={ignored} />
        <AnswerView key={question} questionId={question} />
      </Container>
    );
  }
  return (
    <Container sx={pagePadding}>
      <SupportHeader url={url} groups={groups.data?.items} />
      <IgnoredNotice ignored={ignored} />
      {group !== undefined || q !== '' ? (
        <HelpResults key={group ?? ''} group={group} q={q} />
      ) : (
        <>
          <HelpGroups groups={groups} />
          <PopularQuestions />
        </>
      )}
      <StillStuck />
    </Container>
  );
}
