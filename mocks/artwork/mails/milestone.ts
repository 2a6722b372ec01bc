import { place, rect } from '../svg';
import { chartLine, pushButton } from '../screens/blocks';
import { oneLine } from '../screens/oneLine';
import { isNarrow } from '../screens/screenCopy';
import type { Layout } from '../screens/shell';
import { text } from '../screens/text';
import { changeChip, LEFT, NARROW_LEFT, saying } from './mailPieces';

/** A weekly mail of one large figure and its course, with two smaller ones below. */
export const milestone: Layout = (screen, look, room) => {
  const [first = ['', ''] as const, ...others] = screen.figures;
  const [name, value] = first;
  if (isNarrow(room)) {
    const width = room.width - 2 * NARROW_LEFT;
    return (
      text(NARROW_LEFT, 34, name, { size: 15, color: look.muted }) +
      changeChip(look, room.width - NARROW_LEFT, 18, first) +
      oneLine(NARROW_LEFT, 88, value, {
        size: 52,
        weight: 800,
        color: look.text,
        maxWidth: width,
      }) +
      place(NARROW_LEFT, 108, chartLine(look, screen.trend, { width, height: 112 }))
    );
  }
  const width = room.width - 2 * LEFT;
  const column = width * 0.42;
  return (
    saying(screen, look, 52, width) +
    rect(LEFT, 92, width, 162, look.ground, 14) +
    text(LEFT + 24, 128, name, { size: 14, color: look.muted, maxWidth: column - 40 }) +
    oneLine(LEFT + 24, 188, value, {
      size: 54,
      weight: 800,
      color: look.text,
      maxWidth: column - 40,
    }) +
    changeChip(look, LEFT + width - 20, 108, first, width - column) +
    place(
      LEFT + column,
      138,
      chartLine(look, screen.trend, { width: width - column - 24, height: 100 }),
    ) +
    others
      .slice(0, 2)
      .map(([other, amount], index) => {
        const x = LEFT + index * 176;
        return (
          oneLine(x, 304, amount, { size: 24, weight: 800, color: look.text, maxWidth: 160 }) +
          text(x, 328, other, { size: 13, color: look.muted, maxWidth: 160 })
        );
      })
      .join('') +
    pushButton(look, LEFT + width, 288, screen.action, { end: true, size: 15 })
  );
};
