/** Slides of a lesson as the student's page plays them: the opening slide above the way to the others. */
import { place, rect, withOwnIds } from '../svg';
import { composed } from './compositions';
import { playerBar } from './playerBar';
import { HEIGHT, WIDTH, type Slide } from './slide';

/** How high the player of a slide is that is so wide. */
export const playerHeight = (width: number, bar: number): number =>
  Math.round((width * HEIGHT) / WIDTH) + bar;

/** A slide with its bar below it, so wide, its corner there. */
export function slidePlayer(
  slide: Slide,
  [x, y, width]: readonly [x: number, y: number, width: number],
  { bar, r, bright, size }: { bar: number; r: number; bright: string; size: number },
): string {
  const whole = playerHeight(width, bar);
  return place(
    x,
    y,
    `<clipPath id="p">${rect(0, 0, width, whole, '#000', r)}</clipPath>` +
      `<g clip-path="url(#p)">` +
      onlySlide(slide, width) +
      playerBar([0, whole - bar, width, bar], bright, size) +
      '</g>',
  );
}

/** A slide alone, so wide, its corner at 0 0. */
export const onlySlide = (slide: Slide, width: number): string =>
  place(
    0,
    0,
    withOwnIds(`<svg width="${WIDTH}" height="${HEIGHT}">${composed(slide)}</svg>`, slide.number),
    width / WIDTH,
  );
