import { isDim, type Duotone } from '../palette';
import { EDGE } from '../screens/frames';
import { inkOn, readable, type Look } from '../screens/look';
import type { ScreenCopy } from '../screens/screenCopy';
import { widthOf, wrapped } from '../screens/text';
import { softShadow } from '../softShadow';
import { place, rect } from '../svg';

/** What the cover of one product is drawn from, on a field of 640 by 400 in its first color. */
export interface Cover {
  readonly slug: string;
  readonly screen: ScreenCopy;
  readonly look: Look;
  readonly colors: Duotone;
  /** Text on the field, and text of the second rank. */
  readonly ink: string;
  readonly quiet: string;
  /** The brand mark, 200 wide, about 0 0. */
  readonly mark: string;
}

/** Paper that goes on past the lower edge: white would melt into a light card there. */
export const PAPER = '#F3EBDD';

/** A part of a cover: where it lies, and how large it is. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** What is on a cover: what lies behind, and the bright part before it. */
export interface Scene {
  readonly back?: string;
  readonly front: string;
  /** What lies over both. */
  readonly over?: string;
  /** Where the bright part lies: it slices no words of what is behind. */
  readonly focus: Box;
  /** Whether it goes to the edges of the picture, and past them. */
  readonly isWhole?: boolean;
}

/** One way to show a product. */
export type Composition = (cover: Cover) => Scene;

/** One that has nothing behind it. */
export type Poster = (cover: Cover) => string;

/** A poster, of which that part is looked at first. */
export const posted =
  (poster: Poster, focus: Box): Composition =>
  (cover) => ({ front: poster(cover), focus });

/** A poster that fills the picture, and is looked at as a whole. */
export const whole =
  (poster: Poster): Composition =>
  (cover) => ({ front: poster(cover), focus: [0, 96, 640, 290], isWhole: true });

/** The largest of the sizes in which a text is no wider than `room`; the last one in any case. */
export function largest(words: string, room: number, sizes: readonly number[], weight = 700) {
  return sizes.find((size) => widthOf(words, size, weight) <= room) ?? sizes.at(-1) ?? 20;
}

/**
 * The rows of a text in the largest of the sizes that needs no more than `most` of them, about as
 * long as each other, so that no word stands alone in the last one.
 */
export function setIn(words: string, room: number, sizes: readonly number[], most: number) {
  const rowsOf = (size: number, width = room) => wrapped(words, width, { size, weight: 700 });
  const fits = (size: number) => {
    const rows = rowsOf(size);
    return rows.length <= most && rows.every((row) => widthOf(row, size, 700) <= room);
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 20;
  let rows = rowsOf(size);
  for (let width = room; width > room / 2; width -= 12) {
    const even = rowsOf(size, width);
    if (even.length > rows.length) break;
    if (even.every((row) => widthOf(row, size, 700) <= width)) rows = even;
  }
  return { size, rows };
}

/** A sheet with a soft shadow, whose content has its own 0 0 at the corner; `turn` in degrees. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  content: string,
  { fill, r = 16, turn = 0 }: { fill: string; r?: number; turn?: number },
): string {
  return place(
    x,
    y,
    softShadow(width, height, r) +
      rect(0, 0, width, height, fill, r, isDim(fill) ? EDGE : '') +
      content,
    1,
    turn,
  );
}

/** What lies in front of a window in the second of its colors. */
export const inAccent = ({ colors, look }: Cover) => {
  const fill = look.isDark ? look.brand : colors.accent;
  return { fill, ink: readable(inkOn(fill), fill, 5) };
};
