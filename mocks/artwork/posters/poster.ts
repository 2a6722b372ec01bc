import type { PicturedSoftware } from '../../seed/picturedSoftware';
import { mix, type Duotone } from '../palette';
import { appIcon } from '../screens/frames';
import { inkOn, readable, type Look } from '../screens/look';
import type { Room } from '../screens/screenCopy';
import { balanced, text } from '../screens/text';

/** What a poster is drawn with: the product, its look, and what it is drawn on. */
export interface PosterStage {
  readonly product: PicturedSoftware;
  readonly look: Look;
  readonly colors: Duotone;
  /** The color that it is drawn on. */
  readonly ground: string;
  /** The whole picture, or the half of it that can be read on a phone. */
  readonly room: Room;
}

/** A picture of a gallery without a window: what a product does, in large words. */
export type Poster = (stage: PosterStage) => string;

/** Whether a picture is one for phones, with room for less. */
export const isSmall = ({ width }: Room): boolean => width < 800;

/** How far the words of a large poster are from its left edge. */
export const LEFT = 72;

/** The same of a small one. */
export const SMALL_LEFT = 32;

/** Words on the ground of a poster: the first rank, and a quieter one that can be read as well. */
export function inks(ground: string): { ink: string; quiet: string } {
  const ink = inkOn(ground);
  return { ink, quiet: readable(mix(ink, ground, 0.24), ground, 4.6) };
}

/** The look of the product's icon on a poster: the mark in its color on a sheet. */
export const iconLook = (look: Look): Look => ({ ...look, brand: look.sheet, onBrand: look.link });

/** The icon and the name of the product in the upper corner of a large poster. */
export const posterHead = ({ product, look, ground }: PosterStage): string =>
  appIcon(iconLook(look), LEFT, 64, 76) +
  text(LEFT + 94, 112, product.screen.title, { size: 32, weight: 700, color: inkOn(ground) });

/** Lines of a heading, about as long as each other; `y` is the base line of the first. */
export const headingLines = (
  x: number,
  y: number,
  rows: readonly string[],
  { size, color }: { size: number; color: string },
): string =>
  rows
    .map((row, at) => text(x, y + at * size * HEADING_LEADING, row, { size, weight: 800, color }))
    .join('');

/** The distance of base lines in a heading, in parts of its size. */
export const HEADING_LEADING = 1.14;

/** A heading in lines that are about as long as each other. */
export const headingRows = (words: string, maxWidth: number, size: number): string[] =>
  balanced(words, maxWidth, { size, weight: 800 });
