import type { TermRef } from '../../api/resources/glossary';
import { pathTo } from '../../routing/paths';
import { parseSlug, parseWords, UrlReader, type IgnoredParameter } from '../../list/UrlReader';

/** What a URL below /glossary asks for. */
export interface GlossaryUrl {
  /** Id of the list whose terms are shown. */
  list: string | undefined;
  /** Id of the term whose definition is shown. */
  term: string | undefined;
  /** The words of the search; '' without one. */
  q: string;
}

/**
 * Reads a URL. Never throws: what makes no sense is left out and named.
 *
 * @param search the part of the URL from `?` on
 */
export function readGlossaryUrl(search: string): GlossaryUrl & {
  ignored: IgnoredParameter[];
} {
  const reader = new UrlReader(search);
  return {
    list: reader.one('list', parseSlug),
    term: reader.one('term', parseSlug),
    q: reader.one('q', parseWords) ?? '',
    ignored: reader.ignored,
  };
}

/** The URL of a part of the glossary; what is left out is not asked for. */
export function glossaryPath({ list, term, q }: Partial<GlossaryUrl> = {}, hash = ''): string {
  return pathTo('glossary', { list, term, q }, hash);
}

/** The URL of a term's definition. */
export const termPath = ({ id, listId }: Pick<TermRef, 'id' | 'listId'>): string =>
  glossaryPath({ list: listId, term: id });
