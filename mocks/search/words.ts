import uFuzzy from '@leeoniya/ufuzzy';

/** Letters and digits, and what belongs to a name at its end: C++, C#. */
const WORD = /[\p{L}\p{N}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu;

/** The words of a text as searching compares them: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? [];
}

/** The words of several texts as one line in which {@link hasWord} looks. */
export const wordLine = (...texts: string[]): string => ` ${wordsOf(texts.join(' ')).join(' ')} `;

/** Whether a word of the line begins with this one, so that half a word finds the whole. */
export const hasWord = (line: string, word: string): boolean => line.includes(` ${word}`);

/** A word of a search: itself or, where no text has it, the words that may have been meant. */
export type SearchWord = readonly string[];

/** Words whose longer form does not begin with them, and what else they mean. */
const ALSO_CALLED: Readonly<Record<string, string>> = { mail: 'email' };

/** Shorter words are as close to others as typing errors are; beyond these letters no word ends. */
const FORGIVABLE = /^[a-z]{4,}$/;

/** One error in a word: a letter too many, too few, wrong, or two in the wrong order. */
const wholeWord = new uFuzzy({ intraMode: 1, interLft: 2, interRgt: 2 });
const beginning = new uFuzzy({ intraMode: 1, interLft: 2 });

/** The words of the lines that a word with a typing error may mean; unfinished ones come last. */
function closeWords(word: string, lines: readonly string[]): SearchWord {
  if (!FORGIVABLE.test(word)) return [];
  const known = [...new Set(lines.join('').split(' '))];
  for (const spelling of [wholeWord, beginning]) {
    const found = spelling.filter(known, word) ?? [];
    if (found.length > 0) return found.map((index) => known[index]!);
  }
  return [];
}

/**
 * Reads the words of a search. A word that begins any word of the texts is taken as typed; only one
 * that is nowhere gives way to those one typing error away, so what is exact is never watered down.
 * A word with another form finds that, too.
 *
 * @param lines everything that is searched, by {@link wordLine}
 * @returns null where nothing is searched for; empty for symbols alone, which match nothing
 */
export function readSearch(q: string, lines: readonly string[]): SearchWord[] | null {
  if (q.trim() === '') return null;
  return wordsOf(q).map((word) => {
    const names = [word, ALSO_CALLED[word] ?? []].flat();
    const isKnown = names.some((name) => lines.some((line) => hasWord(line, name)));
    return isKnown ? names : closeWords(word, lines);
  });
}

/** Whether any of the lines has each of the words. */
export const holdsWords = (words: readonly SearchWord[], ...lines: string[]): boolean =>
  words.length > 0 &&
  words.every((meanings) => meanings.some((word) => lines.some((line) => hasWord(line, word))));

/** Words of which every text is made. */
const COMMON = new Set(
  `a about all also an and any anything are as at be because been but by can could did do does
  everything for from had has have he her him his how i if in into is its just like me more most
  my no not nothing of on one only or other our she should so some something such than that the
  their them then there these they this those to too us very was we were what when where which who
  why will with would you your`.split(/\s+/),
);

/** Whether the words say nothing of what a text is about: "nothing like this". */
export const areCommon = (words: readonly SearchWord[]) =>
  words.every((meanings) => meanings.every((word) => COMMON.has(word)));

/**
 * Whether the names of a record have each of the words, or they and one passage of its text together:
 * words far apart in a long text have nothing to do with each other. Common words alone are looked for
 * in names only.
 *
 * @param names the words of its title and of what else names it, by {@link wordLine}
 * @param passages the words of each part of its text
 */
export const areTogether = (
  words: readonly SearchWord[],
  names: string,
  passages: readonly string[],
): boolean =>
  holdsWords(words, names) ||
  (!areCommon(words) && passages.some((passage) => holdsWords(words, names, passage)));

/**
 * The test of a search over records: each of its words is in the record.
 *
 * @param namesOf the words of a record's title and of what else names it, by {@link wordLine}; not
 *   called where nothing is searched for
 * @param passagesOf the words of each part of its text
 */
export function wordTest<Item>(
  q: string | undefined,
  items: readonly Item[],
  namesOf: (item: Item) => string,
  passagesOf: (item: Item) => readonly string[] = () => [],
): (item: Item) => boolean {
  if (q === undefined || q.trim() === '') return () => true;
  const lines = new Map(
    items.map((item) => [item, { names: namesOf(item), passages: passagesOf(item) }]),
  );
  const words = readSearch(
    q,
    [...lines.values()].flatMap(({ names, passages }) => [names, ...passages]),
  )!;
  return (item) => {
    const { names, passages } = lines.get(item) ?? { names: '', passages: [] };
    return areTogether(words, names, passages);
  };
}
