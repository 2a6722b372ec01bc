/**
 * A text, and the parts of it that begin with its first word and end where one may stop: after a
 * sentence, the longest first, then after a phrase. A picture has room for one of them, mostly.
 */
export function beginnings(text: string): string[] {
  const upTo = (ends: RegExp) =>
    [...text.matchAll(ends)]
      .map(({ index, 0: end }) => text.slice(0, index + end.length))
      .reverse();
  return [text, ...upTo(/[.?!][”’"]?(?= )/g), ...upTo(/\S(?=[,;:] | [–·→] )/g)];
}
