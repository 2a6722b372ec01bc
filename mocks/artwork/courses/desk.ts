import { lightOn, toned } from '../light';
import { BRAND, channelsOf, isPale, mix, type Duotone } from '../palette';
import type { Random } from '../random';
import { contrast, inkOn, readable } from '../screens/look';
import { largest, sheet } from '../covers/cover';
import { text } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';

/** What the result of a course lies on, and what it is drawn with. */
export interface Desk {
  readonly colors: Duotone;
  /** Sheets, what is written on them, and what is only hinted at. */
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly hair: string;
  /** The color of the course on paper, its pale shade, and text on the color itself. */
  readonly brand: string;
  readonly tint: string;
  readonly onBrand: string;
  /** Text on the desk itself. */
  readonly onField: string;
  /** What the teacher marks with. */
  readonly pen: string;
  /** How sheets lie that are not strewn on the desk: straight, or printed on what is below them. */
  readonly sheets?: 'level' | 'printed';
  /** Whether films are stills, without what would start them. */
  readonly isStill?: boolean;
}

/** Draws the result of a course from what is told of it, on 640 by 400. */
export type Result<Told> = (desk: Desk, told: Told) => string;

const PAPER = '#FFFDF8';
const RED = '#E5391F';
const BLUE = '#1F5BE0';

/** Whether a color is next to gray: what is drawn in it would look like a form that is switched off. */
function isGray(color: string): boolean {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels) < 40;
}

function isRed(color: string): boolean {
  const [red, green, blue] = channelsOf(color);
  return red - Math.max(green, blue) > 90;
}

/** The desk of a course in its colors. */
export function deskOf(colors: Duotone): Desk {
  const { field, main, accent } = colors;
  const vivid = [main, accent].find((color) => !isGray(color)) ?? toned(main, 0.16, 0);
  const deep = isPale(field) ? vivid : field;
  const brand = readable(deep, PAPER, 4.6);
  return {
    colors,
    paper: PAPER,
    ink: BRAND.ink,
    soft: mix(brand, PAPER, 0.72),
    hair: mix(brand, PAPER, 0.86),
    brand,
    tint: mix(brand, PAPER, 0.88),
    onBrand: inkOn(brand),
    onField: readable(main, field, 5.5),
    // A red pen on what is red already would mark nothing.
    pen: isRed(brand) ? BLUE : RED,
  };
}

/** The brightest color of the course that is told from paper: for what is large and has no words. */
export const brightOf = ({ colors: { field, accent }, paper, brand }: Desk): string =>
  [field, accent].find((color) => isPale(color) && contrast(color, paper) > 1.35) ?? brand;

/** One large shape in the second color of the course, which no software cover has. */
export function ground(random: Random, { field, shade, accent }: Duotone): string {
  const tone = 'url(#k)';
  const [lit, dim] = lightOn(contrast(accent, field) > 1.5 ? accent : shade);
  const gradient = `<linearGradient id="k" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${dim}"/></linearGradient>`;
  return (
    gradient +
    random.pick([
      circle(490, 250, 210, tone),
      shape('M0 400V190A210 210 0 0 1 420 400z', tone),
      shape('M250 0H640V400H430z', tone),
      shape('M640 400H130A255 255 0 0 1 640 400z', tone),
      rect(0, 236, 640, 164, tone),
      shape('M0 0H300L110 400H0z', tone),
    ])
  );
}

/** A sheet about its middle, turned by some degrees; its content has 0 0 at its corner. */
export function sheetAt(
  { paper, sheets }: Desk,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  content: string,
  { turn = 0, fill = paper, r = 14 }: { turn?: number; fill?: string; r?: number } = {},
): string {
  if (sheets === 'printed' && fill === paper) return place(x - width / 2, y - height / 2, content);
  if (sheets) return sheet(x - width / 2, y - height / 2, width, height, content, { fill, r });
  const body = sheet(-width / 2, -height / 2, width, height, content, { fill, r });
  return place(x, y, body, 1, turn);
}

/** Bold words, in the largest of the sizes in which they have room. */
export function bold(
  x: number,
  y: number,
  words: string,
  color: string,
  {
    sizes = [30],
    room = Infinity,
    anchor = 'start',
  }: {
    sizes?: readonly number[];
    room?: number;
    anchor?: 'start' | 'middle' | 'end';
  } = {},
): string {
  return text(x, y, words, { size: largest(words, room, sizes), weight: 700, color, anchor });
}

/** Lines of text that are not to be read; `y` is the top of the first. */
export function greeked(
  x: number,
  y: number,
  widths: readonly number[],
  color: string,
  gap = 26,
): string {
  const rows = widths.map((width, index) => p`M${x + 5} ${y + 5 + index * gap}h${width - 10}`);
  return line(rows.join(''), color, 10);
}

/** A ring about a box, as a pen draws it in one go: it overshoots where it began. */
export function circled(
  { pen }: Desk,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const [rx, ry] = [width / 2 + 16, height / 2 + 14];
  const [mx, my] = [x + width / 2, y + height / 2];
  return line(
    p`M${mx - rx * 0.2} ${my - ry * 1.06}C${mx + rx * 0.75} ${my - ry * 1.2} ${mx + rx * 1.15} ${my - ry * 0.2} ${mx + rx * 0.92} ${my + ry * 0.42}C${mx + rx * 0.6} ${my + ry * 1.2} ${mx - rx * 0.7} ${my + ry * 1.18} ${mx - rx} ${my + ry * 0.2}C${mx - rx * 1.1} ${my - ry * 0.8} ${mx - rx * 0.3} ${my - ry * 1.1} ${mx + rx * 0.34} ${my - ry * 0.92}`,
    pen,
    6,
  );
}

/** A stroke below words. */
export const underlined = ({ pen }: Desk, x: number, y: number, width: number): string =>
  line(
    p`M${x} ${y}C${x + width * 0.3} ${y - 7} ${x + width * 0.7} ${y - 7} ${x + width} ${y - 3}`,
    pen,
    7,
  );

/** A stroke through words; `y` is their base line. */
export const struckOut = ({ pen }: Desk, x: number, y: number, width: number, size = 30): string =>
  line(
    p`M${x - 8} ${y - size * 0.22}Q${x + width / 2} ${y - size * 0.5} ${x + width + 10} ${y - size * 0.4}`,
    pen,
    7,
  );

/** A tick about a point. */
export const ticked = (x: number, y: number, color: string, width = 7, size = 1): string =>
  line(p`M${x - 13 * size} ${y}l${10 * size} ${11 * size}l${18 * size}-${24 * size}`, color, width);

/** A cross about a point. */
export const crossed = (x: number, y: number, color: string, width = 7): string =>
  line(p`M${x - 10} ${y - 10}l20 20M${x + 10} ${y - 10}l-20 20`, color, width);
