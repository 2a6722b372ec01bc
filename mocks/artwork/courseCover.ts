import { picturedCourse } from '../seed/picturedCourse';
import { COURSE_RESULTS, RESULTS } from './courseResults';
import { deskOf, type Desk } from './courses/desk';
import { staged } from './courses/stages';
import { brandOf } from './marks';
import { inScreenFont } from './screens/frames';
import { picture } from './svg';

const LEVELS = ['basic', 'diploma', 'advance'];

/**
 * Draws the cover of a course, 640 by 400: what its students make, with the marks of the teacher's pen:
 * on a desk, in a lesson, in a workbook, above the parts of the course, or before and after it. What
 * stands beside covers (title, level, lessons) is not repeated on them. Throws an Error for a level that courses do not have, and for what is no course.
 */
export function courseCover(level: string, slug: string): string {
  if (!LEVELS.includes(level)) {
    throw new Error(`Unknown course level "${level}"; known are ${LEVELS.join(', ')}.`);
  }
  const result = COURSE_RESULTS[slug];
  const course = picturedCourse(slug);
  if (!course || !result) {
    throw new Error(`There is no course "${slug}" to draw a cover of.`);
  }
  const [name, told] = result;
  const { colors } = brandOf(`course ${slug}`);
  const desk = deskOf(colors);
  // The compiler cannot see that both come from one entry.
  const draw = RESULTS[name] as (desk: Desk, of: typeof told) => string;
  return picture(
    640,
    400,
    inScreenFont(
      staged({
        slug,
        instructor: course.instructor,
        parts: course.sections.length,
        desk,
        made: (on) => draw(on, told),
      }),
    ),
  );
}
