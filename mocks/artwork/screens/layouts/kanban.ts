import { line, p, rect } from '../../svg';
import { card, face, type Tone } from '../blocks';
import { isNarrow, type ScreenRow } from '../screenCopy';
import { withRail, type Layout } from '../shell';
import { text, textLines, wrapped } from '../text';

const TONES: readonly Tone[] = ['warn', 'brand', 'good', 'plain'];

/** Columns that mean the same wherever they stand: a no is not green because it comes third. */
const MEANT: Readonly<Record<string, Tone>> = { Done: 'good', Later: 'warn', No: 'plain' };

/** What a note says of an applicant who has waited too long. */
const OVERDUE = /^No news /;

/** What its product promises to show it in. */
const RED = '#B3261E';

/** Whether a column has reached its limit, as `Doing 3/3` has: no card may be added to it. */
const isFull = (name: string) => /(\d+)\/\1$/.test(name);

/**
 * Cards in columns; the label of a row is its column. Its note is the name on the card, unless the
 * rows are people themselves.
 */
export const kanban: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const columns = new Map<string, ScreenRow[]>();
    for (const row of screen.rows) {
      const [, , label = ''] = row;
      columns.set(label, [...(columns.get(label) ?? []), row]);
    }
    const shown = [...columns].slice(0, small ? 2 : 4);
    const edge = small ? 12 : 20;
    const gap = small ? 10 : 14;
    const width = (inner.width - 2 * edge - gap * (shown.length - 1)) / shown.length;
    const inset = small ? 10 : 12;
    const size = small ? 14 : 14.5;
    const drawn = shown.map(([name, rows], column) => {
      const x = edge + column * (width + gap);
      const top = small ? 2 : 18;
      const tone = MEANT[name] ?? TONES[column] ?? 'plain';
      const dot = { warn: look.accent, brand: look.link, good: look.good, plain: look.soft }[tone];
      let y = top + 36;
      const cards = rows.map(([title, who]) => {
        const lines = wrapped(title, width - 12 - 2 * inset, {
          size,
          weight: 600,
          lines: 3,
        }).length;
        const height = (small ? 48 : 58) + lines * size * 1.35;
        const at = y;
        y += height + (small ? 8 : 10);
        if (at + height > inner.height) return '';
        return (
          card(look, x + 6, at, width - 12, height) +
          textLines(x + 6 + inset, at + 23, title, {
            size,
            weight: 600,
            color: look.text,
            maxWidth: width - 12 - 2 * inset,
            lines: 3,
            leading: 1.35,
          }) +
          face(
            x + 6 + inset + 9,
            at + height - (small ? 19 : 22),
            small ? 9 : 10.5,
            screen.rowsAre === 'people' ? title : who,
          ) +
          text(x + 6 + inset + 26, at + height - (small ? 14.5 : 17.5), who, {
            size: 12.5,
            color: OVERDUE.test(who) ? RED : look.muted,
            maxWidth: width - 46 - inset,
          })
        );
      });
      return (
        rect(x, top, width, inner.height, look.ground, 12) +
        rect(x + 12, top + 14, 9, 9, dot, 4.5) +
        text(x + 28, top + 23, name, {
          size,
          weight: 700,
          color: look.text,
          maxWidth: width - 56,
        }) +
        text(x + width - 12, top + 23, String(rows.length), {
          size: 13,
          color: look.muted,
          anchor: 'end',
        }) +
        cards.join('') +
        (small || isFull(name) || y + 40 > inner.height - 16
          ? ''
          : rect(
              x + 6,
              y,
              width - 12,
              36,
              'none',
              12,
              `stroke="${look.soft}" stroke-width="1.5" stroke-dasharray="4 4"`,
            ) + line(p`M${x + width / 2 - 6} ${y + 18}h12m-6-6v12`, look.muted, 2))
      );
    });
    return drawn.join('');
  });
