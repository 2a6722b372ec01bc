import { place, rect } from '../svg';
import { changeInk, chartBars, pushButton } from '../screens/blocks';
import { oneLine } from '../screens/oneLine';
import { isNarrow } from '../screens/screenCopy';
import type { Layout } from '../screens/shell';
import { text, textLines, widthOf } from '../screens/text';
import { firstToDo, LEFT, NARROW_LEFT, saying } from './mailPieces';

/** The figures below each other, as a phone has them. */
const inRows: Layout = (screen, look, room) =>
  text(NARROW_LEFT, 36, 'Your week in three figures', { size: 19, weight: 800, color: look.text }) +
  screen.figures
    .slice(0, 3)
    .map(([name, value, change = ''], index) => {
      const y = 54 + index * 52;
      const width = room.width - 2 * NARROW_LEFT;
      return (
        rect(NARROW_LEFT, y, width, 44, index === 0 ? look.tint : look.ground, 10) +
        text(34, y + 28, name, { size: 14, color: look.muted, maxWidth: width * 0.5 }) +
        text(20 + width * 0.74, y + 29, value, {
          size: 19,
          weight: 800,
          color: look.text,
          anchor: 'end',
        }) +
        (widthOf(change, 13, 600) > width * 0.24
          ? ''
          : text(8 + width, y + 28, change, {
              size: 13,
              weight: 600,
              color: changeInk(look, change),
              anchor: 'end',
            }))
      );
    })
    .join('');

/** A weekly mail of three figures, with how the first one moved, and what comes first. */
export const digest: Layout = (screen, look, room) => {
  if (isNarrow(room)) return inRows(screen, look, room);
  const width = room.width - 2 * LEFT;
  const tile = (width - 24) / 3;
  return (
    saying(screen, look, 52, width) +
    screen.figures
      .slice(0, 3)
      .map(([name, value, change = ''], index) => {
        const x = LEFT + index * (tile + 12);
        return (
          rect(x, 100, tile, 106, index === 0 ? look.tint : look.ground, 12) +
          text(x + 16, 128, name, { size: 13, color: look.muted, maxWidth: tile - 26 }) +
          oneLine(x + 16, 162, value, {
            size: 25,
            weight: 800,
            color: look.text,
            maxWidth: tile - 24,
          }) +
          text(x + 16, 189, change, {
            size: 13,
            weight: 600,
            color: changeInk(look, change),
            maxWidth: tile - 26,
          })
        );
      })
      .join('') +
    place(LEFT, 232, chartBars(look, screen.trend, { width: width * 0.56, height: 112 })) +
    text(LEFT + width * 0.6, 250, 'First on the list', { size: 13, color: look.muted }) +
    textLines(LEFT + width * 0.6, 276, firstToDo(screen), {
      size: 16,
      weight: 700,
      color: look.text,
      maxWidth: width * 0.4,
      lines: 2,
    }) +
    pushButton(look, LEFT + width * 0.6, 308, screen.action)
  );
};
