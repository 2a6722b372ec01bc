/** Where words are in a part of a picture. */
import { widthOf } from '../../mocks/artwork/screens/text';

/** What a shape is moved, turned and scaled by: as `matrix()` of SVG has it. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A box by its four ends. */
export interface Ends {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function matrixOf(transform: string): Matrix {
  let all: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, args = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = args.split(/[\s,]+/).map(Number);
    const turn = (x * Math.PI) / 180;
    if (name === 'translate') all = times(all, [1, 0, 0, 1, x, y ?? 0]);
    else if (name === 'scale') all = times(all, [x, 0, 0, y ?? x, 0, 0]);
    else all = times(all, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
  }
  return all;
}

const valueOf = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const decoded = (words: string) =>
  words.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** Where the words of a readable drawing stand, in the order in which they are drawn. */
export function wordsIn(svg: string): Ends[] {
  const stack: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  const found: Ends[] = [];
  for (const [, open, close, tag = '', words = ''] of svg.matchAll(
    /(<g\b[^>]*>)|(<\/g>)|<text\b([^>]*)>([^<]*)/g,
  )) {
    const at = stack.at(-1)!;
    if (open) stack.push(times(at, matrixOf(valueOf(open, 'transform'))));
    else if (close) stack.pop();
    else {
      const size = Number(valueOf(tag, 'font-size'));
      const weight = Number(valueOf(tag, 'font-weight') || 400);
      const width = widthOf(decoded(words), size, weight, tag.includes('-mono-'));
      const shift = { '': 0, middle: 0.5, end: 1 }[valueOf(tag, 'text-anchor')] ?? 0;
      const x = Number(valueOf(tag, 'x')) - shift * width;
      const y = Number(valueOf(tag, 'y'));
      const corners = [
        [x, y - size * 0.74],
        [x + width, y - size * 0.74],
        [x, y + size * 0.2],
        [x + width, y + size * 0.2],
      ].map(([cx = 0, cy = 0]) => times(at, [1, 0, 0, 1, cx, cy]));
      const xs = corners.map(([, , , , e]) => e);
      const ys = corners.map(([, , , , , f]) => f);
      found.push({
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
      });
    }
  }
  return found;
}
