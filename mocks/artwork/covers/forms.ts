/** Covers that show what is written: a form, an answer, an article. */
import { mix } from '../palette';
import { inkOn } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text, widthOf, wrapped } from '../screens/text';
import { circle, line, p, rect } from '../svg';
import { largest, setIn, sheet, type Poster } from './cover';

/** A question of a form that goes another way with each answer. */
export const fork: Poster = ({ screen, colors, look }) => {
  const [[condition, then] = ['', '']] = screen.rows;
  const chosen = condition.replace(/^Only if they have /, '');
  const wide = (words: string) => widthOf(words, 26, 600) + 48;
  const answer = (x: number, y: number, words: string, isChosen = false) =>
    rect(x, y, wide(words), 58, isChosen ? look.brand : look.sheet, 29) +
    text(x + 24, y + 38, words, {
      size: 26,
      weight: 600,
      color: isChosen ? look.onBrand : look.text,
    });
  const size = largest(screen.headline, 496, [37, 34, 31, 28]);
  const next = 160 + wide(chosen);
  return (
    line('M110 150V216Q110 246 140 246H160M110 200V304Q110 334 140 334H160', colors.accent, 6) +
    sheet(
      44,
      92,
      widthOf(screen.headline, size, 700) + 56,
      84,
      text(28, 54, screen.headline, { size, weight: 700, color: look.text }),
      { fill: look.sheet, r: 18 },
    ) +
    answer(160, 217, screen.body[1] ?? '') +
    answer(160, 305, chosen, true) +
    line(p`M${next + 12} 334h36m-12-12l14 12l-14 12`, colors.accent, 6) +
    answer(next + 66, 305, then)
  );
};

/** The place in a document that answers, and what it comes to. */
export const cited: Poster = ({ screen, colors, look }) => {
  const [[file, clause] = ['', '']] = screen.rows;
  const answer = (screen.body[1] ?? '').replace(/^\w+: /, '');
  const [said = '', source = ''] = answer.split(/(?<=\.) /);
  const rows = said.split(/(?<=,) /);
  const size = Math.min(...rows.map((row) => largest(row, 316, [44, 40, 36, 33, 30])));
  return (
    sheet(
      40,
      60,
      300,
      380,
      [0, 1, 2, 3, 4, 5, 6]
        .map((index) =>
          rect(36, 140 + index * 34, [228, 200, 228, 150][index % 4]!, 11, look.hair, 5),
        )
        .join('') +
        rect(26, 44, 248, 78, mix(colors.accent, look.sheet, 0.72), 8) +
        oneLine(36, 76, file, {
          size: 24,
          least: 20,
          weight: 700,
          color: look.text,
          maxWidth: 228,
        }) +
        oneLine(36, 106, clause, { size: 21, least: 18, color: look.text, maxWidth: 228 }),
      { fill: look.sheet, r: 6, turn: -4 },
    ) +
    sheet(
      232,
      200,
      376,
      rows.length * size * 1.2 + 106,
      rows
        .map((row, index) =>
          text(28, 66 + index * size * 1.2, row, { size, weight: 700, color: look.onBrand }),
        )
        .join('') +
        text(28, 72 + rows.length * size * 1.2, source.replace(/\.$/, ''), {
          size: largest(source, 320, [27, 26, 25, 24], 500),
          weight: 500,
          color: look.onBrand,
        }),
      { fill: look.brand, r: 22 },
    )
  );
};

/** A help article that came out of a ticket, which lies behind it. */
export const article: Poster = ({ screen, colors, look }) => {
  const [[ticket, note] = ['', ''], ...parts] = screen.rows;
  const title = setIn(screen.body[0] ?? '', 330, [36, 33, 30], 2);
  const top = 60 + title.rows.length * title.size * 1.12;
  return (
    sheet(
      34,
      74,
      270,
      190,
      text(24, 46, ticket, { size: 25, weight: 700, color: inkOn(colors.accent) }) +
        wrapped(note, 150, { size: 18 })
          .map((row, index) =>
            text(24, 80 + index * 27, row, { size: 18, color: inkOn(colors.accent) }),
          )
          .join(''),
      { fill: colors.accent, r: 14, turn: -3 },
    ) +
    sheet(
      206,
      128,
      398,
      248,
      title.rows
        .map((row, index) =>
          text(30, 58 + index * title.size * 1.12, row, {
            size: title.size,
            weight: 800,
            color: look.text,
          }),
        )
        .join('') +
        parts
          .slice(0, 2)
          .map(
            ([part], index) =>
              circle(48, top + 26 + index * 54, 20, look.brand) +
              text(48, top + 35 + index * 54, String(index + 1), {
                size: 26,
                weight: 700,
                color: look.onBrand,
                anchor: 'middle',
              }) +
              text(84, top + 35 + index * 54, part, { size: 28, weight: 500, color: look.text }),
          )
          .join(''),
      { fill: look.sheet, r: 16 },
    )
  );
};
