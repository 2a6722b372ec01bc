import { line, p, place, rect } from '../../svg';
import { chip, face, pushButton } from '../blocks';
import type { Look } from '../look';
import { isNarrow, type Room, type ScreenCopy, type ScreenRow } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
import { text, textLines, wholeLines, widthOf, wrapped } from '../text';

const ROW = 62;
/** The same where there is little room. */
const LOW_ROW = 50;

function list(
  rows: readonly ScreenRow[],
  look: Look,
  width: number,
  height: number,
  { row = ROW, isOpen = true } = {},
): string {
  return rowsIn(rows, height, row)
    .map(([who, note, when = ''], index) => {
      const y = index * row;
      const middle = y + row / 2;
      const room = width - 80 - widthOf(when, 12.5);
      const open = isOpen && index === 0;
      return (
        (open ? rect(0, y, width, row, look.tint) + rect(0, y, 4, row, look.link) : '') +
        face(32, middle, 16, who) +
        text(60, middle - 4, who, { size: 14.5, weight: 600, color: look.text, maxWidth: room }) +
        text(width - 14, middle - 4, when, {
          size: 12.5,
          weight: open ? 600 : 400,
          color: open ? look.onTint : look.muted,
          anchor: 'end',
        }) +
        text(60, middle + 16, note, {
          size: 13.5,
          color: open ? look.text : look.muted,
          maxWidth: width - 74,
        }) +
        rect(0, y + row - 1, width, 1, look.hair)
      );
    })
    .join('');
}

/** The first message with the beginning of its answer, and those below it, as a phone shows them. */
function opened({ rows, body }: ScreenCopy, look: Look, { width, height }: Room): string {
  const [, answer = '', note = ''] = body;
  const inner = width - 24;
  // A low room is for the words alone.
  const chipped = height > 200;
  const row = chipped ? ROW : LOW_ROW;
  const first = row + (chipped ? 68 : 32);
  const lines = chipped ? 5 : 2;
  const words = { size: chipped ? 15 : 14, color: look.text, maxWidth: inner - 24 };
  const step = words.size * 1.4;
  const said =
    wholeLines(answer, words.maxWidth, { size: words.size, lines }) ??
    wrapped(answer, words.maxWidth, { size: words.size, lines });
  const end = first + step * (said.length - 1) + 14;
  return (
    list(rows.slice(0, 1), look, width, height, { row }) +
    rect(
      12,
      row + 8,
      inner,
      end - row - 8,
      look.sheet,
      12,
      `stroke="${look.link}" stroke-width="2"`,
    ) +
    (chipped ? chip(look, 24, row + 22, note, { tone: 'brand' }) : '') +
    said.map((each, at) => text(24, first + at * step, each, words)).join('') +
    place(0, end + 7, list(rows.slice(1), look, width, height - end - 7, { row, isOpen: false }))
  );
}

/** Messages, the first of which is open with an answer in the making. */
export const inbox: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    if (isNarrow(room)) return opened(screen, look, inner);
    const side = 254;
    const [[who = '', about = ''] = []] = screen.rows;
    const [asked = '', answer = '', note = ''] = screen.body;
    const x = side + 22;
    const width = inner.width - side - 44;
    const below = inner.height - 22;
    return (
      list(screen.rows, look, side, inner.height) +
      rect(side, 0, 1.5, inner.height, look.hair) +
      text(x, 36, about, { size: 16, weight: 700, color: look.text, maxWidth: width }) +
      face(x + 15, 72, 15, who) +
      text(x + 40, 77, who, { size: 14, weight: 600, color: look.text }) +
      textLines(x, 112, asked, { size: 14, color: look.text, maxWidth: width, lines: 3 }) +
      rect(x, 178, width, below - 178, look.sheet, 12, `stroke="${look.link}" stroke-width="2"`) +
      chip(look, x + 14, 192, note, { tone: 'brand' }) +
      textLines(x + 14, 238, answer, {
        size: 14,
        color: look.text,
        maxWidth: width - 28,
        lines: Math.floor((below - 60 - 238) / 20.3) + 1,
      }) +
      pushButton(look, x + width - 12, below - 44, 'Send', { size: 13, end: true }) +
      line(p`M${x + 16} ${below - 28}h12M${x + 22} ${below - 34}v12`, look.muted, 2)
    );
  });
