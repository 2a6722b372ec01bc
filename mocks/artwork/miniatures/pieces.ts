/** What miniatures are made of: covers as they are drawn where they are 90 to 199 px wide. */
import { largest, setIn, sheet, type Cover } from '../covers/cover';
import { mix } from '../palette';
import { contrast, inkOn, readable, type Look } from '../screens/look';
import { text } from '../screens/text';
import { circle, line, p, place, rect, ring } from '../svg';

/** Draws what one product is about: one thing, with one figure or word that can be read at 100 px. */
export type Miniature = (cover: Cover) => string;

/** What stands out on the sheet of a product, and ink on it. */
export function accentOf({ look, colors }: Cover): readonly [fill: string, ink: string] {
  const fill =
    contrast(colors.accent, look.sheet) > 1.7 && !look.isDark ? colors.accent : look.brand;
  return [fill, readable(inkOn(fill), fill, 4.5)];
}

/** Words that are too small to be read are lines of that color. */
export const greekOf = ({ sheet: under, text: ink }: Look): string => mix(under, ink, 0.2);

/** Lines of words: where each begins, and how long it is. */
export const greeked = (
  color: string,
  rows: readonly (readonly [x: number, y: number, width: number])[],
  thick = 22,
): string => line(rows.map(([x, y, width]) => p`M${x} ${y}h${width}`).join(''), color, thick);

/**
 * A cover without a sheet: what stands on one stands on the field itself, in the colors of the field.
 */
export function onField(cover: Cover): Cover {
  const { look, colors, ink } = cover;
  const shade = (part: number) => mix(colors.field, ink, part);
  const brand = contrast(colors.accent, colors.field) > 1.7 ? colors.accent : colors.main;
  return {
    ...cover,
    look: {
      ...look,
      sheet: colors.field,
      field: colors.field,
      text: ink,
      muted: ink,
      link: brand,
      brand,
      onBrand: readable(inkOn(brand), brand, 4.5),
      onTint: ink,
      tint: shade(0.16),
      hair: shade(0.2),
      soft: shade(0.45),
      ground: shade(0.1),
      good: brand,
      warn: brand,
    },
  };
}

/** The sheet on which it is drawn, in the middle of the picture; on the field itself, larger. */
export function panel(
  look: Look,
  content: string,
  {
    width = 520,
    height = 296,
    fill = look.sheet,
    r = 34,
  }: { width?: number; height?: number; fill?: string; r?: number } = {},
): string {
  if (fill === look.field) return place(320 - width * 0.555, 200 - height * 0.555, content, 1.11);
  return sheet((640 - width) / 2, (400 - height) / 2, width, height, content, { fill, r });
}

const SIZES = [128, 118, 108, 98, 90, 82, 74, 68, 62, 56];

/** One figure or word, as large as there is room for. */
export function figure(
  x: number,
  y: number,
  words: string,
  room: number,
  color: string,
  { anchor = 'start', most = 128 }: { anchor?: 'start' | 'middle' | 'end'; most?: number } = {},
): string {
  const sizes = SIZES.filter((size) => size <= most);
  return text(x, y, words, { size: largest(words, room, sizes, 800), weight: 800, color, anchor });
}

/** A tick in a disc, or a cross, or two bars where something waits. */
export function sign(
  x: number,
  y: number,
  r: number,
  [fill, ink]: readonly [string, string],
  kind: 'done' | 'failed' | 'waits' = 'done',
): string {
  const path = {
    done: p`M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.32}l${r * 0.56}-${r * 0.68}`,
    failed: p`M${x - r * 0.34} ${y - r * 0.34}l${r * 0.68} ${r * 0.68}m0-${r * 0.68}l-${r * 0.68} ${r * 0.68}`,
    waits: p`M${x - r * 0.26} ${y - r * 0.36}v${r * 0.72}m${r * 0.52} 0v-${r * 0.72}`,
  }[kind];
  return circle(x, y, r, fill) + line(path, ink, r * 0.24);
}

/** An entry of a list that is not ticked yet. */
export const unticked = (x: number, y: number, r: number, color: string): string =>
  ring(x, y, r - 4, color, 8);

/** A word in a pill; `y` is its middle. */
export function pill(
  x: number,
  y: number,
  words: string,
  [fill, ink]: readonly [string, string],
  { size = 56, width = 0 }: { size?: number; width?: number } = {},
): string {
  const wide = width || size * 0.56 * words.length + size * 0.9;
  return (
    rect(x, y - size * 0.72, wide, size * 1.44, fill, size * 0.72) +
    text(x + wide / 2, y + size * 0.35, words, {
      size,
      weight: 700,
      color: ink,
      anchor: 'middle',
    })
  );
}

/** The first number of a text: `3 of 6` is `3`. */
export const numberIn = (words: string): string => /\d[\d.,]*/.exec(words)?.[0] ?? words;

/** What a figure comes to: the first one, or the one at that place. */
export const valueOf = (figures: readonly (readonly [string, string, string?])[], at = 0) =>
  figures[at]?.[1] ?? '';

/** Words on as many rows as there is room for. */
export function rows(
  x: number,
  y: number,
  words: string,
  room: number,
  color: string,
  { sizes = [74, 68, 62, 56], most = 2 } = {},
): string {
  const set = setIn(words, room, sizes, most);
  return set.rows
    .map((row, at) => text(x, y + at * set.size * 1.1, row, { size: set.size, weight: 800, color }))
    .join('');
}
