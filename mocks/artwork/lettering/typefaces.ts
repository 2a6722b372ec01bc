import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { outlineOf, type Outline } from './outlines';

/** The bold of each typeface, as its package of Fontsource is called. */
const PACKAGES = {
  grotesk: 'bricolage-grotesque',
  sans: 'inter',
  serif: 'newsreader',
  mono: 'jetbrains-mono',
  rounded: 'nunito',
  geometric: 'outfit',
} as const;

/** A typeface that pictures are lettered in. */
export type Typeface = keyof typeof PACKAGES;

/** The packages whose letters are in the pictures. */
export const typefacePackages: readonly string[] = Object.values(PACKAGES).map(
  (name) => `@fontsource/${name}`,
);

/** Space between letters, in parts of the size: large words are set a little closer than text. */
export const TRACKING = -0.02;

interface Loaded {
  readonly font: Font;
  /** By the id of the glyph. */
  readonly outlines: Map<number, Outline>;
  readonly lines: Map<string, SetLine | undefined>;
}

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Typeface, Loaded>();
/** Neither ligatures nor contextual forms: every character is drawn as it stands alone. */
const PLAIN = { liga: false, calt: false, clig: false };
/** The glyph of what a font does not have. */
const MISSING = 0;

function load(typeface: Typeface): Loaded {
  const known = loaded.get(typeface);
  if (known) return known;
  const name = PACKAGES[typeface];
  const file = resolve(`@fontsource/${name}/files/${name}-latin-700-normal.woff2`);
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
  const made = { font, outlines: new Map(), lines: new Map() };
  loaded.set(typeface, made);
  return made;
}

/** A line of text before it is drawn: its glyphs, where each begins and where the line ends. */
export interface SetLine {
  /** In parts of the size, from the beginning of the line. */
  readonly glyphs: readonly { readonly outline: Outline; readonly at: number }[];
  /** In parts of the size. */
  readonly width: number;
}

/** Sets one line in the bold of a typeface; undefined where it lacks one of the characters. */
export function setLine(typeface: Typeface, text: string): SetLine | undefined {
  const face = load(typeface);
  if (!face.lines.has(text)) face.lines.set(text, layOut(face, text.normalize('NFC')));
  return face.lines.get(text);
}

function layOut({ font, outlines }: Loaded, text: string): SetLine | undefined {
  const { glyphs, positions } = font.layout(text, PLAIN);
  if (glyphs.some(({ id }) => id === MISSING)) return undefined;
  let at = 0;
  const set = glyphs.map((glyph, index) => {
    const outline = outlines.get(glyph.id) ?? outlineOf(glyph, font.unitsPerEm);
    outlines.set(glyph.id, outline);
    const begins = at;
    at += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + TRACKING;
    return { outline, at: begins };
  });
  return { glyphs: set, width: at - TRACKING };
}
