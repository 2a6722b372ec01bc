import { currentSetting } from '../lettering/setting';
import { setInFace, type Face } from '../lettering/typefaces';
import { p } from '../svg';
import { beginnings } from './beginnings';

/**
 * How wide a character is that no typeface of ours has, in parts of the size: at least as wide as those
 * of the machine's own fonts, which draw it then. A picture can't load the site's fonts, so all
 * else is drawn as outlines, the same on every machine.
 */
const FOREIGN = 0.66;

/** How a text is set; sizes and widths in the units of the picture. */
export interface TextStyle {
  readonly size?: number;
  readonly weight?: 400 | 500 | 600 | 700 | 800;
  readonly color: string;
  /** A longer text ends in an ellipsis. */
  readonly maxWidth?: number;
  /** Which end of the text stands at its place. */
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly code?: boolean;
}

/** What a line is lettered in: large ones in the typeface of their picture, others as the site's own text. */
function faceOf(size: number, weight: number, code: boolean): Face {
  if (code) return 'small-mono-medium';
  const { typeface, from, mediumFrom = Infinity } = currentSetting();
  const isBold = weight >= 600;
  if (size >= (isBold ? from : mediumFrom))
    return `large-${typeface}-${isBold ? 'bold' : 'medium'}`;
  return isBold ? 'small-sans-semibold' : 'small-sans-medium';
}

/** How wide a text is: exactly where it is outlined, else with room to spare for the machine's fonts. */
export function widthOf(text: string, size = 14, weight = 400, code = false): number {
  const set = setInFace(faceOf(size, weight, code), text);
  return set ? set.width * size : [...text].length * size * FOREIGN;
}

/**
 * The text, or as much of it as fits: whole sentences or phrases of it, and only where none fits a
 * part with an ellipsis, cut after a whole word if possible.
 */
export function fitted(text: string, maxWidth: number, size = 14, weight = 400): string {
  const whole = beginnings(text).find((part) => widthOf(part, size, weight) <= maxWidth);
  if (whole !== undefined) return whole;
  const fits = (part: string) => widthOf(`${part}…`, size, weight) <= maxWidth;
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = words
      .slice(0, count)
      .join(' ')
      .replace(/[,.:;–·]$/, '')
      .trim();
    if (fits(part)) return `${part}…`;
  }
  const letters = [...text];
  while (letters.length > 1 && !fits(letters.join(''))) letters.pop();
  return `${letters.join('')}…`;
}

interface Wrap {
  readonly size?: number;
  readonly weight?: number;
  readonly lines?: number;
}

function allRows(text: string, maxWidth: number, { size = 14, weight = 400 }: Wrap): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, weight) <= maxWidth) {
      rows[rows.length - 1] = longer;
    } else rows.push(word);
  }
  return rows;
}

/** The lines of as many whole sentences or phrases as have room on `lines`; undefined for none. */
export function wholeLines(
  text: string,
  maxWidth: number,
  wrap: Wrap & { lines: number },
): string[] | undefined {
  return beginnings(text)
    .map((part) => allRows(part, maxWidth, wrap))
    .find((rows) => rows.length <= wrap.lines);
}

/** The lines of a text of that width; what goes past `lines` is left out as {@link fitted} does. */
export function wrapped(text: string, maxWidth: number, wrap: Wrap = {}): string[] {
  const { size = 14, weight = 400, lines } = wrap;
  const rows = allRows(text, maxWidth, wrap);
  if (lines === undefined || rows.length <= lines) return rows;
  const whole = wholeLines(text, maxWidth, { size, weight, lines });
  if (whole) return whole;
  const rest = rows.slice(lines - 1).join(' ');
  return [...rows.slice(0, lines - 1), fitted(rest, maxWidth, size, weight)];
}

/**
 * The lines of a heading, about as long as each other: as browsers balance one, no word is left alone
 * on the last of as few lines as there have to be.
 */
export function balanced(text: string, maxWidth: number, wrap: Omit<Wrap, 'lines'>): string[] {
  const { size = 14, weight = 400 } = wrap;
  let rows = allRows(text, maxWidth, wrap);
  for (let width = maxWidth * 0.96; width > maxWidth * 0.4; width -= maxWidth * 0.04) {
    const next = allRows(text, width, wrap);
    const isFull = next.some((row) => widthOf(row, size, weight) > width);
    if (next.length > rows.length || isFull) break;
    rows = next;
  }
  return rows;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** One line of text; `y` is its base line. `inLetters` makes outlines of it once the picture is drawn. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size = 14, weight = 400, color, maxWidth, anchor = 'start', code = false } = style;
  const shown = maxWidth === undefined ? content : fitted(content, maxWidth, size, weight);
  const more =
    (weight === 400 ? '' : ` font-weight="${weight}"`) +
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`);
  const face = faceOf(size, weight, code);
  return p`<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${more} data-face="${face}">${escaped(shown)}</text>`;
}

/** A text on several lines; `y` is the base line of the first. */
export function textLines(
  x: number,
  y: number,
  content: string,
  {
    lines,
    leading = 1.45,
    maxWidth,
    ...style
  }: TextStyle & { maxWidth: number; lines?: number; leading?: number },
): string {
  const { size = 14, weight = 400 } = style;
  return wrapped(content, maxWidth, { size, weight, ...(lines !== undefined && { lines }) })
    .map((row, index) => text(x, y + index * size * leading, row, style))
    .join('');
}

/** The sentences of a text that stand wholly above `floor`. */
export function linesAbove(
  floor: number,
  x: number,
  y: number,
  content: string,
  { leading = 1.45, maxWidth, ...style }: TextStyle & { maxWidth: number; leading?: number },
): string {
  const { size = 14, weight = 400 } = style;
  const lines = Math.floor((floor - size * 0.3 - y) / (size * leading)) + 1;
  return (wholeLines(content, maxWidth, { size, weight, lines }) ?? [])
    .map((row, index) => text(x, y + index * size * leading, row, style))
    .join('');
}
