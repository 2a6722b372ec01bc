import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { FINE_EM, outlineOf, type Outline } from './outlines';
import { PACKAGES, type Typeface } from './typefacePackages';

/** How heavy letters are, as Fontsource counts it. */
const WEIGHTS = { bold: 700, semibold: 600, medium: 500 } as const;

/** A weight that pictures are lettered in: headings are bold, labels semibold, running words medium. */
export type LetterWeight = keyof typeof WEIGHTS;

/** What a line is lettered in: large ones as their product, small ones as the site or as code. */
export type Face = `large-${Typeface}-${LetterWeight}` | `small-${Typeface}-${LetterWeight}`;

/** Space between letters, in parts of the size: headings are set a little closer than text. */
export const TRACKING: Readonly<Record<LetterWeight, number>> = {
  bold: -0.02,
  semibold: 0,
  medium: 0,
};

/** A glyph as it is drawn, and as it is drawn very large. */
interface Outlines {
  readonly outline: Outline;
  readonly fine: Outline;
}

interface Loaded {
  /** What the ids of its letters begin with. */
  readonly prefix: string;
  readonly font: Font;
  readonly tracking: number;
  /** By the id of the glyph. */
  readonly outlines: Map<number, Outlines>;
  readonly lines: Map<string, SetLine | undefined>;
}

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, Loaded>();
/** Neither ligatures nor contextual forms: every character is drawn as it stands alone. */
const PLAIN = { liga: false, calt: false, clig: false };
/** The glyph of what a font does not have. */
const MISSING = 0;

function load(typeface: Typeface, weight: LetterWeight): Loaded {
  const name = PACKAGES[typeface];
  const path = `@fontsource/${name}/files/${name}-latin-${WEIGHTS[weight]}-normal.woff2`;
  const known = loaded.get(path);
  if (known) return known;
  const file = resolve(path);
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
  const made = {
    prefix: `_${typeface[0]}${WEIGHTS[weight] / 100}`,
    font,
    tracking: TRACKING[weight],
    outlines: new Map(),
    lines: new Map(),
  };
  loaded.set(path, made);
  return made;
}

/** One letter of a line. */
interface SetGlyph extends Outlines {
  /** The letter's own in all pictures: of its typeface, its weight and its glyph. */
  readonly id: string;
  /** In parts of the size, from the beginning of the line. */
  readonly at: number;
}

/** A line of text before it is drawn: its glyphs, where each begins and where the line ends. */
export interface SetLine {
  readonly glyphs: readonly SetGlyph[];
  /** In parts of the size. */
  readonly width: number;
}

/** Sets one line in a face; undefined where that lacks one of the characters. */
export function setInFace(face: Face, text: string): (SetLine & { isSmall: boolean }) | undefined {
  const [size, typeface, weight] = face.split('-') as [string, Typeface, LetterWeight];
  const line = setLine(typeface, weight, text);
  return line && { ...line, isSmall: size === 'small' };
}

/** Sets one line in a typeface; undefined where it lacks one of the characters. */
export function setLine(
  typeface: Typeface,
  weight: LetterWeight,
  text: string,
): SetLine | undefined {
  const face = load(typeface, weight);
  if (!face.lines.has(text)) face.lines.set(text, layOut(face, text.normalize('NFC')));
  return face.lines.get(text);
}

/** A figure with a point or comma in it, and what it counts. */
const FIGURE = /^[$€£]?\d[\d.,]*[.,]\d+\D?$/;

function layOut(
  { prefix, font, tracking: usual, outlines }: Loaded,
  text: string,
): SetLine | undefined {
  // A point would be lost between digits that are set closer.
  const isFigure = FIGURE.test(text);
  const tracking = isFigure ? 0 : usual;
  const { glyphs, positions } = font.layout(text, isFigure ? { ...PLAIN, kern: false } : PLAIN);
  if (glyphs.some(({ id }) => id === MISSING)) return undefined;
  let at = 0;
  const set = glyphs.map((glyph, index) => {
    const drawn = outlines.get(glyph.id) ?? {
      outline: outlineOf(glyph, font.unitsPerEm),
      fine: outlineOf(glyph, font.unitsPerEm, FINE_EM),
    };
    outlines.set(glyph.id, drawn);
    const begins = at;
    at += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + tracking;
    return { id: prefix + glyph.id.toString(36), ...drawn, at: begins };
  });
  return { glyphs: set, width: at - tracking };
}
