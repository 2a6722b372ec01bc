import Container from '@mui/material/Container';
import { useLocation } from 'react-router-dom';
import { useGlossaryLists } from '../../api/resources/glossary';
import { useViewChange } from '../../routing/useViewChange';
import { GetQuote } from './GetQuote';
import { GlossaryHeader } from './GlossaryHeader';
import { GlossaryStart } from './GlossaryStart';
import { readGlossaryUrl } from './glossaryUrl';
import { ListNotFound } from './ListNotFound';
import { TermIndex } from './TermIndex';
import { TermView } from './TermView';
import { useGlossaryTitle } from './useGlossaryTitle';
import { pagePadding } from '../../theme/pageSteps';

/**
 * The glossary (specification, section 2): the four lists and all terms, with `?list=` one of them from A to Z,
 * with `?term=` a definition, with `?q=` what a search finds.
 */
export function GlossaryPage() {
  const { search } = useLocation();
  const url = readGlossaryUrl(search);
  const { list, term, q, ignored } = url;
  const lists = useGlossaryLists();
  useViewChange(`${list ?? ''}/${term ?? ''}`, useGlossaryTitle(url));

  if (term !== undefined) {
    return (
      <Container sx={pagePadding}>
        <TermView key={term} termId={term} ignored={ignored} />
      </Container>
    );
  }
  const shown = lists.data?.items.find(({ id }) => id === list);
  const isUnknown = list !== undefined && lists.data !== undefined && shown === undefined;
  return (
    <>
      <Container sx={pagePadding}>
        <GlossaryHeader
          url={url}
          list={shown}
          isWaiting={list !== undefined && !lists.data && !lists.error}
          isUnknown={isUnknown}
          ignored={ignored}
        />
        {isUnknown ? (
          <ListNotFound />
        ) : list !== undefined || q !== '' ? (
          <TermIndex key={list ?? ''} list={list} q={q} />
        ) : (
          <GlossaryStart lists={lists} />
        )}
      </Container>
      <GetQuote />
    </>
  );
}
