import { initials } from '../../../src/lib/text';
import { mix } from '../palette';
import { hashOf } from '../random';
import { circle, line, p, place, rect, ring, shape } from '../svg';
import { inkOn, readable, type Look } from './look';
import { text, widthOf } from './text';

/** Colors of faces and labels that belong to one name wherever it stands. */
const FACES = ['#5B3BE8', '#C2461F', '#0E7A4F', '#1C5FB8', '#A12C66', '#8A5A00', '#0D6871'];

/** A person as a disc with initials; one name always has one color. */
export function face(x: number, y: number, r: number, name: string): string {
  const color = FACES[hashOf(name) % FACES.length] ?? '#5B3BE8';
  return (
    circle(x, y, r, color) +
    text(x, y + r * 0.32, initials(name), {
      size: r * 0.86,
      weight: 600,
      color: '#FFFFFF',
      anchor: 'middle',
    })
  );
}

/** How a label is meant. */
export type Tone = 'plain' | 'brand' | 'good' | 'warn';

/**
 * The color of what stands beside a figure: green where it says how much better it became, quiet
 * where it only says more about it (`of 312`, `2.3 less`).
 */
export const changeInk = (look: Look, change: string): string =>
  /^[+−]/.test(change) ? look.good : look.muted;

/** The width of a {@link chip} with this text. */
export function chipWidth(label: string, size = 12): number {
  return widthOf(label, size, 600) + size * 1.3;
}

/** A label in a pill; `y` is its top. With `end` its right end stands at `x`. */
export function chip(
  look: Look,
  x: number,
  y: number,
  label: string,
  { tone = 'plain', size = 12, end = false }: { tone?: Tone; size?: number; end?: boolean } = {},
): string {
  const ink = { plain: look.muted, brand: look.link, good: look.good, warn: look.warn }[tone];
  const fill = tone === 'plain' ? look.hair : mix(ink, look.sheet, look.isDark ? 0.78 : 0.88);
  const width = chipWidth(label, size);
  const left = end ? x - width : x;
  return (
    rect(left, y, width, size * 1.9, fill, size * 0.95) +
    text(left + width / 2, y + size * 1.3, label, {
      size,
      weight: 600,
      color: readable(ink, fill),
      anchor: 'middle',
    })
  );
}

/** The width of a {@link pushButton} with this label. */
export function buttonWidth(label: string, size = 14): number {
  return widthOf(label, size, 600) + size * 2.2;
}

/** A button with its label; `y` is its top. `quiet` is a frame; with `end` its right end is at `x`. */
export function pushButton(
  look: Look,
  x: number,
  y: number,
  label: string,
  {
    size = 14,
    quiet = false,
    end = false,
    width = buttonWidth(label, size),
  }: { size?: number; quiet?: boolean; end?: boolean; width?: number } = {},
): string {
  const left = end ? x - width : x;
  const edge = quiet ? `stroke="${look.soft}"` : '';
  return (
    rect(left, y, width, size * 2.5, quiet ? look.sheet : look.brand, size * 0.6, edge) +
    text(left + width / 2, y + size * 1.6, label, {
      size,
      weight: 600,
      color: quiet ? look.text : look.onBrand,
      anchor: 'middle',
    })
  );
}

/** A field of a form with what is written in it; `y` is its top. */
export function input(
  look: Look,
  x: number,
  y: number,
  width: number,
  value: string,
  { size = 14, active = false }: { size?: number; active?: boolean } = {},
): string {
  const edge = p`stroke="${active ? look.link : look.soft}" stroke-width="${active ? 2 : 1}"`;
  return (
    rect(x, y, width, size * 2.8, look.sheet, size * 0.55, edge) +
    text(x + size, y + size * 1.75, value, { size, color: look.text, maxWidth: width - size * 2 })
  );
}

/** A bar that is filled to `part`, 0 to 1. */
export function progress(
  look: Look,
  x: number,
  y: number,
  width: number,
  part: number,
  height = 8,
): string {
  return (
    rect(x, y, width, height, look.hair, height / 2) +
    rect(x, y, Math.max(height, width * part), height, look.link, height / 2)
  );
}

/** A tick in a disc, or an empty ring. */
export function check(look: Look, x: number, y: number, r: number, done: boolean): string {
  if (!done) return ring(x, y, r - 1, look.soft, 2);
  const tick = p`M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.32}l${r * 0.56}-${r * 0.68}`;
  return circle(x, y, r, look.link) + line(tick, inkOn(look.link), r * 0.2);
}

