import { picturedCourse } from '../seed/picturedCourse';
import { COURSE_COMPOSITIONS } from './courseCompositions';
import { COURSE_COVERS } from './courseCovers';
import { DUOTONES } from './palette';
import { randomFrom } from './random';
import { inScreenFont } from './screens/frames';
import { picture, rect } from './svg';

const LEVELS = ['basic', 'diploma', 'advance'];

/**
 * Draws the cover of a course, 640 by 400: one strong motif, on some with the title in large
 * letters. What stands beside covers (level, lessons, hours) is not repeated on them. Throws an
 * Error for a level that courses do not have, and for what is no course.
 */
export function courseCover(level: string, slug: string): string {
  if (!LEVELS.includes(level)) {
    throw new Error(`Unknown course level "${level}"; known are ${LEVELS.join(', ')}.`);
  }
  const course = picturedCourse(slug);
  const [composition, ...subjects] = COURSE_COVERS[slug] ?? [];
  if (!course || !composition) throw new Error(`There is no course "${slug}" to draw a cover of.`);
  const colors = randomFrom(`colours of course ${slug}`).pick(DUOTONES);
  return picture(
    640,
    400,
    rect(0, 0, 640, 400, colors.field) +
      inScreenFont(COURSE_COMPOSITIONS[composition]({ course, slug, colors, subjects })),
  );
}
