import { rect } from '../svg';
import { chip, face, pushButton } from '../screens/blocks';
import { iconOf } from '../screens/icons';
import type { Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { isNarrow, openPart, type ScreenCopy } from '../screens/screenCopy';
import type { Layout } from '../screens/shell';
import { text, widthOf } from '../screens/text';
import { LEFT, NARROW_LEFT, saying } from './mailPieces';

/** Entries of the list in rows of `step`, from `top` down; the mark of each is in its brand color. */
function entries(
  screen: ScreenCopy,
  look: Look,
  at: { left: number; top: number; width: number; step: number; count: number },
): string {
  const { left, top, width, step, count } = at;
  const part = screen.nav[openPart(screen)] ?? '';
  return screen.rows
    .slice(0, count)
    .map(([title, note, label = ''], index) => {
      const y = top + index * step;
      const room = width - 46 - (label ? widthOf(label, 12.5, 600) + 30 : 0);
      return (
        (index ? rect(left, y, width, 1, look.hair) : '') +
        (screen.rowsAre === 'things'
          ? rect(left, y + step / 2 - 16, 32, 32, look.tint, 9) +
            iconOf(left + 16, y + step / 2, part, look.onTint)
          : face(left + 16, y + step / 2, 16, title)) +
        text(left + 46, y + step / 2 - 4, title, {
          size: 15,
          weight: 600,
          color: look.text,
          maxWidth: room,
        }) +
        oneLine(left + 46, y + step / 2 + 14, note, {
          size: 13,
          least: 11.5,
          color: look.muted,
          maxWidth: room,
        }) +
        (label
          ? chip(look, left + width, y + step / 2 - 12, label, {
              tone: label === screen.rows[0]?.[2] ? 'brand' : 'plain',
              size: 12.5,
              end: true,
            })
          : '')
      );
    })
    .join('');
}

/** A weekly mail of what comes next: the first entries of a list, with the figure that they make up. */
export const agenda: Layout = (screen, look, room) => {
  const [name = '', value = ''] = screen.figures[0] ?? [];
  if (isNarrow(room)) {
    const width = room.width - 2 * NARROW_LEFT;
    return (
      text(NARROW_LEFT, 36, 'What comes first', { size: 19, weight: 800, color: look.text }) +
      entries(screen, look, { left: NARROW_LEFT, top: 48, width, step: 56, count: 3 })
    );
  }
  const width = room.width - 2 * LEFT;
  const valueWidth = widthOf(value, 25, 800);
  return (
    saying(screen, look, 52, width) +
    entries(screen, look, { left: LEFT, top: 92, width, step: 62, count: 3 }) +
    rect(LEFT, 294, width, 62, look.tint, 12) +
    text(LEFT + 18, 334, value, { size: 25, weight: 800, color: look.text }) +
    text(LEFT + 30 + valueWidth, 332, name, {
      size: 14,
      color: look.onTint,
      maxWidth: width - valueWidth - 230,
    }) +
    pushButton(look, LEFT + width - 14, 307, screen.action, { end: true })
  );
};
