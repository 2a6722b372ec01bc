/** Results that are counted: tables, charts, a funnel, offers. */
import { mix } from '../palette';
import { inkOn, readable } from '../screens/look';
import { line, p, place, rect, shape } from '../svg';
import { bold, brightOf, circled, sheetAt, ticked, underlined, type Result } from './desk';

/** A spreadsheet: what is asked above its columns, and the cell that answers. */
export const grid: Result<{
  readonly formula: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly at: readonly [row: number, column: number];
}> = (desk, { formula, head, rows, at: [atRow, atColumn] }) => {
  const first = 196;
  const column = (548 - first) / (head.length - 1);
  const leftOf = (index: number) => (index === 0 ? 0 : first + (index - 1) * column);
  const cells = [head, ...rows];
  const step = 58;
  const drawn = sheetAt(
    desk,
    [320, 240, 548, 60 + cells.length * step],
    rect(0, 60, 548, step, desk.tint) +
      bold(24, 41, formula, desk.brand, { sizes: [30, 28, 26], room: 500 }) +
      line(
        cells.map((_, index) => p`M0 ${60 + index * step}h548`).join('') +
          head
            .slice(1)
            .map((_, index) => p`M${leftOf(index + 1)} 60v${cells.length * step}`)
            .join(''),
        desk.hair,
        3,
        '',
      ) +
      rect(
        leftOf(atColumn),
        60 + (atRow + 1) * step,
        column,
        step,
        mix(desk.colors.accent, desk.paper, 0.7),
        0,
        p`stroke="${desk.pen}" stroke-width="5"`,
      ) +
      cells
        .map((row, y) =>
          row
            .map((cell, x) =>
              bold(
                x === 0 ? 24 : leftOf(x) + column - 16,
                60 + y * step + 39,
                cell,
                y === 0 ? desk.brand : desk.ink,
                {
                  sizes: [29, 27, 25],
                  room: (x === 0 ? first : column) - 30,
                  anchor: x === 0 ? 'start' : 'end',
                },
              ),
            )
            .join(''),
        )
        .join(''),
    { turn: -2, r: 10 },
  );
  // On a page it stays clear of its rings and of its edge.
  return desk.sheets === 'printed' ? place(38, 26, drawn, 0.9) : drawn;
};

/** Bars of which one is told of; `level` is a line across them. */
export const chart: Result<{
  readonly title: string;
  readonly bars: readonly number[];
  readonly lit: number;
  readonly level?: number;
  readonly says: string;
  /** What stands below the bars, a letter each. */
  readonly under?: string;
}> = (desk, { title, bars, lit, level, says, under = '' }) => {
  // The last ends as far from the edge as the first begins.
  const step = 468 / (bars.length - 0.3);
  const foot = under ? 252 : 272;
  return sheetAt(
    desk,
    [320, 240, 520, 300],
    bold(28, 52, title, desk.ink, { sizes: [34, 31, 28], room: 464 }) +
      bars
        .map(
          (high, index) =>
            rect(
              26 + index * step,
              foot - high,
              step * 0.7,
              high,
              index === lit ? desk.pen : brightOf(desk),
              7,
            ) +
            bold(26 + (index + 0.35) * step, 286, under[index] ?? '', desk.ink, {
              sizes: [28],
              anchor: 'middle',
            }),
        )
        .join('') +
      (level === undefined
        ? circled(desk, 26 + lit * step, foot - bars[lit]!, step * 0.7, bars[lit]! - 6) +
          bold(26 + (lit + 0.7) * step, 120, says, desk.pen, { sizes: [30, 28], anchor: 'end' })
        : line(
            p`M14 ${272 - level}H506`,
            desk.pen,
            6,
            'stroke-dasharray="2 13" stroke-linecap="round"',
          ) + bold(486, 256 - level, says, desk.pen, { sizes: [30], anchor: 'end' })),
    { turn: 2 },
  );
};

/** A line and how sure one is of it. */
export const trend: Result<{ readonly title: string; readonly says: string }> = (
  desk,
  { title, says },
) =>
  sheetAt(
    desk,
    [320, 240, 540, 300],
    bold(28, 52, title, desk.ink, { sizes: [34, 31] }) +
      line('M28 96h484M28 156h484M28 216h484M28 272h484', desk.hair, 3, '') +
      shape(
        'M28 228C110 214 150 196 220 190S340 120 512 74V190C360 196 300 226 220 222S110 246 28 252z',
        mix(desk.brand, desk.paper, 0.72),
      ) +
      line('M28 240C110 230 150 208 220 206S340 160 420 146', desk.brand, 8) +
      line('M420 146L512 130', desk.brand, 8, 'stroke-dasharray="2 15" stroke-linecap="round"') +
      line('M506 80q16 6 14 26v56q0 22-14 26', desk.pen, 6) +
      bold(470, 254, says, desk.pen, { sizes: [33], anchor: 'end' }) +
      line('M478 244q30-4 38-42', desk.pen, 6),
    { turn: -2 },
  );

/** From many to few, each part narrower than the one above it; the last is what counts. */
export const funnel: Result<readonly (readonly [stage: string, count: string])[]> = (
  desk,
  stages,
) => {
  const [high, slope] = [66, 46];
  return stages
    .map(([stage, count], index) => {
      const half = 288 - index * slope;
      const y = 92 + index * (high + 8);
      const last = index === stages.length - 1;
      const fill = last ? desk.colors.accent : mix(desk.onField, desk.colors.field, index * 0.14);
      const ink = readable(inkOn(fill), fill, 5);
      return (
        shape(
          p`M${320 - half} ${y}H${320 + half}l-${slope * 0.9} ${high}H${320 - half + slope * 0.9}z`,
          fill,
        ) +
        bold(320 - half + 62, y + 44, stage, ink, { sizes: [33, 30, 28], room: half * 2 - 190 }) +
        bold(320 + half - 92, y + 46, count, ink, { sizes: [40, 36], anchor: 'end' })
      );
    })
    .join('');
};

/** Three offers side by side, the one in the middle raised. */
export const plans: Result<readonly (readonly [name: string, price: string])[]> = (desk, offers) =>
  offers
    .map(([name, price], index) => {
      const lit = index === 1;
      const height = lit ? 300 : 240;
      const color = lit ? desk.onBrand : desk.ink;
      return sheetAt(
        desk,
        [118 + index * 202, 242, 188, height],
        bold(94, lit ? 66 : 52, name, color, { sizes: [31, 28, 26], room: 164, anchor: 'middle' }) +
          bold(94, lit ? 146 : 122, price, color, { sizes: [lit ? 66 : 54], anchor: 'middle' }) +
          [0, 1, 2]
            .slice(0, index + 1)
            .map(
              (at) =>
                ticked(
                  42,
                  lit ? 194 + at * 34 : 154 + at * 30,
                  lit ? desk.colors.accent : desk.brand,
                  6,
                  0.7,
                ) +
                rect(
                  66,
                  lit ? 188 + at * 34 : 148 + at * 30,
                  84,
                  10,
                  lit ? mix(desk.brand, desk.onBrand, 0.5) : desk.soft,
                  5,
                ),
            )
            .join('') +
          (lit ? underlined(desk, 48, 162, 92) : ''),
        { fill: lit ? desk.brand : desk.paper, r: 16 },
      );
    })
    .join('');
