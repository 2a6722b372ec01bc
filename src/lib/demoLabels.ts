/** `orders, up 6%` as what a figure counts, and which way and by how much it moved. */
export function changeIn(text: string): { words: string; way: string; by: string } {
  const [, words = text, way = '', by = ''] = /^(.+?), (up|down) (\S+)$/.exec(text) ?? [];
  return { words, way, by };
}

/** `Paid twice, 2 days` as what is told, and what a label at the end of its row says. */
export function labelIn(text: string): { words: string; label: string } {
  const [, words = '', label = ''] = /^(.+), (\S+(?: \S+)?)$/.exec(text) ?? [];
  return words && label.length < 10 && /^[\p{Ll}\d]|day$/u.test(label)
    ? { words, label }
    : { words: text, label: '' };
}

/** Whether a label tells of something that went well. */
export const isGood = (label: string): boolean =>
  /^(paid|up|on time|done|ready|free)\b/i.test(label);

/** Whether all titles are names of people or firms, which have a monogram beside them. */
export const areNames = (titles: readonly string[]): boolean =>
  titles.every((title) => /^\p{Lu}\p{L}+ \p{Lu}/u.test(title));

/**
 * What stands at the end of an app's head, 100 by 30 and 23 from the top: search, news, and whose
 * account it is, as circles and paths up to a right edge.
 */
export const headTools = (right: number) =>
  ({
    glass: [right - 82, 36, 6.5],
    lines: `M${right - 77} 41l5 5M${right - 59} 43c3-3 1-14 8-14s5 11 8 14zM${right - 53} 47h4`,
    account: [right - 15, 38, 15],
    head: [right - 15, 34, 4.5],
    shoulders: `M${right - 24} 46a9 8 0 0 1 18 0z`,
  }) as const;
