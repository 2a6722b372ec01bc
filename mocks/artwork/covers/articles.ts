/** Covers that show what is read to find an answer. */
import { mix } from '../palette';
import { chip, chipWidth, pushButton } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text, widthOf, wrapped } from '../screens/text';
import { circle, line, rect } from '../svg';
import { largest, setIn, sheet, type Composition } from './cover';
import { appWindow } from './window';

/** A document with the place that answers, and in front what it comes to. */
export const cited: Composition = (cover) => {
  const { screen, colors, look } = cover;
  const [[file, clause] = ['', '']] = screen.rows;
  const asked = (screen.body[0] ?? '').replace(/^\w+: /, '');
  const [said = '', source = ''] = (screen.body[1] ?? '').replace(/^\w+: /, '').split(/(?<=\.) /);
  const rows = said.split(/(?<=,) /);
  const size = Math.min(...rows.map((row) => largest(row, 250, [33, 31, 29, 27])));
  const top = 376 - rows.length * size * 1.16 - 74;
  return {
    back: appWindow(cover, { box: [22, 58, 596, 318] }, ({ width, height }) => {
      const wide = widthOf(asked, 19) + 36;
      return (
        rect(20, 2, 240, height - 20, look.ground, 6, `stroke="${look.hair}" stroke-width="2"`) +
        oneLine(38, 36, file, { size: 20, weight: 700, color: look.text, maxWidth: 204 }) +
        line('M38 58h196M38 76h168M38 172h196', look.hair, 8) +
        rect(32, 92, 210, 62, mix(colors.accent, look.sheet, 0.62), 6) +
        oneLine(42, 118, clause, { size: 19, weight: 600, color: look.text, maxWidth: 194 }) +
        line('M42 138h176', mix(colors.accent, look.text, 0.3), 6) +
        rect(width - wide - 18, 4, wide, 46, look.hair, 22) +
        text(width - wide, 34, asked, { size: 19, color: look.text })
      );
    }),
    front: sheet(
      324,
      top + 10,
      298,
      376 - top,
      rows
        .map((row, at) =>
          text(24, 44 + at * size * 1.16, row, { size, weight: 800, color: look.onBrand }),
        )
        .join('') +
        rect(22, 376 - top - 54, 256, 38, mix(look.brand, look.onBrand, 0.16), 19) +
        oneLine(40, 376 - top - 29, source.replace(/\.$/, ''), {
          size: 19,
          weight: 600,
          color: look.onBrand,
          maxWidth: 222,
        }),
      { fill: look.brand, r: 22 },
    ),
    focus: [324, top + 10, 298, 376 - top],
  };
};

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
      250,
      186,
      126,
      oneLine(20, 36, ticket, { size: 20, weight: 700, color: ink, maxWidth: 146 }) +
        wrapped(note, 150, { size: 18.5 })
          .map((row, at) => text(20, 64 + at * 23, row, { size: 18.5, color: ink }))
          .join(''),
      { fill: colors.accent, r: 6, turn: 4 },
    ),
    focus: [424, 250, 194, 140],
  };
};
