import type { Glyph } from 'fontkit';

/**
 * How many units of a path a letter is high. Whole ones are written, so this is what decides between
 * smooth curves and light pictures.
 */
export const EM = 100;

/** The same of letters so large that whole units of {@link EM} would show as corners. */
export const FINE_EM = 200;

/** The shape of a character, written once and the same wherever it stands. */
export interface Outline {
  /** Path data from behind its first point on, relative to that point. */
  readonly data: string;
  /** The first point from the origin of the character, and the one at which the data ends. */
  readonly start: Point;
  readonly end: Point;
}

type Point = readonly [x: number, y: number];
type Command = Glyph['path']['commands'][number];

/** Numbers with a space where the sign of the next one does not part them. */
export const joined = (...numbers: readonly number[]): string =>
  numbers.reduce((text, value) => text + (text && value >= 0 ? ' ' : '') + value, '');

/** Writes the steps of one contour, each command once in a row of the same. */
class Contour {
  data = '';
  private last = '';
  private control: Point | undefined;

  constructor(private at: Point) {}

  private put(command: string, ...values: readonly number[]): void {
    const gap = command !== this.last ? command : (values[0] ?? 0) < 0 ? '' : ' ';
    this.data += gap + joined(...values);
    this.last = command;
  }

  lineTo(to: Point): void {
    const [dx, dy] = [to[0] - this.at[0], to[1] - this.at[1]];
    if (dy === 0) this.put('h', dx);
    else if (dx === 0) this.put('v', dy);
    else this.put('l', dx, dy);
    this.at = to;
    this.control = undefined;
  }

  /** Whether a step to this point goes nowhere, as those of tiny corners do. */
  isAt([x, y]: Point): boolean {
    return x === this.at[0] && y === this.at[1];
  }

  curveTo(control: Point, to: Point): void {
    const [x, y] = this.at;
    const mirrored =
      this.control &&
      2 * x - this.control[0] === control[0] &&
      2 * y - this.control[1] === control[1];
    if (mirrored) this.put('t', to[0] - x, to[1] - y);
    else this.put('q', control[0] - x, control[1] - y, to[0] - x, to[1] - y);
    this.control = control;
    this.at = to;
  }
}

/**
 * The outline of a glyph in whole units, of which `em` are its height. Points between two curves that the font only
 * implies stay exactly in the middle of their controls, which are even for that: so a smooth curve
 * needs no more than its ends (`t`).
 */
export function outlineOf(glyph: Glyph, unitsPerEm: number, em = EM): Outline {
  const scale = em / unitsPerEm;
  const whole = (x: number, y: number): Point => [Math.round(x * scale), -Math.round(y * scale)];
  const even = (x: number, y: number): Point => [
    2 * Math.round((x * scale) / 2),
    -2 * Math.round((y * scale) / 2),
  ];
  let data = '';
  let start: Point | undefined;
  let end: Point = [0, 0];
  for (const [move, ...steps] of contoursOf(glyph.path.commands)) {
    const [x = 0, y = 0] = move?.args ?? [];
    const first = whole(x, y);
    if (start) data += `m${joined(first[0] - end[0], first[1] - end[1])}`;
    start ??= first;
    end = first;
    const contour = new Contour(first);
    steps.forEach(({ command, args: [ax = 0, ay = 0, bx = 0, by = 0] }, index) => {
      if (command === 'lineTo') {
        const to = whole(ax, ay);
        // The contour is closed by `z`.
        const isClosing = index === steps.length - 1 && to[0] === first[0] && to[1] === first[1];
        if (!isClosing && !contour.isAt(to)) contour.lineTo(to);
        return;
      }
      const next = steps[index + 1];
      const [nx = 0, ny = 0] = next?.args ?? [];
      const control = even(ax, ay);
      const isImplied =
        next?.command === 'quadraticCurveTo' &&
        Math.abs((ax + nx) / 2 - bx) <= 1 &&
        Math.abs((ay + ny) / 2 - by) <= 1;
      const after = even(nx, ny);
      const to: Point = isImplied
        ? [(control[0] + after[0]) / 2, (control[1] + after[1]) / 2]
        : whole(bx, by);
      if (!contour.isAt(to)) contour.curveTo(control, to);
    });
    data += `${contour.data}z`;
  }
  return { data, start: start ?? [0, 0], end };
}

function contoursOf(commands: readonly Command[]): Command[][] {
  const contours: Command[][] = [];
  for (const command of commands) {
    if (command.command === 'moveTo') contours.push([command]);
    else if (command.command !== 'closePath') contours.at(-1)?.push(command);
  }
  return contours;
}
