import { useGlossaryLists, useTerm } from '../../api/resources/glossary';
import { usePageDescription } from '../../routing/pageTitle';
import { isNotFound } from '../../ui/describeError';
import type { GlossaryUrl } from './glossaryUrl';

/**
 * What the browser's title says of a part of the glossary, which also gets its own description. The
 * two lists of one name are told apart by what they are about.
 *
 * @returns undefined while it is not known
 */
export function useGlossaryTitle({ list, term }: GlossaryUrl): string | undefined {
  const { data: lists } = useGlossaryLists();
  const { data: found, error } = useTerm(term ?? null);
  const shown = lists?.items.find(({ id }) => id === list);
  usePageDescription(term === undefined ? shown?.description : found?.summary);

  if (term !== undefined) {
    if (isNotFound(error)) return 'Term not found';
    return found && `${found.title}, ${found.list.name} glossary`;
  }
  if (list === undefined) return 'Glossary';
  if (lists && !shown) return 'List not found';
  return shown && `${shown.title} glossary: ${shown.description}`;
}
