import { isDim, type Duotone } from '../palette';
import { softShadow } from '../softShadow';
import { EDGE } from '../screens/frames';
import type { Look } from '../screens/look';
import type { ScreenCopy } from '../screens/screenCopy';
import { widthOf, wrapped } from '../screens/text';
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

/** A part of a cover: where it lies, and how large it is. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * What is on a cover: what lies behind, and the bright part before it. Where the cover is as small as a
 * thumbnail, only what is in front remains, so large that `focus` fills the picture.
 */
export interface Scene {
  readonly back?: string;
  readonly front: string;
  /** What lies over both, and is not in thumbnails either. */
  readonly over?: string;
  readonly focus: Box;
  /** The part of what lies behind that thumbnails show, too, with what is in front in a lower corner. */
  readonly behind?: Box;
  /** The part that is shown where the picture is smaller still; without one, the mark is. */
  readonly detail?: Detail;
}

/** What a cover shows where only a few words have room: one part of it, from edge to edge. */
export interface Detail {
  readonly box: Box;
  /** Whether it lies behind, and not in front. */
  readonly isBehind?: boolean;
  /** What the picture is filled with around it. */
  readonly ground?: string;
  /** A selector of what would be too small to be read, or cut. */
  readonly without?: string;
}

/** One way to show a product. */
export type Composition = (cover: Cover) => Scene;

/** One that has nothing behind it. */
export type Poster = (cover: Cover) => string;

/** A poster, of which that part is seen where the cover is small. */
export const cropped =
  (poster: Poster, focus: Box, detail?: Detail): Composition =>
  (cover) => ({ front: poster(cover), focus, ...(detail && { detail }) });

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
