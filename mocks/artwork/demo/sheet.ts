import { labelColors, type LabelColors } from '../../../src/theme/labelColors';
import { PLAIN, withSetting, type Setting } from '../lettering/setting';
import type { Typeface } from '../lettering/typefacePackages';
import { LEAST } from '../screens/oneLine';
import { balanced, text, wholeLines, widthOf, wrapped, type TextStyle } from '../screens/text';
import { rect } from '../svg';
import { mix } from '../palette';
import { pictureIn } from './picture';
import type { DemoColors } from './tones';

/** A box on the picture: its left and upper edge, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** How a demo is arranged and set, as the contract says. */
export interface SheetLook {
  readonly opening: 'left' | 'right' | 'center' | 'cover';
  readonly corners: 'square' | 'soft' | 'round';
  readonly typeface: Typeface;
}

/** Something drawn, and how much room it took from its upper edge. */
export interface Drawn {
  readonly svg: string;
  readonly height: number;
  /** True when the last of its rows are left out, as they would end below the floor. */
  readonly isCut?: boolean;
}

const RADII = { square: 0, soft: 8, round: 18 } as const;

/** What draws on one picture of a demo: its colors, typefaces, corners and pictures. */
export interface Sheet {
  readonly colors: DemoColors;
  readonly labels: LabelColors;
  readonly muted: string;
  readonly hair: string;
  readonly tint: string;
  /** The corner radius of large things; small ones have half of it. */
  readonly r: number;
  /** Nothing is drawn that would end below; Infinity for a picture that may cut what it shows. */
  readonly floor: number;
  /** Where the picture, or what shows it, ends: what begins below is left out. */
  readonly edge: number;
  /** How high the pictures of a gallery are, as a share of what they usually are. */
  readonly tall: number;
  /** Lines of a heading in the largest of the sizes that needs no more than `lines`; `y` is the top. */
  heading(box: readonly [number, number, number], words: string, style: HeadingStyle): Drawn;
  /** Gives what `draw` draws with its bold words in the typeface of headings, as titles of pieces are. */
  titled<Result>(draw: () => Result): Result;
  /** The same for labels of menus and buttons, in the typeface of the site. */
  labelled<Result>(draw: () => Result): Result;
  /** Lines of running text; `y` is the top. */
  lines(box: readonly [number, number, number], words: string, style: LineStyle): Drawn;
  button(
    x: number,
    y: number,
    label: string,
    fill?: string,
    color?: string,
  ): Drawn & { width: number };
  picture(box: Box, name: string, r?: number): string;
}

/**
 * The rows that end above the floor, or without one those that begin in sight; the first one in any
 * case. `top` is where they begin.
 */
export function rowsAbove<Row>(
  { floor, edge }: Sheet,
  rows: readonly Row[],
  top: number,
  height: number,
): readonly Row[] {
  const count =
    floor === Infinity ? Math.ceil((edge - top) / height) : Math.floor((floor - top) / height);
  return rows.slice(0, Math.max(1, count));
}

interface HeadingStyle {
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly color?: string;
  readonly middle?: boolean;
}

interface LineStyle {
  readonly size?: number;
  readonly lines?: number;
  readonly color?: string;
  readonly weight?: TextStyle['weight'];
  readonly middle?: boolean;
}

/**
 * Rows that tell a text without stopping in the middle: all of it or its first sentences, else in
 * smaller letters, else its first phrase, or one more line. What needs more is left to the demo.
 */
function toldIn(
  words: string,
  width: number,
  { size, weight, lines }: { size: number; weight: number; lines: number },
): { rows: string[]; size: number } {
  const sizes = [size, size * 0.92, size * 0.84].filter((each) => each === size || each >= LEAST);
  const isSentence = (rows: readonly string[]) =>
    /[.?!][”’"]?$/.test(rows.at(-1) ?? '') || rows.join(' ') === words;
  for (const each of sizes) {
    const rows = wholeLines(words, width, { size: each, weight, lines });
    if (rows && isSentence(rows)) return { rows, size: each };
  }
  const phrase = wholeLines(words, width, { size, weight, lines });
  if (phrase) return { rows: phrase, size };
  const least = sizes.at(-1) ?? size;
  const more = wholeLines(words, width, { size: least, weight, lines: lines + 1 });
  return { rows: more ?? [], size: least };
}

/** Sets up a picture in these colors. */
export function sheetOf(colors: DemoColors, look: SheetLook, floor = Infinity): Sheet {
  const { background, text: ink, accent, onAccent } = colors;
  const r = RADII[look.corners];
  const labels = labelColors(colors);
  const { muted, tint } = labels;
  // Headings are outlined even where they are small, so that all of them share a typeface.
  const headings: Setting = { typeface: look.typeface, from: 0 };
  let pictures = 0;

  const rows = (
    [x, y, width]: readonly [number, number, number],
    content: readonly string[],
    size: number,
    leading: number,
    style: Omit<TextStyle, 'size'>,
  ): Drawn => ({
    svg: content
      .map((row, index) =>
        text(
          style.anchor === 'middle' ? x + width / 2 : x,
          y + size * 0.84 + index * size * leading,
          row,
          { ...style, size },
        ),
      )
      .join(''),
    height: content.length * size * leading,
  });

  return {
    colors,
    labels,
    muted,
    hair: mix(ink, background, 0.85),
    tint,
    r,
    floor,
    edge: Infinity,
    tall: 1,
    heading: ([x, y, width], words, { sizes, lines, color = ink, middle = false }) =>
      withSetting(headings, () => {
        const fits = (size: number) => {
          const set = wrapped(words, width, { size, weight: 700 });
          return set.length <= lines && set.every((row) => widthOf(row, size, 700) <= width);
        };
        const last = sizes.at(-1) ?? 20;
        const least = Math.max(LEAST, Math.round(last * 0.7));
        const smaller = Array.from({ length: last - least }, (_, index) => last - index - 1);
        // What is too long for the least of sizes has as many lines as it needs.
        const size = [...sizes, ...smaller].find(fits) ?? least;
        return rows([x, y, width], balanced(words, width, { size, weight: 700 }), size, 1.12, {
          weight: 700,
          color,
          anchor: middle ? 'middle' : 'start',
        });
      }),
    titled: (draw) => withSetting(headings, draw),
    labelled: (draw) => withSetting(PLAIN, draw),
    lines([x, y, width], words, { size = 17, lines = 2, color = muted, weight = 400, middle }) {
      const set = toldIn(words, width, { size, weight, lines });
      const style = { size: set.size, weight };
      // In the middle of a page no single word is left on a line of its own.
      const content = middle ? balanced(set.rows.join(' '), width, style) : set.rows;
      return rows([x, y, width], content, set.size, 1.35, {
        weight,
        color,
        anchor: middle ? 'middle' : 'start',
      });
    },
    button: (x, y, label, fill = accent, color = onAccent) =>
      withSetting(PLAIN, () => {
        const width = widthOf(label, 17, 600) + 36;
        return {
          svg:
            rect(x, y, width, 38, fill, Math.min(19, r * 1.1)) +
            text(x + width / 2, y + 25, label, { size: 17, weight: 600, color, anchor: 'middle' }),
          height: 38,
          width,
        };
      }),
    picture(box, name, radius = r) {
      pictures += 1;
      return pictureIn(box, name, colors, { id: `p${pictures}`, r: radius });
    },
  };
}
