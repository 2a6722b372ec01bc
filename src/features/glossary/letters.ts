/** The letters of the alphabet, in order. */
export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Under which a title without a letter at its start stands. */
export const OTHER = '#';

/** The terms that begin with one letter. */
export interface LetterGroup<Entry> {
  letter: string;
  entries: Entry[];
}

function letterOf(title: string): string {
  const first = title.normalize('NFD').charAt(0).toUpperCase();
  return ALPHABET.includes(first) ? first : OTHER;
}

/** Entries by their first letter; the letters and what stands under them in the order given. */
export function byLetter<Entry extends { title: string }>(
  entries: readonly Entry[],
): LetterGroup<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = letterOf(entry.title);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, inGroup]) => ({ letter, entries: inGroup }));
}

/** The element id of a letter's heading, which the letters above the list lead to. */
export const letterId = (letter: string): string =>
  `letter-${letter === OTHER ? 'other' : letter.toLowerCase()}`;
