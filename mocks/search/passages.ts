import { hasWord, wordLine, type SearchWord } from './words';

const isIn = (meanings: SearchWord, text: string): boolean => {
  const line = wordLine(text);
  return meanings.some((word) => hasWord(line, word));
};

/** How many of the words a text has. */
export const wordsIn = (words: readonly SearchWord[], text: string): number =>
  words.filter((meanings) => isIn(meanings, text)).length;

/** The sentence of a text that has most of the words. */
export function sentenceWith(words: readonly SearchWord[], text: string): string {
  const sentences = text.split(/(?<=[.!?]["”]?)\s+/);
  return sentences.reduce((best, one) => (wordsIn(words, one) > wordsIn(words, best) ? one : best));
}

/** So many words stand before the first one that was searched for. */
const BEFORE = 2;

/**
 * A sentence from shortly before the first of the words on, so that a line which has no room for all
 * of it shows that word.
 */
export function fromWord(words: readonly SearchWord[], sentence: string): string {
  const parts = sentence.split(/\s+/);
  const first = parts.findIndex((part) => wordsIn(words, part) > 0);
  const start = Math.max(0, first - BEFORE);
  return start === 0 ? sentence : `… ${parts.slice(start).join(' ')}`;
}
