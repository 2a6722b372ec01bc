import { brandOf } from './marks';
import { BRAND, isPale, mix, type Duotone } from './palette';
import { randomFrom, type Random } from './random';
import { arc, circle, line, p, picture, place, rect, ring, shape } from './svg';

/** A quiet background: large shapes in shades of the field only, so that the mark stays first. */
type Setting = (random: Random, colours: Duotone) => string;

const SETTINGS: readonly Setting[] = [
  (random, { shade }) => {
    const left = random.chance(0.5);
    return circle(left ? 60 : 580, random.pick([60, 340]), random.between(210, 290), shade);
  },
  (_random, { shade, field }) =>
    [420, 320, 220]
      .map((r, index) => circle(320, 200, r, mix(field, shade, 0.4 + index * 0.4)))
      .join(''),
  (random, { shade }) => {
    const lean = random.pick([-150, 150]);
    return shape(p`M${250 + lean} 0H${430 + lean}L${390 - lean} 400H${210 - lean}z`, shade);
  },
  (random, { shade }) => {
    const x = random.pick([0, 640]);
    return [150, 270, 390, 510].map((r) => ring(x, 400, r, shade, 44)).join('');
  },
  (random, { shade }) => {
    const y = random.between(200, 250);
    return shape(p`M0 ${y}Q160 ${y - 90} 320 ${y}T640 ${y}V400H0z`, shade);
  },
  (random, { shade }) => {
    const x = random.pick([0, 320]);
    return rect(x, 0, 320, 400, shade);
  },
  (_random, { shade, field }) =>
    [0, 1, 2, 3]
      .map((index) =>
        rect(index * 160, 400 - 90 * (index + 1), 160, 400, mix(field, shade, 0.5 + index * 0.2)),
      )
      .join(''),
  (random, { shade }) => {
    const turn = random.pick([0, 90]);
    return (
      shape('M0 0H220A220 220 0 0 1 0 220z', shade) +
      shape('M640 400H420A220 220 0 0 1 640 180z', shade, turn ? 'opacity=".6"' : '')
    );
  },
  (_random, { shade }) =>
    line(arc(320, 520, 330, 180, 360), shade, 70, '') +
    line(arc(320, 520, 210, 180, 360), shade, 70, ''),
];

/** Draws the cover of a software product, 640 by 400: its mark on its duotone field. */
export function softwareCover(slug: string): string {
  const brand = brandOf(slug);
  const random = randomFrom(`cover of ${slug}`);
  const { field, shade, main, accent } = brand.colours;
  const manner = random.whole(0, 9);
  const back = rect(0, 0, 640, 400, field);

  if (manner < 3) {
    // The mark again, much larger and cropped, as a watermark.
    const print = brand.mark({ field, shade, main: shade, accent: mix(shade, field, 0.35) });
    const left = random.chance(0.5);
    const ghost = place(left ? 110 : 530, random.pick([130, 270]), print, 3);
    return picture(640, 400, back + ghost + place(320, 200, brand.mark(), 1.2));
  }
  const setting = random.pick(SETTINGS)(random, brand.colours);
  if (manner < 5) {
    // The mark as an app icon.
    const tile = { field: main, shade, main: field, accent };
    // A pale accent would vanish on a pale tile.
    const icon =
      isPale(accent) && isPale(main) ? { ...tile, accent: mix(field, main, 0.45) } : tile;
    return picture(
      640,
      400,
      back +
        setting +
        rect(210, 98, 220, 220, BRAND.ink, 58, 'opacity=".16"') +
        rect(210, 90, 220, 220, main, 58) +
        place(320, 200, brand.mark(icon), 0.74),
    );
  }
  return picture(640, 400, back + setting + place(320, 200, brand.mark(), 1.26));
}
