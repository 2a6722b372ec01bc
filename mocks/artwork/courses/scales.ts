/** Results on a scale: plans over time, loads, distances, seats, a day. */
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { circle, line, p, rect } from '../svg';
import { bold, circled, sheetAt, type Desk, type Result } from './desk';

/** The height of a row of spans: all of them end below the heart of cards. */
const ROW = 52;

/** Bars between two ends of a scale; what all of them share is marked. */
export const spans: Result<{
  readonly scale: readonly string[];
  readonly rows: readonly (readonly [name: string, from: number, to: number])[];
  readonly shared?: readonly [from: number, to: number];
}> = (desk, { scale, rows, shared }) => {
  const left = 166;
  const step = (540 - left - 24) / scale.length;
  return sheetAt(
    desk,
    [320, 248, 560, 84 + rows.length * ROW],
    rect(0, 0, 560, 62, desk.tint, 14) +
      scale
        .map(
          (label, index) =>
            bold(left + (index + 0.5) * step, 42, label, desk.brand, {
              sizes: [27],
              anchor: 'middle',
            }) + rect(left + index * step, 62, 3, rows.length * ROW + 10, desk.hair),
        )
        .join('') +
      (shared
        ? rect(
            left + shared[0] * step,
            66,
            (shared[1] - shared[0]) * step,
            rows.length * ROW + 6,
            mix(desk.colors.accent, desk.paper, 0.7),
          )
        : '') +
      rows
        .map(
          ([name, from, to], index) =>
            bold(22, 108 + index * ROW, name, desk.ink, { sizes: [28, 26, 24], room: left - 34 }) +
            rect(
              left + from * step,
              76 + index * ROW,
              (to - from) * step,
              42,
              [desk.brand, mix(desk.brand, desk.paper, 0.35), desk.colors.accent][
                shared ? 0 : index % 3
              ]!,
              10,
            ),
        )
        .join('') +
      (shared
        ? circled(
            desk,
            left + shared[0] * step - 4,
            72,
            (shared[1] - shared[0]) * step + 8,
            rows.length * ROW - 8,
          )
        : line(
            p`M${left + 4.5 * step} 66v${rows.length * ROW + 8}`,
            desk.pen,
            6,
            'stroke-dasharray="2 12" stroke-linecap="round"',
          )),
    { turn: -2 },
  );
};

/** From the palest shade of the course to its accent: the darkest is a lot to do. */
const heatOf = ({ paper, brand, colors }: Desk, load: number): string =>
  load > 5
    ? mix(colors.accent, paper, load === 7 ? 0 : 0.35)
    : mix(paper, brand, 0.1 + load * 0.15);

/** How much is to do on each day at each hour; a ring marks a fixed place, where the darkest part belongs. */
export const heat: Result<{
  readonly days: readonly string[];
  readonly hours: readonly string[];
  readonly load: readonly string[];
}> = (desk, { days, hours, load }) => {
  const [width, high] = [46, 52];
  return sheetAt(
    desk,
    [320, 242, 550, 92 + days.length * high],
    hours
      .map((hour, index) => bold(112 + index * width * 3, 40, hour, desk.brand, { sizes: [28] }))
      .join('') +
      days
        .map(
          (day, y) =>
            bold(24, 112 + y * high, day, desk.ink, { sizes: [29] }) +
            [...(load[y] ?? '')]
              .map((value, x) =>
                rect(
                  108 + x * width,
                  76 + y * high,
                  width - 5,
                  high - 5,
                  heatOf(desk, Number(value)),
                  9,
                ),
              )
              .join(''),
        )
        .join('') +
      circled(desk, 112 + width * 2, 86, width * 3 - 13, high * 2 - 26),
    { turn: 2 },
  );
};

