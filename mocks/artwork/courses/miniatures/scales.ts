/** Small covers of courses in which something is put on a scale. */
import { figure } from '../../miniatures/pieces';
import { mix } from '../../palette';
import { face } from '../../screens/blocks';
import { inkOn } from '../../screens/look';
import { arc, circle, line, p, polar, rect } from '../../svg';
import { sheetAt } from '../desk';
import type * as large from '../scales';
import { mark, quietOn, type Small } from './pieces';

/** Bars over time, and what all of them share or the day by which they are done. */
export const spans: Small<typeof large.spans> = (desk, { scale, rows, shared }) => {
  const step = 560 / scale.length;
  const gap = 300 / rows.length;
  const [first = 0, second = 0] = scale.map(Number);
  const bars = rows
    .map(([, from, to], at) =>
      rect(
        40 + from * step,
        62 + at * gap,
        (to - from) * step,
        gap * 0.66,
        shared || at < rows.length - 1 ? desk.onField : desk.colors.accent,
        20,
      ),
    )
    .join('');
  const hours = shared ? Math.round((shared[1] - shared[0]) * (second - first)) : 0;
  return shared
    ? bars +
        rect(
          40 + shared[0] * step,
          30,
          (shared[1] - shared[0]) * step,
          340,
          desk.colors.accent,
          20,
        ) +
        figure(
          40 + (shared[0] + shared[1]) * 0.5 * step,
          224,
          `${hours} h`,
          108,
          inkOn(desk.colors.accent),
          {
            anchor: 'middle',
            most: 56,
          },
        )
    : bars +
        line(
          p`M${40 + 4.5 * step} 34V366`,
          quietOn(desk, 0.3),
          16,
          'stroke-dasharray="2 30" stroke-linecap="round"',
        );
};

/** Where most is to do. */
export const heat: Small<typeof large.heat> = (desk, { load }) =>
  [0, 1, 2]
    .flatMap((row) =>
      [1, 3, 4, 5, 7].map((column, at) => {
        const value = Number(load[row]?.[column] ?? 0);
        return rect(
          46 + at * 112,
          38 + row * 112,
          100,
          100,
          value > 5
            ? desk.colors.accent
            : mix(desk.onField, desk.colors.field, 0.88 - value * 0.13),
          20,
        );
      }),
    )
    .join('');

/** What is worth it and what is easy: the one that is both. */
export const matrix: Small<typeof large.matrix> = (desk) =>
  sheetAt(
    desk,
    [320, 200, 540, 320],
    rect(278, 20, 242, 132, mix(desk.colors.accent, desk.paper, 0.5), 18) +
      line('M270 24v272M24 160h492', desk.soft, 12) +
      [
        [90, 90],
        [180, 240],
        [390, 236],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 26, desk.soft))
        .join('') +
      mark(398, 86, 56, desk.brand),
    { r: 26 },
  );

/** How far two values of each group lie apart. */
export const gaps: Small<typeof large.gaps> = (desk, { rows }) =>
  rows
    .slice(0, 3)
    .map(([, low, high], at) => {
      const y = 84 + at * 116;
      const [from, to] = [30 + low * 1.7, 60 + high * 2];
      return (
        line(p`M${from} ${y}H${to}`, quietOn(desk, 0.6), 22) +
        circle(from, y, 44, desk.colors.accent) +
        circle(to, y, 44, desk.onField)
      );
    })
    .join('');

/** The first of ten, and the next seat. */
export const seats: Small<typeof large.seats> = (desk, { people }) =>
  [0, 1, 2, 3, 4]
    .map((at) => face(116 + (at % 3) * 172, 112 + Math.floor(at / 3) * 178, 76, people[at] ?? ''))
    .join('') +
  circle(
    460,
    290,
    72,
    'none',
    p`stroke="${desk.onField}" stroke-width="10" stroke-dasharray="24 16"`,
  ) +
  line('M460 258v64m-32-32h64', desk.onField, 16);

/** Two hours of a day that nobody takes. */
export const day: Small<typeof large.day> = (desk) => {
  const [x, y, r] = [320, 200, 164];
  const [fromX, fromY] = polar(x, y, r - 34, -120);
  const wedge = arc(x, y, r - 34, -120, -60).replace(/^M[^A]*/, '');
  return (
    circle(x, y, r, desk.paper) +
    circle(x, y, r - 8, 'none', p`stroke="${desk.brand}" stroke-width="20"`) +
    p`<path d="M${x} ${y}L${fromX} ${fromY}${wedge}z" fill="${desk.colors.accent}"/>` +
    line(p`M${x} ${y - 98}V${y}l70 42`, desk.ink, 22)
  );
};
