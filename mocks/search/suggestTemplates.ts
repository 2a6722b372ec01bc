import { searchTemplates, type TemplateCatalog } from '../rules/templates';
import type { TemplateRecord } from '../store/records/templateRecords';
import { holdsWords, wordLine, wordsOf } from './words';

/**
 * The templates that the typed words may mean: all that the search of the list finds, first those
 * whose name begins with the words, then those whose name has them, each the most sold first.
 */
export function suggestTemplates(catalog: TemplateCatalog, q: string, now: Date): TemplateRecord[] {
  if (q.trim() === '') return [];
  const words = wordsOf(q);
  const worthOf = ({ title }: TemplateRecord) => {
    const line = wordLine(title);
    if (line.startsWith(` ${words.join(' ')}`)) return 2;
    return Number(
      holdsWords(
        words.map((word) => [word]),
        line,
      ),
    );
  };
  return searchTemplates(catalog, { q }, now).hits.sort((a, b) => worthOf(b) - worthOf(a));
}
