/** Small covers of courses in which something is counted. */
import { figure } from '../../miniatures/pieces';
import { mix } from '../../palette';
import { inkOn } from '../../screens/look';
import { line, p, rect, shape } from '../../svg';
import type * as large from '../figures';
import { sheetAt } from '../desk';
import { quietOn, type Small } from './pieces';

/** A table, and the one cell that answers. */
export const grid: Small<typeof large.grid> = (desk, { rows, at: [row, column] }) => {
  const [width, high] = [560, 312];
  const [wide, step] = [width / 3, high / 3];
  const x = Math.min(column, 2) * wide;
  const y = Math.min(row, 2) * step;
  return sheetAt(
    desk,
    [320, 200, width, high],
    rect(0, 0, width, step, desk.tint, 20) +
      line(
        p`M0 ${step}h${width}M0 ${step * 2}h${width}M${wide} 0v${high}M${wide * 2} 0v${high}`,
        desk.soft,
        7,
        '',
      ) +
      rect(x, y, wide, step, desk.colors.accent, 0, p`stroke="${desk.pen}" stroke-width="14"`) +
      figure(
        x + wide / 2,
        y + step / 2 + 26,
        rows[row]?.[column] ?? '',
        wide - 24,
        inkOn(desk.colors.accent),
        {
          anchor: 'middle',
          most: 74,
        },
      ),
    { r: 20 },
  );
};

/** Bars of which one is meant, or a line across all of them. */
export const chart: Small<typeof large.chart> = (desk, { bars, lit, level }) => {
  const step = 540 / bars.length;
  const scale = 300 / Math.max(...bars);
  return (
    bars
      .map((high, at) =>
        rect(
          50 + (at + 0.14) * step,
          356 - high * scale,
          step * 0.72,
          high * scale,
          at === lit ? desk.colors.accent : quietOn(desk, 0.2),
          12,
        ),
      )
      .join('') +
    (level === undefined
      ? ''
      : line(
          p`M40 ${356 - level * scale}H600`,
          desk.colors.accent,
          18,
          'stroke-dasharray="2 34" stroke-linecap="round"',
        ))
  );
};

/** What is seen so far, and how sure one is of what comes. */
export const trend: Small<typeof large.trend> = (desk) =>
  shape('M250 226L596 60V268z', desk.paper, 'opacity=".6"') +
  line('M44 318C130 306 170 250 250 226', desk.onField, 34) +
  line(
    'M300 212L590 150',
    desk.colors.accent,
    28,
    'stroke-dasharray="2 52" stroke-linecap="round"',
  );

/** From many to few, and how many those are. */
export const funnel: Small<typeof large.funnel> = (desk, stages) => {
  const [, last = ''] = stages.at(-1) ?? [];
  return (
    [0, 1, 2]
      .map((at) => {
        const half = 270 - at * 74;
        const y = 42 + at * 112;
        return shape(
          p`M${320 - half} ${y}h${half * 2}l-62 96h-${half * 2 - 124}z`,
          at === 2 ? desk.colors.accent : quietOn(desk, at ? 0.3 : 0),
          'stroke-linejoin="round"',
        );
      })
      .join('') +
    figure(320, 340, last, 100, inkOn(desk.colors.accent), { anchor: 'middle', most: 90 })
  );
};

/** Three offers, the one in the middle raised, with its price. */
export const plans: Small<typeof large.plans> = (desk, offers) => {
  const [, [, price = ''] = []] = offers;
  const side = (x: number) =>
    sheetAt(
      desk,
      [x, 224, 150, 230],
      rect(30, 36, 90, 22, mix(desk.brand, desk.paper, 0.6), 11) +
        rect(30, 84, 60, 18, desk.soft, 9) +
        rect(30, 122, 78, 18, desk.soft, 9),
      { r: 20 },
    );
  return (
    side(116) +
    side(524) +
    sheetAt(
      desk,
      [320, 200, 250, 320],
      figure(125, 138, price, 220, desk.onBrand, { anchor: 'middle', most: 108 }) +
        line('M60 190h130M60 238h90', mix(desk.brand, desk.onBrand, 0.6), 20),
      { fill: desk.brand, r: 26 },
    )
  );
};
