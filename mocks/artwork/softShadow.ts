import { BRAND } from './palette';
import { group, p } from './svg';

const LAYERS = [
  { spread: 1, drop: 2, strength: '.16' },
  { spread: 4, drop: 9, strength: '.07' },
  { spread: 10, drop: 18, strength: '.04' },
  { spread: 18, drop: 30, strength: '.022' },
] as const;

/** A soft shadow below a box at 0 0: layers that grow wider and fainter, as blurring costs too much. */
export function softShadow(width: number, height: number, r: number): string {
  return group(
    `fill="${BRAND.ink}"`,
    ...LAYERS.map(
      ({ spread, drop, strength }) =>
        p`<rect x="${-spread}" y="${drop - spread / 2}" width="${width + 2 * spread}" height="${height + spread}" rx="${r + spread}" opacity="${strength}"/>`,
    ),
  );
}
