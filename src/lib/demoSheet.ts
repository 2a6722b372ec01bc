/** What fills the first page of an app with rows or small charts, and what stands above it. */

/** Whether a part begins with a heading on the ground of an app, not in a panel: its tools stand beside. */
export const hasOpenHeading = (kind: string | undefined): boolean =>
  kind === 'stats' || isSheet(kind);

/** Whether a part is a page of work: its heading, its button, then all of it. */
export const isSheet = (kind: string | undefined): boolean =>
  kind === 'entries' || kind === 'week' || kind === 'trends';

/** The cells of a row. */
export const cellsOf = ({ title, text }: { title: string; text: string }): string[] => [
  title,
  ...text.split(' | '),
];

/** Whose shifts nobody has yet. */
const OPEN = 'Open';

/** What a cell of a plan is: a shift by when it begins, one without a name, or a free day. */
export type Shift = 'early' | 'day' | 'late' | 'open' | 'off';

/** What a cell in the row of a name is. */
export function shiftOf(name: string, cell: string): Shift {
  const from = Number.parseInt(cell, 10);
  if (Number.isNaN(from)) return 'off';
  if (name === OPEN) return 'open';
  return from < 10 ? 'early' : from < 14 ? 'day' : 'late';
}

/** `1,904 | 820 960 1904` as the last figure and all of them. */
export function trendIn(text: string): { last: string; figures: number[] } {
  const [last = '', all = ''] = text.split(' | ');
  return { last, figures: all.split(' ').map(Number) };
}
