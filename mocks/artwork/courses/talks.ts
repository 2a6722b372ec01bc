/** Results that are said: notes on a wall, a post, an answer, a brief, questions. */
import { face } from '../screens/blocks';
import { widthOf } from '../screens/text';
import { line, p, place, rect, shape } from '../svg';
import { bold, crossed, greeked, sheetAt, struckOut, ticked, type Result } from './desk';

/** Cards stuck on a wall, each with a few words; the last one counts. */
export const notes: Result<readonly (readonly [string, string?])[]> = (desk, cards) => {
  const { colors, pen } = desk;
  const fills = ['#FFE98A', '#BFEBD0', '#FFC9BC', '#CFE0FF'];
  const wide = cards.length < 4;
  const [width, height] = wide ? [184, 196] : [252, 128];
  const drawn = cards
    .map(([first, second], index) => {
      const x = wide ? 122 + index * 198 : 188 + (index % 2) * 264;
      const y = wide ? 234 + ((index + 1) % 2) * 24 - 12 : 160 + Math.floor(index / 2) * 142;
      const fill = fills[(index + colors.field.charCodeAt(2)) % 4]!;
      const rows = second === undefined ? [first] : [first, second];
      const top = height / 2 + 12 - (rows.length - 1) * 19;
      return sheetAt(
        desk,
        [x, y, width, height],
        rows
          .map((row, line_) =>
            bold(width / 2, top + line_ * 38, row, desk.ink, {
              sizes: [34, 31, 28, 26],
              room: width - 28,
              anchor: 'middle',
            }),
          )
          .join('') + (index === cards.length - 1 ? ticked(width - 10, 8, pen, 9, 1.3) : ''),
        { fill, r: 3, turn: [-3, 2.5, -1.5, 3][index % 4]! },
      );
    })
    .join('');
  // On a page they stay below its folded corner.
  return desk.sheets === 'printed' ? place(0, 22, drawn) : drawn;
};

/** A post with what became of it. */
export const post: Result<{
  readonly who: string;
  readonly rows: readonly string[];
  readonly likes: string;
  readonly answers: string;
}> = (desk, { who, rows, likes, answers }) =>
  sheetAt(
    desk,
    [320, 242, 500, 300],
    face(66, 62, 34, who) +
      bold(118, 58, who, desk.ink, { sizes: [30] }) +
      greeked(118, 72, [200], desk.soft) +
      rows
        .map((row, index) =>
          bold(34, 146 + index * 44, row, desk.ink, { sizes: [36, 33, 30], room: 440 }),
        )
        .join('') +
      rect(34, 216, 432, 3, desk.hair) +
      shape('M56 272c-34-22-24-42-10-42c6 0 9 4 10 8c1-4 4-8 10-8c14 0 24 20-10 42z', desk.pen) +
      bold(90, 265, likes, desk.ink, { sizes: [30] }) +
      shape('M232 232h44v28h-22l-14 13v-13h-8z', desk.brand) +
      bold(290, 265, answers, desk.ink, { sizes: [30] }),
    { turn: -2.5 },
  );

/** What is said, and what is answered; each speaker on a side. */
export const talk: Result<readonly (readonly [who: string, ...rows: string[]])[]> = (
  desk,
  turns,
) => {
  let top = 92;
  return turns
    .map(([who, ...rows], index) => {
      const mine = index === turns.length - 1;
      const fill = mine ? desk.brand : desk.paper;
      const width = Math.max(...rows.map((row) => widthOf(row, 34, 700))) + 60;
      const height = rows.length * 44 + 40;
      const x = mine ? 530 - width : 110;
      const y = top;
      top += height + 26;
      return (
        face(mine ? 582 : 58, y + height - 34, 34, who) +
        place(
          x,
          y,
          shape(
            mine ? p`M${width - 40} ${height}h52q-18-14-18-52z` : p`M40 ${height}h-52q18-14 18-52z`,
            fill,
          ) +
            rect(
              0,
              0,
              width,
              height,
              fill,
              26,
              mine ? `stroke="${desk.paper}" stroke-width="4"` : '',
            ) +
            rows
              .map((row, line_) =>
                bold(30, 54 + line_ * 44, row, mine ? desk.onBrand : desk.ink, { sizes: [34] }),
              )
              .join(''),
        )
      );
    })
    .join('');
};

/** A brief and the work that comes back, checked. */
export const prompt: Result<{
  readonly brief: readonly [string, string];
  readonly reply: readonly (readonly [string, boolean])[];
}> = (desk, { brief, reply }) =>
  sheetAt(
    desk,
    [326, 276, 500, 216],
    reply
      .map(([row, isRight], index) => {
        const y = 82 + index * 52;
        return (
          (isRight ? ticked : crossed)(50, y - 10, isRight ? '#0E7A4F' : desk.pen, 7) +
          bold(86, y, row, desk.ink, { sizes: [31, 28, 26], room: 380 }) +
          (isRight ? '' : struckOut(desk, 86, y, Math.min(380, widthOf(row, 31, 700)), 31))
        );
      })
      .join(''),
    { turn: 2 },
  ) +
  sheetAt(
    desk,
    [312, 140, 540, 122],
    brief
      .map((row, index) =>
        bold(32, 52 + index * 46, row, '#FFFFFF', { sizes: [35, 32, 29], room: 470 }),
      )
      .join('') + rect(56 + widthOf(brief[1], 33, 700), 72, 5, 36, desk.colors.accent),
    { fill: desk.ink, r: 22, turn: -1.5 },
  );

/** Questions as steps, each leading a little higher. */
export const ladder: Result<readonly string[]> = (desk, questions) => {
  const most = questions.length - 1;
  return (
    questions
      .map((question, index) => {
        const up = most - index;
        const x = 36 + up * 62;
        const last = up === most;
        return place(
          x,
          104 + index * 74,
          rect(
            0,
            0,
            // Beyond the edge even where all of it is drawn smaller.
            680 - x,
            68,
            last ? desk.brand : desk.paper,
            12,
            last ? p`stroke="${desk.paper}" stroke-width="4"` : '',
          ) +
            bold(28, 46, question, last ? desk.onBrand : desk.ink, {
              sizes: [36, 33, 30, 27],
              room: 580 - x,
            }),
        );
      })
      .join('') + line('M64 292C60 220 110 150 172 138m-32-10l34 8l-16 30', desk.pen, 7)
  );
};
