import { brandOf } from './marks';
import { picture, place, rect } from './svg';

/** Draws the logo of a software product, 96 by 96: the mark of its cover on a rounded square. */
export function logo(slug: string): string {
  const { colors, mark } = brandOf(slug);
  return picture(96, 96, rect(0, 0, 96, 96, colors.field, 24) + place(48, 48, mark(), 0.3));
}
