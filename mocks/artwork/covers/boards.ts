/** Covers that show a board, one of its cards, or a week. */
import { mix } from '../palette';
import { chip, face } from '../screens/blocks';
import { readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { place, rect } from '../svg';
import { largest, setIn, sheet, type Composition } from './cover';

/** One card of a board in close-up, on a small pile of others. */
export const ticket: Composition = ({ slug, screen, colors, look }) => {
  const lean = slug.length % 2 ? 1 : -1;
  const [[title, who, label = ''] = ['', '']] = screen.rows;
  const isShort = widthOf(title, 50, 700) <= 380;
  const head = setIn(title, 380, isShort ? [60, 55, 50] : [46, 42, 38], isShort ? 1 : 2);
  const blank = (turn: number, fill: string) =>
    place(320, 236, rect(-222, -120, 444, 240, fill, 22), 1, turn);
  return (
    blank(lean * 9, colors.shade) +
    blank(lean * 4, mix(colors.shade, colors.main, 0.4)) +
    place(
      320,
      236,
      sheet(
        -226,
        -124,
        452,
        248,
        chip(look, 32, 24, label, { tone: 'brand', size: 24 }) +
          head.rows
            .map((one, index) =>
              text(32, (head.rows.length > 1 ? 124 : 144) + index * head.size * 1.12, one, {
                size: head.size,
                weight: 800,
                color: look.text,
              }),
            )
            .join('') +
          face(50, 216, 18, who) +
          text(80, 224, who, { size: 24, color: look.muted }),
        { fill: look.sheet, r: 22 },
      ),
      1,
      lean * -3,
    )
  );
};

/** A whole board from edge to edge: columns with their cards. */
export const columns: Composition = ({ screen, colors, look, ink }) => {
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  return names
    .map((name, column) => {
      const x = 20 + column * 204;
      let y = 142;
      const cards = screen.rows
        .filter(([, , label]) => label === name)
        .map(([title, who]) => {
          const { rows, size } = setIn(title, 150, [23, 21], 3);
          const height = rows.length * size * 1.2 + 48;
          const top = y;
          if (top + height > 390) return '';
          y += height + 10;
          return place(
            x + 10,
            top,
            rect(0, 0, 172, height, look.sheet, 12) +
              rows
                .map((one, index) =>
                  text(14, 30 + index * size * 1.2, one, { size, weight: 700, color: look.text }),
                )
                .join('') +
              face(27, height - 21, 13, who),
          );
        });
      return (
        rect(
          x,
          86,
          192,
          340,
          mix(colors.field, colors.shade, 0.9),
          16,
          `stroke="${mix(colors.shade, ink, 0.16)}" stroke-width="2"`,
        ) +
        text(x + 16, 128, name, { size: 24, weight: 700, color: ink }) +
        cards.join('')
      );
    })
    .join('');
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Three days of a week with what is in them, straight on the field. */
export const week: Composition = ({ screen, colors, look, quiet }) => {
  const shown = DAYS.slice(0, 3);
  return (
    [1, 2].map((index) => rect(22 + index * 200, 96, 2, 320, colors.shade)).join('') +
    shown
      .map((day, index) =>
        text(36 + index * 200, 130, day, { size: 28, weight: 700, color: quiet }),
      )
      .join('') +
    screen.rows
      .map(([title, note, label = '']) => {
        const [day = '', time = ''] = label.split(' ');
        const column = shown.indexOf(day);
        const [hour = 0, minute = 0] = time.split(':').map(Number);
        const y = 150 + (hour + minute / 60 - 9) * 57;
        if (column < 0 || y + 66 > 392) return '';
        const fill = [colors.main, colors.accent, look.sheet][(column + hour) % 3]!;
        const color = readable(fill === look.sheet ? look.text : colors.field, fill, 5);
        const x = 30 + column * 200;
        return (
          rect(x, y, 182, 68, fill, 12) +
          text(x + 14, y + 30, title, {
            size: largest(title, 160, [24, 22, 20, 18]),
            weight: 700,
            color,
          }) +
          text(x + 14, y + 55, note || time, { size: 19, color })
        );
      })
      .join('')
  );
};
