/** What blog pictures, 800 by 450, are made of: things in light, with soft shadows. */
import { text } from '../screens/text';
import { BLURRED, circle, line, p, place, rect, shape } from '../svg';
import { LIT, type BlogTones } from './tones';

/**
 * What articles are about, each with the place of its colors among the duotones and what draws it on
 * a ground in light.
 */
export type Scenes = Readonly<
  Record<string, readonly [colors: number, draw: (tones: BlogTones) => string]>
>;

const INK = '#14121F';

/** A shadow: a narrow part where a thing touches its ground, and a wide blurred one. */
const LAYERS = [
  [2, 'opacity=".16"'],
  [18, `opacity=".34" ${BLURRED}`],
] as const;

/** A thing of any outline that lies above its ground: its shadow, then itself. */
export const thing = (data: string, fill: string, height = 1): string =>
  `<g fill="${INK}">` +
  LAYERS.map(
    ([drop, strength]) =>
      p`<path d="${data}" ${strength} transform="translate(${drop * height * 0.6} ${drop * height})"/>`,
  ).join('') +
  '</g>' +
  shape(data, fill);

/** Path data of a box with round corners. */
export const boxed = (x: number, y: number, width: number, height: number, r = 8): string =>
  p`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** Path data of a circle. */
export const round = (x: number, y: number, r: number): string =>
  p`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

/** A card or a sheet above its ground. */
export const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = LIT.pale,
  r = 8,
): string => thing(boxed(x, y, width, height, r), fill);

/** Written lines below each other. */
export const rows = (
  color: string,
  x: number,
  y: number,
  widths: readonly number[],
  gap = 34,
  width = 12,
): string =>
  line(widths.map((wide, at) => p`M${x} ${y + at * gap}h${wide}`).join(''), color, width);

/** Words that can be read, in place of the first of such lines. */
export const words = (color: string, x: number, y: number, said: string, size = 40): string =>
  text(x, y, said, { size, weight: 700, color });

/** Turns what is drawn around 0 0 and moves it to its place. */
export const turned = (x: number, y: number, turn: number, ...content: readonly string[]): string =>
  place(x, y, content.join(''), 1, turn);

/** A table or a floor from that height down, with light on its edge. */
export const floor = (y: number): string =>
  rect(0, y, 800, 450 - y, LIT.floor) + rect(0, y, 800, 3, '#FFF', 0, 'opacity=".18"');

/** Light that falls through a window of two panes onto all that is below. */
export const sunlight = (x: number): string =>
  shape(
    p`M${x} 0h150L${x - 150} 450h-150zM${x + 190} 0h150L${x + 40} 450h-150z`,
    '#FFF',
    'opacity=".14"',
  );

/** A light behind things, which fades out. */
export const halo = (x: number, y: number, r: number, color = '#FFF'): string =>
  `<radialGradient id="halo"><stop stop-color="${color}" stop-opacity=".5"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
  circle(x, y, r, 'url(#halo)');

/** The shadow below a thing that stands. */
export const standing = (x: number, y: number, rx: number): string =>
  [1, 0.7]
    .map(
      (part) =>
        p`<ellipse cx="${x + 16}" cy="${y}" rx="${rx * part * 1.1}" ry="${rx * part * 0.14}" fill="${INK}" opacity=".16"/>`,
    )
    .join('');

/** The bright side of a thing. */
export const shine = (data: string, strength = '.22'): string =>
  shape(data, '#FFF', `opacity="${strength}"`);

/** The side of a thing that light does not reach. */
export const shade = (data: string, strength = '.18'): string =>
  shape(data, INK, `opacity="${strength}"`);

/** A box that stands: front, side and top, with its tape. */
export const carton = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = LIT.carton,
  tape = '#F3E3C3',
): string => {
  const depth = width * 0.28;
  const rise = width * 0.16;
  const side = p`M${x + width} ${y}l${depth}-${rise}v${height}l-${depth} ${rise}z`;
  const top = p`M${x} ${y}l${depth}-${rise}h${width}l-${depth} ${rise}z`;
  const band = width * 0.16;
  const middle = x + width / 2 - band / 2;
  return (
    shade(
      p`M${x + width * 0.2} ${y + height}h${width * 0.8}l${depth}-${rise}l${depth} ${rise * 0.7}l-${depth * 0.8} ${rise * 1.1}z`,
    ) +
    rect(x, y, width, height, fill) +
    shape(side + top, fill) +
    shade(side, '.26') +
    shine(top) +
    shape(
      p`M${middle} ${y + height * 0.36}v-${height * 0.36}l${depth}-${rise}h${band}l-${depth} ${rise}v${height * 0.36}z`,
      tape,
    )
  );
};

/** A star of five points around a middle. */
export const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * 36 - 90) * (Math.PI / 180);
    const reach = at % 2 ? r * 0.46 : r;
    return p`${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  });
  return `M${points.join('L')}z`;
};

/** A spark of four points. */
export const spark = (x: number, y: number, r: number): string =>
  p`M${x} ${y - r}q${r * 0.16} ${r * 0.84} ${r} ${r}q-${r * 0.84} ${r * 0.16}-${r} ${r}q-${r * 0.16}-${r * 0.84}-${r}-${r}q${r * 0.84}-${r * 0.16} ${r}-${r}z`;

/** A tick. */
export const tick = (x: number, y: number, color: string, size = 1, width = 10): string =>
  line(p`M${x - 16 * size} ${y}l${12 * size} ${13 * size}l${22 * size}-${26 * size}`, color, width);