/** What is worth it and what is easy: one of many points is chosen. */
export const matrix: Result<{
  readonly axes: readonly [string, string];
  readonly chosen: string;
}> = (desk, { axes: [up, right], chosen }) =>
  sheetAt(
    desk,
    [320, 240, 520, 304],
    rect(252, 18, 250, 136, mix(desk.colors.accent, desk.paper, 0.62), 16) +
      line('M242 20v264M22 164h476', desk.soft, 6) +
      bold(28, 54, up, desk.brand, { sizes: [32] }) +
      bold(496, 284, right, desk.brand, { sizes: [32], anchor: 'end' }) +
      [
        [72, 112],
        [166, 218],
        [184, 96],
        [84, 252],
        [318, 214],
        [428, 222],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 17, desk.soft))
        .join('') +
      circle(298, 86, 24, desk.brand) +
      bold(334, 98, chosen, desk.ink, { sizes: [40, 36, 33], room: 154 }),
    { turn: -2.5 },
  );

/** Two values of each group, and how far they lie apart; the ring is about the second group. */
export const gaps: Result<{
  /** Who the two values are of. */
  readonly between: readonly [low: string, high: string];
  readonly rows: readonly (readonly [name: string, low: number, high: number])[];
}> = (desk, { between, rows }) =>
  sheetAt(
    desk,
    [320, 240, 530, 72 + rows.length * 64],
    between
      .map(
        (who, index) =>
          circle(220 + index * 150, 40, 14, index ? desk.brand : desk.colors.accent) +
          bold(244 + index * 150, 50, who, desk.ink, { sizes: [28] }),
      )
      .join('') +
      rows
        .map(([name, low, high], index) => {
          const y = 100 + index * 64;
          return (
            bold(28, y + 11, name, desk.ink, { sizes: [32, 29, 27], room: 170 }) +
            rect(206, y - 2, 296, 4, desk.hair) +
            rect(206 + low, y - 8, high - low, 16, mix(desk.colors.accent, desk.paper, 0.4)) +
            circle(
              206 + low,
              y,
              21,
              desk.colors.accent,
              p`stroke="${desk.paper}" stroke-width="4"`,
            ) +
            circle(206 + high, y, 21, desk.brand, p`stroke="${desk.paper}" stroke-width="4"`)
          );
        })
        .join('') +
      circled(desk, 206 + rows[1]![1] - 20, 144, rows[1]![2] - rows[1]![1] + 40, 40),
    { turn: 2 },
  );

/** Ten seats, and who sits on those that are taken. */
export const seats: Result<{ readonly people: readonly string[]; readonly of: number }> = (
  desk,
  { people, of },
) =>
  sheetAt(
    desk,
    [320, 240, 540, 296],
    bold(34, 62, `${people.length} of ${of}`, desk.ink, { sizes: [44] }) +
      Array.from({ length: of }, (_, index) => {
        const [x, y] = [76 + (index % 5) * 97, 130 + Math.floor(index / 5) * 98];
        const person = people[index];
        return person
          ? face(x, y, 41, person)
          : circle(
              x,
              y,
              39,
              desk.tint,
              p`stroke="${desk.soft}" stroke-width="4" stroke-dasharray="9 8"`,
            );
      }).join('') +
      circled(desk, 76 + (people.length % 5) * 97 - 30, 198, 60, 60),
    { turn: -2.5 },
  );

/** A column of hours with the two that nobody takes. */
export const day: Result<{
  readonly hours: readonly string[];
  readonly rows: readonly [string, string];
}> = (desk, { hours, rows }) =>
  sheetAt(
    desk,
    [320, 244, 470, 316],
    hours
      .map(
        (hour, index) =>
          bold(84, 46 + index * 62, hour, desk.brand, { sizes: [28], anchor: 'end' }) +
          rect(104, 35 + index * 62, 340, 3, desk.hair),
      )
      .join('') +
      rect(112, 100, 332, 122, desk.brand, 12) +
      rows
        .map((row, index) =>
          bold(136, 154 + index * 44, row, desk.onBrand, { sizes: [38, 35, 32], room: 290 }),
        )
        .join('') +
      rect(112, 42, 170, 50, desk.soft, 10) +
      rect(112, 230, 220, 50, desk.soft, 10) +
      circled(desk, 116, 106, 324, 110),
    { turn: 3 },
  );
