/** Small covers of courses in which something is written. */
import { figure, greeked, rows as setRows } from '../../miniatures/pieces';
import { mix } from '../../palette';
import { widthOf } from '../../screens/text';
import { line, p, place, rect, shape } from '../../svg';
import { sheetAt, struckOut } from '../desk';
import type * as large from '../pages';
import { partOfScene } from '../scene';
import { GREEN, mark, RED, type Small } from './pieces';

/** A page below its picture, or below the number of its first part. */
export const page: Small<typeof large.page> = (desk, { picture, part = '' }) =>
  sheetAt(
    desk,
    [320, 236, 400, 372],
    picture
      ? partOfScene([0, 0, 400, 204], picture, desk) +
          greeked(desk.ink, [[52, 258, 260]], 30) +
          greeked(desk.soft, [[50, 312, 180]], 24)
      : rect(40, 40, 120, 120, desk.brand, 24) +
          figure(100, 130, part.slice(0, 1), 90, desk.onBrand, { anchor: 'middle', most: 90 }) +
          greeked(
            desk.ink,
            [
              [206, 74, 140],
              [206, 126, 90],
            ],
            28,
          ) +
          greeked(
            desk.soft,
            [
              [54, 216, 292],
              [54, 266, 230],
            ],
            24,
          ),
    { r: 12 },
  );

/** A letter by the law, one line of it marked. */
export const letter: Small<typeof large.letter> = (desk) =>
  sheetAt(
    desk,
    [320, 236, 420, 372],
    figure(96, 134, '§', 120, desk.brand, { anchor: 'middle', most: 128 }) +
      greeked(
        desk.soft,
        [
          [190, 72, 170],
          [190, 122, 110],
        ],
        24,
      ) +
      rect(36, 176, 348, 72, '#FFE98A', 10) +
      greeked(desk.ink, [[64, 212, 280]], 26) +
      line('M10 170c-22 28 6 42-16 58c22 16-6 34 16 60', desk.pen, 14),
    { r: 12 },
  );

/** What one had at first, and what one has now. */
export const turned: Small<typeof large.turned> = (desk, { after: [first = ''] }) =>
  sheetAt(
    desk,
    [170, 176, 240, 240],
    greeked(mix(desk.ink, desk.paper, 0.7), [[50, 110, 140]], 26) +
      struckOut(desk, 40, 118, 160, 40),
    {
      fill: '#F1EFEA',
      r: 20,
      turn: -4,
    },
  ) +
  sheetAt(
    desk,
    [388, 212, 380, 280],
    setRows(36, 116, first.replace(/,$/, ''), 310, desk.ink, { sizes: [98, 90, 82, 74, 68, 62] }),
    { r: 20, turn: 1 },
  ) +
  mark(110, 318, 46, desk.pen, 'no') +
  mark(548, 330, 54, GREEN);

/** A number that was too small, struck out, and the one that is asked now. */
export const raised: Small<typeof large.raised> = (desk, { old, better }) => {
  const quiet = mix(desk.onField, desk.colors.field, 0.35);
  return (
    figure(60, 124, old, 240, quiet, { most: 90 }) +
    line(p`M48 106L${84 + widthOf(old, 90, 800)} 84`, desk.colors.accent, 14) +
    place(58, 318, figure(0, 0, better, 400, desk.onField, { most: 128 }), 1.6) +
    line('M520 310V120m-62 62l62-62l62 62', desk.colors.accent, 34)
  );
};

/** How many of all passed, as a bar with its rest; else what passed and what did not. */
export const checks: Small<typeof large.checks> = (desk, { title, rows }) => {
  const [passed = 0, all] = (title.match(/\d+/g) ?? []).map(Number);
  if (all) {
    const wide = 520 * (passed / all);
    return (
      figure(320, 208, `${passed}/${all}`, 520, desk.onField, { anchor: 'middle' }) +
      rect(52, 250, 536, 88, '#FFFFFF', 44) +
      rect(60, 258, 520, 72, RED, 36) +
      rect(60, 258, wide - 14, 72, GREEN, 36) +
      rect(52 + wide, 258, 10, 72, '#FFFFFF')
    );
  }
  const [failed = ''] = rows.find(([, , isGood = true]) => !isGood) ?? [];
  return (
    figure(320, 140, failed, 400, desk.onField, { anchor: 'middle', most: 108 }) +
    rows
      .map(([, , isGood = true], at) =>
        mark(128 + at * 192, 276, 76, isGood ? GREEN : RED, isGood ? 'yes' : 'no'),
      )
      .join('')
  );
};

/** A receipt with its sum. */
export const slips: Small<typeof large.slips> = (desk, all) => {
  const [, sum = ''] = all.at(-1) ?? [];
  const teeth = Array.from({ length: 8 }, () => 'l-20-22l-20 22').join('');
  const slip = (fill: string, content: string) => shape(p`M0 0H320V330${teeth}z`, fill) + content;
  return (
    place(120, 66, slip(desk.colors.accent, ''), 0.9, -9) +
    place(
      190,
      40,
      slip(
        desk.paper,
        greeked(
          desk.soft,
          [
            [46, 64, 228],
            [46, 116, 150],
          ],
          24,
        ) +
          line('M36 168h248', desk.soft, 8, 'stroke-dasharray="18 18"') +
          figure(160, 272, sum, 270, desk.brand, { anchor: 'middle', most: 118 }),
      ),
      1,
      4,
    )
  );
};
