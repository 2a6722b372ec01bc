/** What small covers of courses are made of: one thing in a few large shapes. */
import { mix } from '../../palette';
import { circle, place } from '../../svg';
import { crossed, ticked, type Desk, type Result } from '../desk';

/** What is right, and what is not. */
export const GREEN = '#0E7A4F';
export const RED = '#E5391F';

/** Draws a result where the cover is a thumbnail: one large thing, from the same as the large one. */
export type Small<Large> = Large extends Result<infer Told> ? Result<Told> : never;

/** What stands on the field in the second rank: its text color, mixed with the field by that part. */
export const quietOn = ({ onField, colors }: Desk, part: number): string =>
  mix(onField, colors.field, part);

/** A tick or a cross in a disc with a light rim, which is seen on any ground. */
export const mark = (x: number, y: number, r: number, fill: string, says: 'yes' | 'no' = 'yes') =>
  circle(x, y, r, fill, `stroke="#FFFFFF" stroke-width="${Math.round(r / 7)}"`) +
  place(x, y, (says === 'yes' ? ticked : crossed)(0, 0, '#FFFFFF', 8), r / 30);
