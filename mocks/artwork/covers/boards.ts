/** Covers that show a whole board. */
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { text } from '../screens/text';
import { place, rect } from '../svg';
import { setIn, type Poster } from './cover';

/** A whole board from edge to edge: columns with their cards. */
export const columns: Poster = ({ screen, colors, look, ink }) => {
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
