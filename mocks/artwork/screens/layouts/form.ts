import { p, rect } from '../../svg';
import { check, input, progress, pushButton } from '../blocks';
import { appIcon } from '../frames';
import { isNarrow } from '../screenCopy';
import type { Layout } from '../shell';
import { text, textLines, wrapped } from '../text';

/** One question at a time, on a quiet ground; the body holds its answers, the first is chosen. */
export const form: Layout = (screen, look, room) => {
  const small = isNarrow(room);
  const width = small ? room.width - 28 : 500;
  const left = (room.width - width) / 2;
  const inset = small ? 18 : 36;
  // In a whole app the sheet ends above the edge, in a window below it.
  const isWhole = room.height > 500;
  const top = small ? 56 : isWhole ? 66 : 30;
  const size = small ? 18 : 24;
  const inner = width - 2 * inset;
  const lines = wrapped(screen.headline, inner, { size, weight: 700, lines: 2 }).length;
  const start = top + (small ? 40 : 62);
  const answers = start + lines * size * 1.25 + 10;
  const step = small ? 46 : 50;
  const options = screen.body
    .slice(0, small ? Math.max(1, Math.floor((room.height - answers) / step)) : 4)
    .map((answer, index) => {
      const y = answers + index * step;
      const on = index === 0;
      const edge = p`stroke="${on ? look.link : look.hair}" stroke-width="${on ? 2 : 1.5}"`;
      return (
        rect(left + inset, y, inner, step - 9, on ? look.tint : look.sheet, 10, edge) +
        check(look, left + inset + 20, y + (step - 9) / 2, 9, on) +
        text(left + inset + 40, y + (step - 9) / 2 + 5, answer, {
          size: 14.5,
          weight: on ? 600 : 400,
          color: on ? look.onTint : look.text,
          maxWidth: inner - 46,
        })
      );
    });
  const foot = answers + 4 * step + 8;
  const [[field = '', value = ''] = []] = screen.rows;
  return (
    rect(0, 0, room.width, room.height, look.tint) +
    (small
      ? appIcon(look, 14, 14, 28) +
        text(52, 34, screen.title, { size: 16, weight: 700, color: look.onTint })
      : '') +
    rect(left, top, width, isWhole ? room.height - 2 * top : room.height, look.sheet, 16) +
    progress(look, left + inset, top + (small ? 18 : 32), inner, screen.share ?? 0.64, 7) +
    textLines(left + inset, start + size * 0.4, screen.headline, {
      size,
      weight: 700,
      color: look.text,
      maxWidth: inner,
      lines: 2,
      leading: 1.25,
    }) +
    options.join('') +
    (small
      ? ''
      : appIcon(look, 30, 30, 36) +
        text(30, 92, screen.title, {
          size: 15,
          weight: 700,
          color: look.onTint,
          maxWidth: left - 44,
        }) +
        text(left + inset, foot + 14, field, { size: 13, weight: 600, color: look.muted }) +
        input(look, left + inset, foot + 24, inner - 130, value, { active: true }) +
        pushButton(look, left + width - inset, foot + 26, screen.action, { end: true }) +
        text(30, 150, screen.figures[0]?.[1] ?? '', { size: 27, weight: 800, color: look.onTint }) +
        text(30, 172, screen.figures[0]?.[0] ?? '', {
          size: 13,
          color: look.onTint,
          maxWidth: left - 44,
        }))
  );
};
