import { p, rect } from '../svg';
import { lettering } from './lettering';
import { food } from './subjectsFood';
import { nature } from './subjectsNature';
import { paper } from './subjectsPaper';
import { places } from './subjectsPlaces';
import { things } from './subjectsThings';
import { trade } from './subjectsTrade';
import { signs } from './subjectsSigns';
import type { Subject } from './subject';
import { tonesOf, type DemoColors, type Tones } from './tones';

const SUBJECTS: Readonly<Record<string, Subject>> = {
  ...food,
  ...nature,
  ...places,
  ...paper,
  ...things,
  ...trade,
  ...signs,
  word: lettering,
};

/** Ends the names of pictures for wide frames, which cut those of usual size at their edges. */
const SMALL = /\.small$/;

/**
 * Draws a subject on a field of 400 by 300.
 *
 * @param name a subject, and where it takes one its detail: `bike`, `yarn.8fa36b`; with `.small` at
 *   its end it is drawn so that a frame twice as wide as high shows it whole
 * @throws Error for a subject that no one has drawn
 */
export function drawScene(name: string, tones: Tones): string {
  if (SMALL.test(name)) {
    const scene = drawScene(name.replace(SMALL, ''), tones);
    return (
      rect(0, 0, 400, 300, tones.ground) + `<g transform="translate(56 31)scale(.72)">${scene}</g>`
    );
  }
  const [subject = '', detail = ''] = name.split('.');
  const draw = SUBJECTS[subject];
  if (!draw) throw new Error(`No one has drawn the subject "${subject}".`);
  return rect(0, 0, 400, 300, tones.ground) + draw(tones, detail);
}

/** Draws a picture of a demo in the colors of the demo; for the rest see {@link drawScene}. */
export const drawSubject = (name: string, colors: DemoColors): string =>
  drawScene(name, tonesOf(colors, name.length));

/** A picture of a demo cut to a box; `id` names its cutting path, which rounds the corners by `r`. */
export function pictureIn(
  [x, y, width, height]: readonly [number, number, number, number],
  name: string,
  colors: DemoColors,
  { id, r }: { id: string; r: number },
): string {
  const svg = p`<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">${drawSubject(name, colors)}</svg>`;
  if (r === 0) return svg;
  const path = p`<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/></clipPath>`;
  return `${path}<g clip-path="url(#${id})">${svg}</g>`;
}
