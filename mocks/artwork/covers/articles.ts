/** Covers that show what is read to find an answer. */
import { chip, chipWidth, pushButton } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text, wrapped } from '../screens/text';
import { circle } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow } from './window';

/** A help article in its editor, and the ticket that it came out of. */
export const article: Composition = (cover) => {
  const { screen, colors, look } = cover;
  const [[ticket, note] = ['', ''], ...parts] = screen.rows;
  const [name = '', first = ''] = screen.body;
  const title = setIn(name, 360, [33, 31, 29], 2);
  const under = 34 + title.rows.length * title.size * 1.14;
  const ink = readable(inkOn(colors.accent), colors.accent, 5);
  return {
    back: appWindow(
      cover,
      { box: [24, 58, 580, 318], menu: 'labels', head: false, menuEnd: 310 },
      ({ width }) =>
        chip(look, 24, 13, screen.headline, { tone: 'brand', size: 19 }) +
        pushButton(look, 40 + chipWidth(screen.headline, 19), 11, screen.action, { size: 16 }) +
        title.rows
          .map((row, at) =>
            text(24, 82 + at * title.size * 1.14, row, {
              size: title.size,
              weight: 800,
              color: look.text,
            }),
          )
          .join('') +
        wrapped(`${first.split('. ')[0]}.`, width - 50, { size: 19 })
          .map((row, at) => text(24, under + 52 + at * 26, row, { size: 19, color: look.muted }))
          .join('') +
        parts
          .slice(0, 2)
          .map(
            ([part], at) =>
              circle(40, under + 116 + at * 40, 15, look.brand) +
              text(40, under + 123 + at * 40, String(at + 1), {
                size: 20,
                weight: 700,
                color: look.onBrand,
                anchor: 'middle',
              }) +
              text(68, under + 123 + at * 40, part, { size: 21, weight: 600, color: look.text }),
          )
          .join(''),
    ),
    front: sheet(
      432,
      264,
      186,
      126,
      oneLine(20, 36, ticket, { size: 20, weight: 700, color: ink, maxWidth: 146 }) +
        wrapped(note, 150, { size: 18.5 })
          .map((row, at) => text(20, 64 + at * 23, row, { size: 18.5, color: ink }))
          .join(''),
      { fill: colors.accent, r: 6, turn: 4 },
    ),
    focus: [424, 264, 194, 136],
  };
};
