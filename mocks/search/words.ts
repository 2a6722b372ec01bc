/** The words of a text as searching compares them: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of several texts as one line in which {@link hasWord} looks. */
export const wordLine = (...texts: string[]): string => ` ${wordsOf(texts.join(' ')).join(' ')} `;

/** Whether a word of the line begins with this one, so that half a word finds the whole. */
export const hasWord = (line: string, word: string): boolean => line.includes(` ${word}`);
