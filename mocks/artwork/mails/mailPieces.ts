import { HEADING_LEADING } from '../posters/poster';
import { changeInk, chip, chipWidth } from '../screens/blocks';
import type { Look } from '../screens/look';
import { isSettled, type ScreenCopy, type ScreenFigure } from '../screens/screenCopy';
import { balanced, text } from '../screens/text';

/** How far the words of a mail are from its left edge. */
export const LEFT = 36;

/** The same where there is room for one column. */
export const NARROW_LEFT = 20;

/** What the mail says first: the sentence of its product, or what all of them could say. */
export const sayingOf = ({ body }: ScreenCopy): string =>
  body.length === 1 && body[0] !== undefined ? body[0] : 'Your week in three figures';

/** The first entry of a list that is not settled; where all are, the first one. */
export const firstToDo = ({ rows }: ScreenCopy): string =>
  (rows.find((row) => !isSettled(row)) ?? rows[0])?.[0] ?? '';

/** The size of that sentence. */
export const SAYING = 22;

/** That sentence, without the stop of a heading; `y` is the base line of the first of at most two lines. */
export function saying(screen: ScreenCopy, look: Look, y: number, maxWidth: number): string {
  const rows = balanced(sayingOf(screen).replace(/\.$/, ''), maxWidth, {
    size: SAYING,
    weight: 800,
  });
  return rows
    .map((row, index) =>
      text(LEFT, y + index * SAYING * HEADING_LEADING, row, {
        size: SAYING,
        weight: 800,
        color: look.text,
      }),
    )
    .join('');
}

/** How a figure moved, in a pill; `y` is its top and `x` its right end. Nothing where it has no change. */
export const changeChip = (
  look: Look,
  x: number,
  y: number,
  [, , change = '']: ScreenFigure,
  maxWidth = Infinity,
): string =>
  change && chipWidth(change, 13) <= maxWidth
    ? chip(look, x, y, change, {
        tone: changeInk(look, change) === look.good ? 'good' : 'plain',
        size: 13,
        end: true,
      })
    : '';
