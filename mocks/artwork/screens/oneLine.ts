import { text, widthOf, type TextStyle } from './text';

/** The smallest letters of a picture of a demo. */
export const LEAST = 13;

/** The largest size from `size` down to `least` in which each of some words has room on a line. */
export function sharedSize(
  words: readonly string[],
  {
    size,
    least = LEAST,
    weight,
    maxWidth,
  }: Pick<TextStyle, 'weight'> & { size: number; maxWidth: number; least?: number },
): number {
  let shared = size;
  while (shared > least && words.some((each) => widthOf(each, shared, weight) > maxWidth))
    shared -= 0.5;
  return shared;
}

/** A text on one line, in the largest size from `size` down to `least` in which it has room. */
export function oneLine(
  x: number,
  y: number,
  words: string,
  { least = LEAST, ...style }: TextStyle & { size: number; maxWidth: number; least?: number },
): string {
  const { maxWidth, weight, code } = style;
  let { size } = style;
  while (size > least && widthOf(words, size, weight, code) > maxWidth) size -= 0.5;
  return text(x, y, words, { ...style, size });
}
