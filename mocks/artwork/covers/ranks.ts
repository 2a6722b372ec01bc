/** Covers that show one thing before another: who waits, what was said, what climbs, what wins. */
import { mix } from '../palette';
import { art } from '../screens/art';
import { face } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { circle, line, place, rect, ring } from '../svg';
import { largest, setIn, sheet, type Composition } from './cover';

/** Who waits for how long, the longest first. */
export const waits: Composition = ({ screen, colors, ink, quiet, look }) => {
  const rows = screen.rows.slice(0, 4);
  const minutes = rows.map(([, , label = '']) => {
    const [hours = 0, rest = 0] = (label.match(/\d+/g) ?? []).map(Number);
    return label.includes(' h') ? hours * 60 + rest : hours;
  });
  const most = Math.max(...minutes);
  return rows
    .map(([who, , label = ''], index) => {
      const y = 108 + index * 72;
      return (
        face(66, y + 24, 27, who) +
        text(112, y + 19, who, {
          size: largest(who, 290, [29, 27]),
          weight: 700,
          color: ink,
        }) +
        text(600, y + 19, label, {
          size: index ? 26 : 34,
          weight: 700,
          color: index ? quiet : readable(colors.accent, colors.field, 4.5),
          anchor: 'end',
        }) +
        rect(112, y + 34, 488, 14, colors.shade, 7) +
        rect(112, y + 34, (minutes[index]! / most) * 488, 14, index ? look.sheet : colors.accent, 7)
      );
    })
    .join('');
};

/** What was said of a brand, sorted into piles. */
export const piles: Composition = ({ screen, colors, look, ink }) => {
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
export const feed: Composition = ({ slug, screen, colors, look }) =>
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

/** The results of a search, and the row that climbs. */
export const climb: Composition = ({ screen, colors, look, ink }) => {
  const [, , [name = '', value = '', change = ''] = []] = screen.figures;
  return (
    [0, 1, 2, 3]
      .map((index) =>
        index === 1
          ? ''
          : rect(44, 108 + index * 70, 330, 56, mix(colors.field, ink, 0.12), 14) +
            rect(64, 126 + index * 70, 190 - index * 20, 10, mix(colors.field, ink, 0.3), 5) +
            rect(64, 144 + index * 70, 270 - index * 34, 8, mix(colors.field, ink, 0.2), 4),
      )
      .join('') +
    sheet(
      64,
      164,
      352,
      82,
      circle(44, 41, 22, look.brand) +
        line('M44 52V30m-10 9l10-10l10 10', look.onBrand, 5) +
        rect(84, 24, 220, 13, look.text, 6) +
        rect(84, 49, 170, 11, look.soft, 5),
      { fill: look.sheet, r: 16 },
    ) +
    text(600, 214, change, {
      size: 110,
      weight: 800,
      color: readable(colors.accent, colors.field, 4.5),
      anchor: 'end',
    }) +
    text(600, 280, value, {
      size: largest(value, 180, [34, 31, 28]),
      weight: 700,
      color: ink,
      anchor: 'end',
    }) +
    text(600, 316, name.toLowerCase(), {
      size: largest(name, 210, [26, 24], 500),
      weight: 500,
      color: ink,
      anchor: 'end',
    })
  );
};

/** Two headlines against each other, the better one ahead. */
export const versus: Composition = ({ screen, look, colors }) =>
  screen.rows
    .slice(0, 2)
    .map(([name, words, value = ''], index) => {
      const wins = index === 0;
      const fill = wins ? look.brand : look.sheet;
      const color = wins ? look.onBrand : look.text;
      const said = setIn(words.replace(/[“”]/g, ''), 216, [30, 28, 26], 3);
      return sheet(
        wins ? 44 : 330,
        wins ? 82 : 112,
        268,
        wins ? 286 : 240,
        text(26, 48, name.replace(/^\w+ /, ''), { size: 34, weight: 800, color }) +
          said.rows
            .map((row, line_) =>
              text(26, 96 + line_ * said.size * 1.2, row, { size: said.size, weight: 700, color }),
            )
            .join('') +
          text(24, wins ? 252 : 210, value, { size: wins ? 74 : 56, weight: 800, color }) +
          (wins
            ? ring(232, 36, 19, colors.accent, 6) + line('M223 36l7 8l12-15', colors.accent, 6)
            : ''),
        { fill, r: 20 },
      );
    })
    .join('');
