import { p } from '../svg';
import { lettered, scaleOf } from './lettered';
import { EM, joined, type Outline } from './outlines';
import { setInFace, type Face, type SetLine } from './typefaces';

/** A line of text as `text` writes it. */
const LINE = /<text ([^>]*?) data-face="([a-z-]+)">([^<]*)<\/text>/g;

/** What draws the few lines that have a letter which no typeface of ours has: fonts of the machine. */
const OTHER_FONTS = "Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const SHIFTS: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

const valueOf = (attributes: string, name: string): string =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const decoded = (words: string): string =>
  words.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** A picture with its words as outlines, the same on every machine; what is drawn is drawn as text before. */
export function inLetters(svg: string): string {
  /** The letters of small text, each of which is in the picture once. */
  const letters = new Map<string, Outline>();
  const drawn = svg.replace(LINE, (_, attributes: string, face: Face, words: string) => {
    const line = setInFace(face, decoded(words));
    if (!line) return `<text ${attributes} font-family="${OTHER_FONTS}">${words}</text>`;
    const [size, left, y] = ['font-size', 'x', 'y'].map((name) =>
      Number(valueOf(attributes, name)),
    );
    const x = left! - (SHIFTS[valueOf(attributes, 'text-anchor')] ?? 0) * line.width * size!;
    const style = { size: size!, color: valueOf(attributes, 'fill') };
    if (!line.isSmall) return lettered(line, x, y!, style);
    for (const { id, outline } of line.glyphs) letters.set(id, outline);
    return typeset(line, x, y!, style);
  });
  const shapes = [...letters]
    .filter(([, { data }]) => data)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { start, data }]) => `<path id="${id}" d="m${joined(...start)}${data}"/>`);
  if (shapes.length === 0) return drawn;
  return drawn.replace(/<\/svg>$/, `<defs>${shapes.join('')}</defs></svg>`);
}

/** One line of small text, which names its letters; `x` is its left end, `y` its base line. */
function typeset(
  { glyphs }: SetLine,
  x: number,
  y: number,
  { size, color }: { size: number; color: string },
): string {
  const used = glyphs.map(({ id, outline, at }) => {
    if (!outline.data) return '';
    const left = Math.round(at * EM);
    return `<use href="#${id}"${left ? ` x="${left}"` : ''}/>`;
  });
  return p`<g transform="translate(${x} ${y})scale(${scaleOf(size)})" fill="${color}">${used.join('')}</g>`;
}
