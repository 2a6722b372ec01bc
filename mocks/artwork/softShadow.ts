import { BRAND } from './palette';
import { BLURRED, group, p } from './svg';

/** A soft shadow below a box at 0 0: a narrow one where it touches its ground, and a wide blurred one. */
export function softShadow(width: number, height: number, r: number): string {
  return group(
    `fill="${BRAND.ink}" opacity=".2"`,
    p`<rect y="2" width="${width}" height="${height}" rx="${r}"/>`,
    p`<rect y="14" width="${width}" height="${height}" rx="${r}" ${BLURRED}/>`,
  );
}
