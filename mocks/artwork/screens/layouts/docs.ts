import { place, rect } from '../../svg';
import { chartBars, pushButton } from '../blocks';
import { iconOf } from '../icons';
import { isNarrow } from '../screenCopy';
import { withTop, type Layout } from '../shell';
import { linesAbove, text, textLines, widthOf, wrapped } from '../text';

/** An article: sections at the left, the body in paragraphs, and what it rests on in a box. */
export const docs: Layout = (screen, look, room) =>
  withTop(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const side = small ? 0 : 190;
    const left = side + (small ? 16 : 34);
    const width = inner.width - left - (small ? 16 : 252);
    const [heading = '', ...paragraphs] = screen.body;
    const size = small ? 14.5 : 15.5;
    const head = small ? 20 : widthOf(heading, 28, 700) <= width ? 28 : 25;
    // A card shows as much as it has room for above its edge.
    const isLow = small && inner.height < 200;
    let y = isLow ? 19 : small ? 24 : 50;
    const title = wrapped(heading, width, { size: head, weight: 700, lines: 2 });
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
    y += (title.length - 1) * head * 1.2 + (isLow ? 26 : small ? 30 : 36);
    for (const paragraph of paragraphs) {
      const lines = wrapped(paragraph, width, { size }).length;
      const floor = inner.height - (small ? 6 : 86);
      if (y > floor) break;
      drawn.push(
        linesAbove(floor, left, y, paragraph, {
          size,
          color: look.text,
          maxWidth: width,
          leading: 1.5,
        }),
      );
      y += lines * size * 1.5 + (isLow ? 9 : small ? 12 : 15);
    }
    if (small) return drawn.join('');
    const [[source = '', note = ''] = []] = screen.rows;
    const sections = screen.rows.slice(0, 7).map(([name], index) => {
      const at = 30 + index * 36;
      return (
        (index === 0 ? rect(12, at - 20, side - 24, 32, look.tint, 8) : '') +
        text(26, at, name, {
          size: 13.5,
          weight: index === 0 ? 600 : 400,
          color: index === 0 ? look.onTint : look.muted,
          maxWidth: side - 50,
        })
      );
    });
    const x = inner.width - 200;
    const notes = screen.figures.slice(0, 3).map(([name, value], index) => {
      const at = 42 + index * 66;
      return (
        text(x, at, name, { size: 12.5, color: look.muted, maxWidth: 170 }) +
        text(x, at + 26, value, { size: 19, weight: 700, color: look.text, maxWidth: 170 })
      );
    });
    return (
      sections.join('') +
      rect(side, 0, 1.5, inner.height, look.hair) +
      drawn.join('') +
      rect(left, inner.height - 76, width, 54, look.tint, 10) +
      iconOf(left + 24, inner.height - 49, 'Sources', look.onTint) +
      text(left + 46, inner.height - 53, source, {
        size: 13.5,
        weight: 600,
        color: look.onTint,
        maxWidth: width - 60,
      }) +
      text(left + 46, inner.height - 35, note, {
        size: 13,
        color: look.onTint,
        maxWidth: width - 60,
      }) +
      rect(x - 20, 12, 204, inner.height - 34, look.ground, 14) +
      notes.join('') +
      place(x, 234, chartBars(look, screen.trend, { width: 164, height: 68 })) +
      pushButton(look, x, inner.height - 76, screen.otherAction ?? screen.nav[1] ?? '', {
        size: 13,
        quiet: true,
        width: 164,
      })
    );
  });
