import { line, p, rect } from '../../svg';
import { face } from '../blocks';
import { iconOf } from '../icons';
import { isNarrow } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
import { text, widthOf } from '../text';

/**
 * Bars over time: the label of a row is where its bar begins and ends, as columns: `1-3`. Those of
 * things end today.
 */
export const timeline: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const side = small ? 0 : 186;
    // A whole phone has all columns, and names every other one; what is lower has the first four.
    const isLow = small && inner.height < 300;
    const heads = screen.body.slice(0, isLow ? 4 : 8);
    const named = small && !isLow ? 2 : 1;
    const column = (inner.width - side - (small ? 16 : 20)) / heads.length;
    const top = small ? 30 : 46;
    // On a phone the rows share its height.
    const fair = (inner.height - top - 8) / screen.rows.length;
    const step = small ? Math.max(54, Math.min(74, fair)) : 50;
    const columns = heads.map((name, index) => {
      if (index % named) return '';
      const x = side + (small ? 8 : 0) + index * column;
      return (
        rect(x, small ? 22 : 0, 1, inner.height, look.hair) +
        text(x + 8, small ? 14 : 28, name, {
          size: 12.5,
          weight: 600,
          color: look.muted,
          maxWidth: column * named - 8,
        })
      );
    });
    const isOfThings = screen.rowsAre === 'things';
    const fills = [look.brand, look.isDark ? look.soft : look.tint, look.accent];
    const bars = rowsIn(screen.rows, inner.height - top, step).map(
      ([title, note, label = ''], index) => {
        const [from = 0, to = 1] = label.split('-').map(Number);
        const y = top + index * step;
        const x = side + (small ? 8 : 0) + from * column + 3;
        const width = Math.max(column * 0.8, (Math.min(heads.length, to) - from) * column - 6);
        // Things are colored by how long they take, what people do in turn.
        const tone = isOfThings ? Math.floor((from / heads.length) * 3) : index % 3;
        const fill = fills[tone] ?? look.tint;
        if (small && from >= heads.length) return '';
        if (small) {
          return (
            // Lines end beside a name.
            rect(11, y + 2, widthOf(title, 14, 600) + 6, 21, look.sheet) +
            text(14, y + 17, title, {
              size: 14,
              weight: 600,
              color: look.text,
              maxWidth: inner.width - 28,
            }) +
            rect(x, y + 25, width, 19, fill, 9.5)
          );
        }
        return (
          (isOfThings
            ? rect(17, y + 11, 26, 26, look.tint, 7) +
              iconOf(30, y + 24, screen.nav[0] ?? '', look.onTint)
            : face(30, y + 24, 13, title)) +
          text(52, y + 22, title, {
            size: 13.5,
            weight: 600,
            color: look.text,
            maxWidth: side - 60,
          }) +
          text(52, y + 39, note, { size: 12.5, color: look.muted, maxWidth: side - 60 }) +
          rect(x, y + 11, width, 27, fill, 8) +
          rect(0, y + step - 1, inner.width, 1, look.hair)
        );
      },
    );
    const now = side + (small ? 8 : 0) + column * (isOfThings ? heads.length : 1.6);
    const today = line(
      p`M${now} ${small ? 22 : 40}V${inner.height}`,
      look.warn,
      2,
      'stroke-dasharray="5 5"',
    );
    return columns.join('') + (small ? today + bars.join('') : bars.join('') + today);
  });