/** A panel with a hairline about it. */
export function card(look: Look, x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, look.sheet, 12, `stroke="${look.hair}" stroke-width="1.5"`);
}

interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** What the last point of a chart comes to, on a label that points to it. */
function told(look: Look, x: number, y: number, value: string): string {
  const width = widthOf(value, 13.5, 700) + 22;
  return place(
    x - width - 12,
    y,
    rect(0, 0, width, 28, look.text, 7) +
      text(width / 2, 19, value, {
        size: 13.5,
        weight: 700,
        color: look.sheet,
        anchor: 'middle',
      }),
  );
}

/** Where each value is in a box, whatever their size. */
function chartPoints(values: readonly number[], { width, height }: ChartSize): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value, index) => [
    (index / Math.max(1, values.length - 1)) * width,
    height * (0.92 - ((value - low) / span) * 0.84),
  ]);
}

const pathThrough = (points: readonly [number, number][]): string =>
  points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [x, y];
      const middle = (beforeX + x) / 2;
      return index ? p`C${middle} ${beforeY} ${middle} ${y} ${x} ${y}` : p`M${x} ${y}`;
    })
    .join('');

/** The path of a line chart in a box, from values of any size. */
export const chartPath = (values: readonly number[], size: ChartSize): string =>
  pathThrough(chartPoints(values, size));

/** Points of a line chart in a box, from values of any size; `now` is told of the last of them. */
export function chartLine(
  look: Look,
  values: readonly number[],
  { width, height, filled = true, now = '' }: ChartSize & { filled?: boolean; now?: string },
): string {
  const at = chartPoints(values, { width, height });
  const data = pathThrough(at);
  const [endX, endY] = at.at(-1) ?? [0, 0];
  const lines = [0.08, 0.36, 0.64, 0.92].map((part) => p`M0 ${height * part}H${width}`).join('');
  return (
    (filled
      ? shape(p`${data}V${height}H0z`, look.tint, 'opacity=".75"') + line(lines, look.hair, 1, '')
      : '') +
    line(data, look.link, 3.5) +
    (now ? told(look, endX, endY > height / 2 ? endY - 44 : endY - 14, now) : '') +
    circle(endX, endY, 5.5, look.link, p`stroke="${look.sheet}" stroke-width="2.5"`)
  );
}

/** How wide a column is, as a part of the way to the next. */
const COLUMN = 0.66;
/** The room above columns for what the last of them comes to. */
const NOW = 22;

/**
 * Columns of a bar chart, the last of which stands out; what it comes to, `now`, is above it, and lines
 * are behind all of them then.
 */
export function chartBars(
  look: Look,
  values: readonly number[],
  { width, height, now = '' }: ChartSize & { now?: string },
): string {
  const most = Math.max(...values, 1);
  // They begin and end with the box.
  const step = width / (values.length - 1 + COLUMN);
  const wide = step * COLUMN;
  const room = now ? height - NOW : height;
  const last = values.length - 1;
  const tallness = (value: number) => Math.max(4, (value / most) * room);
  const lines = [0, 0.25, 0.5, 0.75, 1].map((part) => p`M0 ${height - room * part}H${width}`);
  const columns = values.map((value, index) => {
    const tall = tallness(value);
    const fill = index === last ? look.link : mix(look.link, look.sheet, look.isDark ? 0.5 : 0.62);
    return rect(index * step, height - tall, wide, tall, fill, Math.min(5, step * 0.2));
  });
  return (
    (now ? line(lines.join(''), look.hair, 1, '') : '') +
    columns.join('') +
    (now
      ? text(width - wide / 2, height - tallness(values[last] ?? 0) - 8, now, {
          size: 14,
          weight: 700,
          color: look.text,
          anchor: 'middle',
        })
      : '')
  );
}

/** A ring filled clockwise from the top to `part`, 0 to 1; draw the value inside it yourself. */
export function donut(look: Look, x: number, y: number, r: number, part: number): string {
  const round = 2 * Math.PI * r;
  const dash = p`stroke-dasharray="${round * part} ${round}" stroke-linecap="round" transform="rotate(-90 ${x} ${y})"`;
  return (
    ring(x, y, r, look.hair, r * 0.3) +
    circle(x, y, r, 'none', p`stroke="${look.link}" stroke-width="${r * 0.3}" ${dash}`)
  );
}
