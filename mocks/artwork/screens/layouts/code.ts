import { circle, line, place, rect } from '../../svg';
import { appIcon } from '../frames';
import { iconOf } from '../icons';
import { isNarrow, openPart, type ScreenRow } from '../screenCopy';
import { rowsIn, type Layout } from '../shell';
import { text } from '../text';

const INK = '#171425';
const PANEL = '#211D33';
const PLAIN = '#E4E0F2';
const QUIET = '#9A94B3';
const [RED, AMBER, GREEN] = ['#FF7A66', '#F5B054', '#5FD3A0'] as const;

/** The color of a line of code, told by how it begins: a remark, an addition, a removal, or plain. */
function colorOfCode(row: string): string {
  if (/^\s*(#|--|\/\/)/.test(row)) return QUIET;
  if (row.startsWith('+') || row.startsWith('✓')) return '#7CE0A8';
  if (row.startsWith('-') || row.startsWith('✗')) return '#FF9C8A';
  if (row.startsWith('$')) return '#C8F04B';
  return PLAIN;
}

/** What was found is red while it is new and amber while it stays; the rest is as it should be. */
const colorOfFinding = ([, , label = '']: ScreenRow): string =>
  ({ New: RED, Known: AMBER, '2 clients': AMBER, '3.8 s': RED })[label] ?? GREEN;

/** One line of code. Ticks and crosses at its beginning are drawn, as the typeface has none. */
export function codeLine(x: number, y: number, row: string, size: number): string {
  const color = colorOfCode(row);
  const sign = { '✓': 'M1 9l6 7l11-15', '✗': 'M2 2l14 14m0-14l-14 14' }[row.charAt(0)];
  const style = { size, color, code: true };
  if (!sign) return text(x, y, row, style);
  const rest = row.slice(1).trimStart();
  return (
    place(x, y - size * 0.66, line(sign, color, 3.5), size / 26) +
    text(x + size * 1.2, y, rest, style)
  );
}

/** Code or a log on ink in the body, and what was found in it in the rows below. */
export const code: Layout = (screen, look, room) => {
  const small = isNarrow(room);
  const side = small ? 0 : 180;
  const size = small ? 13 : 16;
  const top = small ? 62 : 66;
  const panel = room.height - 26 - screen.rows.slice(0, 4).length * 38;
  const step = small ? 24 : Math.min(34, (panel - top) / screen.body.length);
  const lines = rowsIn(screen.body, room.height - top, step).map((row, index) => {
    const y = top + 12 + index * step;
    return (
      text(side + (small ? 26 : 44), y, String(index + 1), {
        size: size - 1.5,
        color: '#8780A3',
        anchor: 'end',
        code: true,
      }) + codeLine(side + (small ? 38 : 60), y, row, size)
    );
  });
  const head =
    rect(side, 0, room.width, 48, PANEL) +
    text(side + (small ? 52 : 24), 31, screen.headline, {
      size: small ? 16 : 15,
      weight: 600,
      color: '#FFFFFF',
      maxWidth: room.width - side - 170 + (small ? 100 : 0),
    });
  if (small)
    return (
      rect(0, 0, room.width, room.height, INK) + head + appIcon(look, 14, 10, 28) + lines.join('')
    );
  const open = openPart(screen);
  const files = screen.nav.map((name, index) => {
    const y = 62 + index * 34;
    return (
      (index === open ? rect(8, y, side - 16, 30, '#332D4E', 7) : '') +
      iconOf(26, y + 15, name, index === open ? '#FFFFFF' : QUIET) +
      text(42, y + 20, name, {
        size: 13,
        color: index === open ? '#FFFFFF' : '#BDB7D2',
        maxWidth: side - 56,
      })
    );
  });
  const found = screen.rows.slice(0, 4).map((row, index) => {
    const [title, note, label = ''] = row;
    const y = panel + 18 + index * 38;
    return (
      circle(side + 28, y + 14, 6, colorOfFinding(row)) +
      text(side + 46, y + 19, title, { size: 13.5, weight: 600, color: '#FFFFFF', maxWidth: 230 }) +
      text(side + 286, y + 19, note, {
        size: 13,
        color: '#BDB7D2',
        maxWidth: room.width - side - 390,
      }) +
      text(room.width - 24, y + 19, label, {
        size: 13,
        weight: 600,
        color: '#C8F04B',
        anchor: 'end',
      })
    );
  });
  return (
    rect(0, 0, room.width, room.height, INK) +
    rect(0, 0, side, room.height, PANEL) +
    place(0, 0, appIcon(look, 16, 12, 26)) +
    text(52, 30, screen.title, { size: 14.5, weight: 700, color: '#FFFFFF', maxWidth: side - 60 }) +
    files.join('') +
    head +
    rect(room.width - 128, 9, 108, 30, look.isDark ? look.brand : '#C8F04B', 8) +
    text(room.width - 74, 29, screen.action, {
      size: 13,
      weight: 600,
      color: look.isDark ? look.onBrand : '#14121F',
      anchor: 'middle',
      maxWidth: 100,
    }) +
    lines.join('') +
    rect(side, panel, room.width - side, room.height - panel, PANEL) +
    found.join('')
  );
};
