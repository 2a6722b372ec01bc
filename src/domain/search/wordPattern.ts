/** From so many letters on a word is looked for inside of others. */
const LONG = 4;

/**
 * What was typed as a pattern to find in a text, in a group of its own: each of its words where a word of
 * the text begins with it, and long ones within words.
 *
 * @returns undefined where nothing was typed
 */
export function wordPattern(words: string): RegExp | undefined {
  const typed = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const literally = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      // “mail” finds “Email”; so few letters as “in” are in every other word.
      return word.length < LONG ? `(?<![\\p{L}\\p{N}])${literally}` : literally;
    });
  return typed.length > 0 ? new RegExp(`(${typed.join('|')})`, 'iu') : undefined;
}
