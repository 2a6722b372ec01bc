import { rect } from '../../svg';
import { check, pushButton } from '../blocks';
import { appIcon } from '../frames';
import { isNarrow, type ScreenRow } from '../screenCopy';
import type { Layout } from '../shell';
import { text, textLines } from '../text';

/** A paper with lines and a sum, and beside it the steps of the body until it is paid. */
export const invoice: Layout = (screen, look, room) => {
  const small = isNarrow(room);
  const side = small ? 0 : 270;
  const left = small ? 14 : 40;
  const top = small ? 14 : 28;
  const width = room.width - side - 2 * left;
  const inset = small ? 16 : 32;
  const right = left + width - inset;
  const [[totalName = '', total = ''] = [], [payer = '', name = ''] = []] = screen.figures;
  const [due, way] = screen.paper ?? ['', ''];
  const first = top + (small ? 72 : 152);
  const foot = room.height - first - 54;
  // Where not all lines have room, they move together, and the last one counts the others.
  const isShort = small && screen.rows.length * 40 > foot;
  const step = isShort ? 27 : small ? 40 : 42;
  const most = isShort ? Math.max(2, Math.floor(foot / step) - 1) : 4;
  const shown = screen.rows.slice(0, most);
  const rest = screen.rows.length - shown.length;
  const rows: readonly ScreenRow[] = rest > 0 ? [...shown, [`+ ${rest} more lines`, '']] : shown;
  const lines = rows.map(([title, note, sum = ''], index) => {
    const y = first + index * step - (isShort ? 7 : 0);
    const isLine = index < shown.length;
    return (
      text(left + inset, y + 26, title, {
        size: 14.5,
        weight: isLine ? 600 : 400,
        color: isLine ? look.text : look.muted,
        maxWidth: width - 2 * inset - 80,
      }) +
      (small
        ? ''
        : text(left + inset + 230, y + 26, note, { size: 13, color: look.muted, maxWidth: 110 })) +
      text(right, y + 26, sum, { size: 14.5, color: look.text, anchor: 'end' }) +
      rect(left + inset, first + (index + 1) * step - 1, width - 2 * inset, 1, look.hair)
    );
  });
  const end = first + rows.length * step;
  const paper =
    rect(
      left,
      top,
      width,
      room.height,
      look.sheet,
      14,
      `stroke="${look.hair}" stroke-width="1.5"`,
    ) +
    appIcon(look, left + inset, top + (small ? 18 : 30), small ? 34 : 42) +
    (small
      ? text(left + inset + 46, top + 41, screen.headline, {
          size: 17,
          weight: 700,
          color: look.text,
          maxWidth: width - 2 * inset - 48,
        })
      : text(right, top + 58, screen.headline, {
          size: 24,
          weight: 700,
          color: look.text,
          anchor: 'end',
        }) +
        text(left + inset, top + 110, payer, { size: 12.5, color: look.muted }) +
        text(left + inset, top + 132, name, { size: 15.5, weight: 600, color: look.text }) +
        text(right, top + 132, due, {
          size: 14,
          color: look.muted,
          anchor: 'end',
        })) +
    rect(left + inset, first, width - 2 * inset, 2, look.brand) +
    lines.join('') +
    (small && end + 50 > room.height
      ? ''
      : text(left + inset, end + 36, totalName, { size: 15, weight: 600, color: look.muted }) +
        text(right, end + 38, total, {
          size: small ? 22 : 26,
          weight: 800,
          color: look.link,
          anchor: 'end',
        }));
  // A phone has its steps below the sum, where there is room for all of them.
  const x = small ? left + inset - 24 : room.width - side;
  const head = small ? end + 84 : 48;
  const down = small ? 42 : 70;
  const steps = screen.body.slice(0, 4).map((step_, index) => {
    const y = head + (small ? 34 : 44) + index * down;
    return (
      (index < 3 ? rect(x + 35, y + 12, 2, down - 12, look.hair) : '') +
      check(look, x + 36, y, 12, index < 2) +
      textLines(x + 60, y + 5, step_, {
        size: 14,
        color: index < 2 ? look.text : look.muted,
        maxWidth: (small ? width : side) - 84,
        lines: small ? 1 : 2,
        leading: 1.35,
      })
    );
  });
  const ways =
    text(x + 24, head, way, {
      size: small ? 15 : 17,
      weight: 700,
      color: look.text,
      maxWidth: (small ? width : side) - 48,
    }) + steps.join('');
  if (small) {
    return (
      rect(0, 0, room.width, room.height, look.tint) + paper + (room.height < end + 256 ? '' : ways)
    );
  }
  return (
    rect(0, 0, room.width, room.height, look.ground) +
    paper +
    rect(x, 0, side, room.height, look.sheet) +
    rect(x, 0, 1.5, room.height, look.hair) +
    ways +
    pushButton(look, x + 24, room.height - 62, screen.action, { width: side - 48 })
  );
};
