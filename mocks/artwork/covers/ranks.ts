/** Covers that show what was said and what will be. */
import { mix } from '../palette';
import { art } from '../screens/art';
import { inkOn } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { place, rect } from '../svg';
import { largest, setIn, sheet, type Poster } from './cover';

/** What was said of a brand, sorted into piles. */
export const piles: Poster = ({ screen, colors, look, ink }) => {
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  return names
    .map((name, column) => {
      const cards = screen.rows.filter(([, , label]) => label === name);
      const [title = '', source = ''] = cards[0] ?? [];
      const x = 118 + column * 202;
      const rows = setIn(title, 140, [27, 25, 24], 3);
      const fill = column === 0 ? look.brand : look.sheet;
      return (
        cards
          .map((_, index) =>
            place(
              x,
              196,
              rect(-86, -84, 172, 176, mix(fill, colors.field, 0.3), 16),
              1,
              (cards.length - index) * (index % 2 ? 5 : -5),
            ),
          )
          .join('') +
        sheet(
          x - 86,
          112,
          172,
          176,
          rows.rows
            .map((row, index) =>
              text(18, 48 + index * rows.size * 1.22, row, {
                size: rows.size,
                weight: 700,
                color: column === 0 ? look.onBrand : look.text,
              }),
            )
            .join('') +
            text(18, 154, source, {
              size: 24,
              weight: 500,
              color: column === 0 ? look.onBrand : look.muted,
            }),
          { fill, r: 16 },
        ) +
        text(x, 346, `${name} ${cards.length}`, {
          size: largest(`${name} ${cards.length}`, 180, [33, 30, 27]),
          weight: 700,
          color: ink,
          anchor: 'middle',
        })
      );
    })
    .join('');
};

/** Posts as they will be seen, each with its hour. */
export const feed: Poster = ({ slug, screen, colors, look }) =>
  screen.rows
    .filter(([title]) => widthOf(title, 24, 700) <= 156)
    .slice(0, 3)
    .map(([title, , when = ''], index) =>
      sheet(
        28 + index * 200,
        [96, 66, 112][index]!,
        184,
        264,
        art(look, 12, 12, 160, 150, '', `${slug} ${['cup', 'jug', 'box'][index]}`) +
          text(16, 200, title, {
            size: largest(title, 156, [27, 25, 24]),
            weight: 700,
            color: look.text,
          }) +
          rect(12, 214, widthOf(when, 24, 700) + 24, 38, index ? look.hair : colors.accent, 19) +
          text(24, 241, when, {
            size: 24,
            weight: 700,
            color: index ? look.text : inkOn(colors.accent),
          }),
        { fill: look.sheet, r: 14, turn: [-2, 0, 2][index]! },
      ),
    )
    .join('');
