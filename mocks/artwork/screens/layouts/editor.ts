import { line, p, rect } from '../../svg';
import { art } from '../art';
import { face, pushButton } from '../blocks';
import { iconOf } from '../icons';
import { isNarrow, openPart } from '../screenCopy';
import { withTop, type Layout } from '../shell';
import { SIGNATURES } from '../../../../src/lib/certificateArt';
import { linesAbove, text, textLines, wrapped } from '../text';

/** A document: the first line of the body is its title, and `[words]` in a paragraph are marked. */
export const editor: Layout = (screen, look, room) =>
  withTop(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const left = small ? 16 : 78;
    // As far from the right edge of the paper as from the left one.
    const width = small ? inner.width - 32 : inner.width - 428;
    const size = small ? 14.5 : 14.5;
    const [heading = '', ...paragraphs] = screen.body;
    const head = small ? 19 : 24;
    const titleLines = wrapped(heading, width, { size: head, weight: 700, lines: 2 }).length;
    let y = small ? 22 : 66;
    const drawn = [
      textLines(left, y, heading, {
        size: head,
        weight: 700,
        color: look.text,
        maxWidth: width,
        lines: 2,
        leading: 1.2,
      }),
    ];
    y += (titleLines - 1) * head * 1.2 + (small ? 30 : 38);
    for (const paragraph of paragraphs) {
      const marked = paragraph.startsWith('[');
      const words = marked ? paragraph.slice(1, -1) : paragraph;
      const lines = wrapped(words, width, { size }).length;
      const height = lines * size * 1.5;
      if (y > inner.height) break;
      drawn.push(
        (marked
          ? rect(left - 8, y - size - 5, width + 16, height + 9, look.tint, 6) +
            rect(left - 8, y - size - 5, 4, height + 9, look.link, 2)
          : '') +
          linesAbove(inner.height, left, y, words, {
            size,
            color: marked ? look.onTint : look.text,
            maxWidth: width,
            leading: 1.5,
          }),
      );
      y += height + 14;
    }
    // A contract ends in the names of those who sign it.
    const isSigned = screen.rows.some(([, , label]) => label === 'Signed');
    const signers = (isSigned ? screen.rows.slice(0, 3) : []).map(([who, , label], index) => {
      const [at, base] = small
        ? [left + (index % 2) * 140, inner.height - 134 + Math.floor(index / 2) * 88]
        : [left + index * 128, inner.height - 54];
      return (
        rect(at, base, 108, 1.5, look.soft) +
        text(at, base + 20, who, { size: 12.5, color: look.muted, maxWidth: 112 }) +
        (label === 'Signed'
          ? line(
              p`M${at + 6} ${base - 8}${SIGNATURES[index % SIGNATURES.length] ?? ''}`,
              look.link,
              2.5,
            )
          : rect(
              at,
              base - 42,
              108,
              36,
              look.tint,
              8,
              `stroke="${look.link}" stroke-width="1.5" stroke-dasharray="5 4"`,
            ) +
            text(at + 54, base - 19, 'Sign here', {
              size: 13,
              weight: 600,
              color: look.onTint,
              anchor: 'middle',
            }))
      );
    });
    if (small) return drawn.join('') + (y < inner.height - 190 ? signers.join('') : '');
    const x = inner.width - 282;
    // Of those who sign a contract, the next one.
    const active = isSigned ? screen.rows.findIndex(([, , label]) => label !== 'Signed') : 0;
    const notes = screen.rows.slice(0, 4).map(([who, words, label = ''], index) => {
      const at = 22 + index * 92;
      return (
        rect(
          x,
          at,
          258,
          80,
          look.sheet,
          12,
          `stroke="${index === active ? look.link : look.hair}" stroke-width="1.5"`,
        ) +
        (screen.rowsAre === 'things'
          ? rect(x + 12, at + 13, 24, 24, look.tint, 7) +
            iconOf(x + 24, at + 25, screen.nav[openPart(screen)] ?? '', look.onTint, 0.9)
          : face(x + 24, at + 25, 12, who)) +
        text(x + 44, at + 30, who, { size: 13.5, weight: 600, color: look.text, maxWidth: 120 }) +
        text(x + 244, at + 30, label, {
          size: 12.5,
          weight: 600,
          color: label === 'Signed' ? look.good : look.link,
          anchor: 'end',
        }) +
        text(x + 16, at + 59, words, { size: 13, color: look.muted, maxWidth: 228 })
      );
    });
    return (
      rect(0, 0, inner.width, inner.height, look.ground) +
      rect(
        44,
        18,
        inner.width - 360,
        inner.height,
        look.sheet,
        12,
        `stroke="${look.hair}" stroke-width="1.5"`,
      ) +
      ['Drafts', 'Photos', 'Links', 'Chats']
        .map((tool, index) => iconOf(22, 50 + index * 40, tool, look.muted))
        .join('') +
      drawn.join('') +
      signers.join('') +
      (!isSigned && inner.height - y > 80
        ? art(look, left, y - 6, width, inner.height - y - 14, '', `${heading} jug`)
        : '') +
      notes.join('') +
      (screen.rows.length < 4
        ? pushButton(look, x, inner.height - 52, screen.nav[1] ?? '', {
            size: 13,
            quiet: true,
            width: 258,
          })
        : '')
    );
  });
