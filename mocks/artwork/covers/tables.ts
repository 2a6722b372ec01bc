/** Covers that show a window of rows, with what they come to in front. */
import { iconOf } from '../screens/icons';
import type { ScreenRow } from '../screens/screenCopy';
import { rect } from '../svg';
import { inAccent, type Composition } from './cover';
import { appWindow, figureCard, listRow } from './window';

const TONES = ['brand', 'good', 'warn', 'plain'] as const;

/** Labels that are the same have the same color. */
const toneOf = (rows: readonly ScreenRow[], label = '') =>
  TONES[[...new Set(rows.map(([, , each = '']) => each))].indexOf(label) % TONES.length] ?? 'plain';

/** A table with a state for each row, and its sum in front. */
export const ledger: Composition = (cover) => {
  const { screen, look } = cover;
  const card = figureCard(cover, { x: 624, y: 286, end: true, ...inAccent(cover) });
  const [left] = card.focus;
  return {
    back: appWindow(cover, { box: [22, 60, 566, 306], menu: 'icons' }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map((row, index) => {
          const y = 2 + index * 53;
          // Beside the card only what ends before it.
          const isFree = index < 2;
          const [title, note] = row;
          return (
            (index ? rect(20, y - 3, width - 40, 1.5, look.hair) : '') +
            listRow(look, y, isFree ? width : left - 66, isFree ? row : [title, note], {
              tone: toneOf(screen.rows, row[2]),
              ...(screen.rowsAre === 'things' && {
                lead:
                  rect(22, y + 9, 32, 32, look.tint, 9) +
                  iconOf(38, y + 25, screen.nav[0] ?? '', look.onTint, 1.2),
              }),
            })
          );
        })
        .join(''),
    ),
    ...card,
  };
};
