import { line, p, rect } from '../../svg';
import { chip, face, pushButton } from '../blocks';
import type { Look } from '../look';
import { isNarrow, type Room, type ScreenCopy, type ScreenRow } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
import { linesAbove, text, textLines, widthOf } from '../text';

const ROW = 62;

function list(rows: readonly ScreenRow[], look: Look, width: number, height: number): string {
  return rowsIn(rows, height, ROW)
    .map(([who, note, when = ''], index) => {
      const y = index * ROW;
      const room = width - 80 - widthOf(when, 12.5);
      return (
        (index === 0 ? rect(0, y, width, ROW, look.tint) + rect(0, y, 4, ROW, look.link) : '') +
        face(32, y + 31, 16, who) +
        text(60, y + 27, who, { size: 14.5, weight: 600, color: look.text, maxWidth: room }) +
        text(width - 14, y + 27, when, {
          size: 12.5,
          weight: index === 0 ? 600 : 400,
          color: index === 0 ? look.onTint : look.muted,
          anchor: 'end',
        }) +
        text(60, y + 47, note, {
          size: 13.5,
          color: index === 0 ? look.text : look.muted,
          maxWidth: width - 74,
        }) +
        rect(0, y + ROW - 1, width, 1, look.hair)
      );
    })
    .join('');
}

/** The first message with the beginning of its answer, as a phone shows it. */
function opened({ rows, body }: ScreenCopy, look: Look, { width, height }: Room): string {
  const [, answer = '', note = ''] = body;
  const inner = width - 24;
  // A low room is for the words alone.
  const chipped = height > 200;
  return (
    list(rows.slice(0, 1), look, width, height) +
    rect(
      12,
      ROW + 10,
      inner,
      height - ROW - 22,
      look.sheet,
      12,
      `stroke="${look.link}" stroke-width="2"`,
    ) +
    (chipped ? chip(look, 24, ROW + 22, note, { tone: 'brand' }) : '') +
    linesAbove(height - 16, 24, ROW + (chipped ? 68 : 38), answer, {
      size: 15,
      color: look.text,
      maxWidth: inner - 24,
    })
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
        lines: 4,
      }) +
      pushButton(look, x + width - 12, below - 44, 'Send', { size: 13, end: true }) +
      line(p`M${x + 16} ${below - 28}h12M${x + 22} ${below - 34}v12`, look.muted, 2)
    );
  });
