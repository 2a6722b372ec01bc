/** Small covers of courses in which something is built. */
import { figure, greeked } from '../../miniatures/pieces';
import { mix } from '../../palette';
import { face } from '../../screens/blocks';
import { circle, line, p, place, rect, ring, shape } from '../../svg';
import { circled, sheetAt, ticked } from '../desk';
import type * as large from '../screens';
import { GREEN, quietOn, type Small } from './pieces';

/** The line that matters, among others. */
export const code: Small<typeof large.code> = (desk, { rows, lit }) => {
  const [first = ''] = (rows[lit] ?? '').trim().split(' ');
  const quiet = '#6B6585';
  return sheetAt(
    desk,
    [320, 200, 560, 312],
    greeked('#FFC466', [[64, 66, 70]], 30) +
      greeked(
        quiet,
        [
          [176, 66, 220],
          [120, 258, 300],
        ],
        30,
      ) +
      rect(0, 104, 560, 108, mix('#171425', desk.colors.field, 0.5)) +
      figure(64, 184, first, 220, '#FFC466', { most: 82 }) +
      line('M300 160h190', '#F4F1FF', 32),
    { fill: '#171425', r: 26 },
  );
};

/** A field, what was written in it, and that it cannot be. */
export const form: Small<typeof large.form> = (desk, { value }) => {
  const [day = '', month = ''] = value.split(' / ');
  return (
    rect(56, 116, 500, 168, desk.paper, 30, p`stroke="${desk.pen}" stroke-width="18"`) +
    figure(96, 236, `${day}/${month}`, 330, desk.ink, { most: 118 }) +
    circle(546, 276, 62, desk.pen, p`stroke="${desk.colors.field}" stroke-width="12"`) +
    line('M546 248v30M546 302v1', '#FFFFFF', 18)
  );
};

/** What is looked for; what is of no use is struck out. */
export const search: Small<typeof large.search> = (desk, { pruned = false }) =>
  pruned
    ? sheetAt(
        desk,
        [320, 200, 540, 300],
        [0, 1, 2]
          .map((at) => {
            const y = 66 + at * 84;
            return (
              line(p`M60 ${y}h${[280, 230, 330][at] ?? 0}`, at ? desk.soft : desk.brand, 34) +
              (at ? line(p`M40 ${y + 8}h${[0, 280, 380][at] ?? 0}`, desk.pen, 14) : '')
            );
          })
          .join('') +
          circle(424, 66, 46, GREEN) +
          ticked(422, 68, '#FFFFFF', 14, 1.5),
        { r: 26 },
      )
    : line('M396 276l92 92', desk.onField, 52) +
      circle(290, 176, 142, desk.paper) +
      ring(290, 176, 142, desk.onField, 34) +
      figure(290, 222, '?', 200, desk.brand, { anchor: 'middle', most: 128 });

/** What sets it off, and what then happens by itself. */
export const flow: Small<typeof large.flow> = (desk, [first, , last]) => {
  const tile = (x: number, icon = '', isFirst = false) =>
    place(
      x,
      200,
      rect(-102, -102, 204, 204, isFirst ? desk.paper : desk.brand, 46) +
        (isFirst
          ? ''
          : rect(-102, -102, 204, 204, 'none', 46, p`stroke="${desk.paper}" stroke-width="8"`)) +
        place(0, 0, line(icon, isFirst ? desk.brand : desk.onBrand, 9), 1.6),
    );
  return (
    line('M240 200H410', desk.onField, 20, 'stroke-dasharray="2 40" stroke-linecap="round"') +
    tile(148, first?.[0], true) +
    tile(492, last?.[0]) +
    circle(238, 112, 50, desk.pen) +
    shape('M248 72l-34 44h22l-8 34l36-46h-22z', '#FFFFFF')
  );
};

/** A history that parts and comes together again. */
export const branches: Small<typeof large.branches> = (desk) =>
  line('M60 280H580', desk.onField, 32) +
  line('M130 280C230 280 190 120 300 120S400 280 500 280', desk.colors.accent, 32) +
  [
    [130, 280, desk.onField],
    [310, 120, desk.colors.accent],
    [500, 280, desk.onField],
  ]
    .map(([x, y, fill]) =>
      circle(
        Number(x),
        Number(y),
        50,
        desk.colors.field,
        p`stroke="${String(fill)}" stroke-width="28"`,
      ),
    )
    .join('');

/** Pages below a page, and who looks after one. */
export const tree: Small<typeof large.tree> = (desk, [, , [, , owner] = [0, '', '']]) =>
  sheetAt(
    desk,
    [320, 200, 540, 312],
    line('M76 96v64q0 20 20 20h40M136 214v26q0 20 20 20h34', desk.soft, 12) +
      rect(44, 36, 64, 60, desk.brand, 12) +
      rect(140, 140, 56, 66, desk.soft, 12) +
      rect(196, 228, 52, 62, desk.soft, 12) +
      greeked(desk.ink, [[146, 66, 130]], 26) +
      greeked(
        desk.soft,
        [
          [236, 174, 90],
          [286, 260, 80],
        ],
        26,
      ) +
      face(438, 156, 62, owner) +
      circled(desk, 384, 102, 108, 108),
    { r: 26 },
  );

/** Who has a say, and the one whose word ends it. */
export const network: Small<typeof large.network> = (desk, { people, decides }) => {
  const at = [
    [90, 100],
    [90, 300],
    [270, 320],
    [290, 84],
  ] as const;
  return (
    line(at.map(([x, y]) => p`M480 200L${x} ${y}`).join(''), quietOn(desk, 0.4), 12) +
    at.map(([x, y], index) => face(x, y, 54, people[index] ?? '')).join('') +
    circle(480, 200, 112, desk.colors.accent) +
    face(480, 200, 94, decides)
  );
};
