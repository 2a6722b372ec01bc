/** Results that are written: a page, a letter, a better sentence, a list that is ticked. */
import { mix } from '../palette';
import { widthOf } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import {
  bold,
  circled,
  crossed,
  greeked,
  sheetAt,
  struckOut,
  ticked,
  underlined,
  type Result,
} from './desk';
import { partOfScene } from './scene';

/** A page with its head and its parts; a picture or the number of a paragraph leads it. */
export const page: Result<{
  readonly kicker: string;
  readonly title: readonly [string, string];
  readonly picture?: string;
  readonly part?: string;
}> = (desk, { kicker, title, picture, part }) => {
  const top = picture ? 150 : 0;
  return sheetAt(
    desk,
    [320, 278, 430, 420],
    (picture ? partOfScene([0, 0, 430, 150], picture, desk) : '') +
      bold(32, top + 50, kicker, desk.brand, { sizes: [26] }) +
      title
        .map((row, index) =>
          bold(32, top + 94 + index * 42, row, desk.ink, { sizes: [38, 35, 32], room: 370 }),
        )
        .join('') +
      underlined(desk, 32, top + 150, Math.min(366, widthOf(title[1], 36, 700))) +
      (part
        ? greeked(32, 172, [366, 330], desk.soft) +
          bold(32, 264, part, desk.ink, { sizes: [28] }) +
          greeked(32, 284, [366], desk.soft)
        : ''),
    { turn: picture ? 3 : -3, r: 6 },
  );
};

/** A letter whose one sentence is marked in the margin. */
export const letter: Result<{
  readonly title: string;
  readonly rows: readonly [string, string];
}> = (desk, { title, rows }) =>
  sheetAt(
    desk,
    [320, 270, 470, 400],
    bold(36, 74, title, desk.ink, { sizes: [40, 37, 34], room: 396 }) +
      greeked(36, 104, [398, 340], desk.soft) +
      rows
        .map(
          (row, index) =>
            rect(30, 168 + index * 44, widthOf(row, 31, 700) + 14, 40, '#FFE98A', 4) +
            bold(36, 199 + index * 44, row, desk.ink, { sizes: [31] }),
        )
        .join('') +
      greeked(36, 276, [398], desk.soft) +
      line('M20 168c-14 20 4 30-10 42c14 10-4 24 10 44', desk.pen, 6),
    { turn: 3, r: 4 },
  );

/** What one had at first, struck out, beside what one has now; for covers that are split. */
export const turned: Result<{
  readonly before: readonly string[];
  readonly after: readonly string[];
}> = (desk, { before, after }) => {
  const page = (rows: readonly string[], width: number, isAfter: boolean) => {
    const room = width - 52;
    const sizes = [64, 58, 53, 49, 45, 41, 38, 35, 32, 29];
    const fits = (size: number) =>
      size * rows.length < 150 && rows.every((row) => widthOf(row, size, 700) <= room);
    const size = sizes.find(fits) ?? 27;
    const mark = isAfter ? '#0E7A4F' : desk.pen;
    return (
      circle(48, 50, 25, mark) +
      place(48, 50, (isAfter ? ticked : crossed)(0, 0, '#FFFFFF', 7), 0.9) +
      greeked(88, 36, [width - 124, width - 160], desk.hair, 24) +
      greeked(26, 258, [room], desk.hair) +
      rows
        .map((row, index) => {
          const y = 166 + size * 0.36 + (index - (rows.length - 1) / 2) * size * 1.2;
          return (
            bold(26, y, row, isAfter ? desk.ink : mix(desk.ink, desk.paper, 0.3), {
              sizes: [size],
            }) + (isAfter ? '' : struckOut(desk, 26, y, widthOf(row, size, 700), size))
          );
        })
        .join('')
    );
  };
  return (
    sheetAt(desk, [150, 220, 256, 290], page(before, 256, false), {
      fill: '#F1EFEA',
      r: 12,
      turn: -2,
    }) + sheetAt(desk, [456, 216, 312, 300], page(after, 312, true), { r: 12, turn: 1 })
  );
};

/** A number that was too small, struck out, and the one that is asked now. */
export const raised: Result<{
  readonly old: string;
  readonly better: string;
  readonly unit: string;
}> = (desk, { old, better, unit }) => {
  const width = widthOf(old, 58, 700);
  return sheetAt(
    desk,
    [320, 238, 440, 290],
    bold(40, 80, old, mix(desk.ink, desk.paper, 0.45), { sizes: [58] }) +
      struckOut(desk, 40, 80, width, 58) +
      bold(34, 212, better, desk.ink, { sizes: [136, 122], room: 370 }) +
      bold(40, 262, unit, desk.brand, { sizes: [30] }) +
      line(p`M${width + 70} 66q70-6 96 44m4-30l-3 32l-30-10`, desk.pen, 7),
    { turn: -4 },
  );
};

/** Rows that passed or did not. */
export const checks: Result<{
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string, isGood?: boolean])[];
}> = (desk, { title, rows }) => {
  const failed = rows.findIndex(([, , isGood = true]) => !isGood);
  return sheetAt(
    desk,
    [320, 238, 500, 288],
    bold(34, 54, title, desk.brand, { sizes: [28, 26], room: 440 }) +
      rows
        .map(([label, value, isGood = true], index) => {
          const y = 76 + index * 66;
          const color = isGood ? '#0E7A4F' : desk.pen;
          return (
            rect(20, y, 460, 56, isGood ? desk.tint : mix(desk.pen, desk.paper, 0.85), 12) +
            circle(52, y + 28, 19, color) +
            place(52, y + 28, (isGood ? ticked : crossed)(0, 0, '#FFFFFF', 7), 0.72) +
            bold(86, y + 39, label, desk.ink, { sizes: [30, 28, 26], room: 280 }) +
            bold(462, y + 39, value, color, { sizes: [27], anchor: 'end' })
          );
        })
        .join('') +
      (failed < 0
        ? ''
        : circled(
            desk,
            462 - widthOf(rows[failed]![1], 27, 700),
            86 + failed * 66,
            widthOf(rows[failed]![1], 27, 700),
            36,
          )),
    { turn: 2.5 },
  );
};

/** Slips of a shoebox in order, the last with the sum. */
export const slips: Result<readonly (readonly [what: string, sum: string])[]> = (desk, all) =>
  all
    .map(([what, sum], index) => {
      const last = index === all.length - 1;
      const teeth = Array.from({ length: 11 }, () => 'l-9-11l-9 11').join('');
      return place(
        112 + index * 208,
        250 - index * 8,
        place(
          -99,
          -150,
          shape(p`M0 6H198V330${teeth}z`, desk.ink, 'opacity=".12"') +
            shape(p`M0 0H198V322${teeth}z`, desk.paper) +
            bold(99, 62, what, desk.ink, { sizes: [30, 28, 26], room: 170, anchor: 'middle' }) +
            greeked(26, 88, [146, 110, 146], desk.soft, 28) +
            line('M24 184h150', desk.soft, 3, 'stroke-dasharray="8 7"') +
            bold(99, 240, sum, last ? desk.brand : desk.ink, {
              sizes: [46, 42, 38],
              room: 170,
              anchor: 'middle',
            }) +
            (last ? underlined(desk, 36, 262, 126) : ''),
        ),
        1,
        [-6, 3, -2][index],
      );
    })
    .join('');
