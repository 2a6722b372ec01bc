import { useTerms, type useGlossaryLists } from '../../api/resources/glossary';
import { QueryView } from '../../ui/QueryView';
import { byLetter } from './letters';
import { ListColumns } from './ListColumns';
import { TermDirectory } from './TermDirectory';
import { TermOfTheDay } from './TermOfTheDay';

/** How the glossary begins: a term a day, the four lists, and every term by its name. */
export function GlossaryStart({ lists }: { lists: ReturnType<typeof useGlossaryLists> }) {
  const terms = useTerms({});
  return (
    <>
      <QueryView query={terms} skeleton={<TermOfTheDay terms={undefined} />}>
        {({ items }) => (items.length > 0 ? <TermOfTheDay terms={items} /> : null)}
      </QueryView>
      <ListColumns lists={lists} />
      {/* What is wrong, and the way to try again, are said above. */}
      {terms.error ? null : (
        <QueryView query={terms} skeleton={<TermDirectory groups={undefined} />}>
          {({ items }) => (items.length > 0 ? <TermDirectory groups={byLetter(items)} /> : null)}
        </QueryView>
      )}
    </>
  );
}
