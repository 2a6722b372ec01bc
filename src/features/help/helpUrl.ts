import { pathTo } from '../../routing/paths';
import { parseSlug, parseWords, UrlReader, type IgnoredParameter } from '../../list/UrlReader';

/** What a URL below /support asks for. */
export interface SupportUrl {
  /** Id of the question whose answer is shown. */
  question: string | undefined;
  /** Id of the group whose questions are shown. */
  group: string | undefined;
  /** The words of the search; '' without one. */
  q: string;
}

/**
 * Reads a URL below /support. Never throws: what makes no sense is left out and named.
 *
 * @param search the part of the URL from `?` on
 */
export function readSupportUrl(search: string): SupportUrl & {
  ignored: IgnoredParameter[];
} {
  const reader = new UrlReader(search);
  return {
    question: reader.one('question', parseSlug),
    group: reader.one('group', parseSlug),
    q: reader.one('q', parseWords) ?? '',
    ignored: reader.ignored,
  };
}

/** The URL of a part of the help pages; what is left out is not asked for. */
export const supportPath = ({ question, group, q }: Partial<SupportUrl> = {}): string =>
  pathTo('support', { question, group, q });
