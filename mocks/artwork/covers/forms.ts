/** Covers that show what is written and filled in: a checklist, a form, an instruction, an answer. */
import { mix } from '../palette';
import { check } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { text, widthOf, wrapped } from '../screens/text';
import { circle, line, p, rect } from '../svg';
import { largest, setIn, sheet, type Composition } from './cover';

/** A list that is being ticked, on its sheet. */
export const ticks: Composition = ({ screen, look }) =>
  sheet(
    104,
    82,
    432,
    298,
    text(36, 62, screen.headline, {
      size: largest(screen.headline, 360, [36, 33, 30]),
      weight: 700,
      color: look.text,
    }) +
      screen.rows
        .slice(0, 4)
        .map(([title, , label = '']) => [title, label === 'Done'] as const)
        .map(
          ([title, isDone], index) =>
            check(look, 54, 108 + index * 52, 18, isDone) +
            text(90, 117 + index * 52, title, {
              size: largest(title, 310, [28, 26, 24], 500),
              weight: 500,
              color: isDone ? look.muted : look.text,
            }) +
            (isDone ? rect(88, 107 + index * 52, widthOf(title, 28, 500) + 4, 3, look.soft) : ''),
        )
        .join(''),
    { fill: look.sheet, r: 18, turn: -2 },
  );

/** A question of a form that goes another way with each answer. */
export const fork: Composition = ({ screen, colors, look }) => {
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
export const cited: Composition = ({ screen, colors, look }) => {
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
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((index) =>
          rect(36, 62 + index * 34, [228, 200, 228, 150][index % 4]!, 11, look.hair, 5),
        )
        .join('') +
        rect(26, 118, 248, 78, mix(colors.accent, look.sheet, 0.72), 8) +
        rect(36, 134, 228, 12, look.text, 6) +
        rect(36, 166, 170, 12, look.text, 6),
      { fill: look.sheet, r: 6, turn: -4 },
    ) +
    sheet(
      236,
      172,
      372,
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
export const article: Composition = ({ screen, colors, look }) => {
  const [[ticket] = [''], ...parts] = screen.rows;
  const title = setIn(screen.body[0] ?? '', 330, [36, 33, 30], 2);
  const top = 60 + title.rows.length * title.size * 1.12;
  return (
    sheet(
      34,
      74,
      270,
      190,
      text(24, 46, ticket, { size: 25, weight: 700, color: inkOn(colors.accent) }) +
        [0, 1, 2]
          .map((index) =>
            rect(
              24,
              74 + index * 30,
              180 - index * 30,
              11,
              inkOn(colors.accent),
              5,
              'opacity=".35"',
            ),
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

const NO_BREAK = '\u00a0';

/** An instruction with the gaps that are filled in before it is sent. */
export const gaps: Composition = ({ screen, colors, look, ink }) => {
  const size = 37;
  const words = (screen.body[2] ?? '').replace(/\{.*?\}/g, (gap) => gap.replace(/ /g, NO_BREAK));
  const rows = wrapped(words, 520, { size, weight: 700 });
  return (
    text(44, 134, screen.headline, { size: 31, weight: 700, color: colors.accent }) +
    rows
      .map((row, index) => {
        const y = 202 + index * 64;
        let x = 44;
        return row
          .split(/(\{.*?\})/)
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map((part) => {
            const isGap = part.startsWith('{');
            const shown = part.replace(/[{}]/g, '').replace(NO_BREAK, ' ');
            const width = widthOf(shown, size, 700);
            const from = x;
            x += width + (isGap ? 44 : 14);
            const edge = p`stroke="${colors.accent}" stroke-width="4" stroke-dasharray="9 7"`;
            return (
              (isGap ? rect(from, y - 40, width + 32, 56, look.sheet, 14, edge) : '') +
              text(from + (isGap ? 16 : 0), y, shown, {
                size,
                weight: 700,
                color: isGap ? readable(colors.accent, look.sheet) : ink,
              })
            );
          })
          .join('');
      })
      .join('')
  );
};
