import { drawScene } from '../demo/picture';
import { mix } from '../palette';
import { p } from '../svg';
import type { Desk } from './desk';

/** A drawn subject in the colors of a course, cut to a box; `turn` counts through its grounds. */
export function partOfScene(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  subject: string,
  { brand, paper, colors, ink }: Desk,
  turn = 0,
): string {
  const ground = [mix(brand, paper, 0.8), mix(colors.accent, paper, 0.62), mix(brand, paper, 0.62)][
    turn % 3
  ]!;
  const scene = drawScene(subject, {
    ground,
    field: mix(ground, brand, 0.25),
    main: brand,
    deep: mix(brand, ink, 0.5),
    second: colors.accent,
    pale: paper,
    ink,
  });
  return p`<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
