import { picturedCourse } from '../seed/picturedCourse';
import { COURSE_RESULTS, RESULTS } from './courseResults';
import { deskOf, type Desk } from './courses/desk';
import { staged, type Staged } from './courses/stages';
import { brandOf } from './marks';
import { inScreenFont } from './screens/frames';
import { picture, rect } from './svg';

const LEVELS = ['basic', 'diploma', 'advance'];

/** What is made in a course, and the desk that it lies on. Throws an Error for what is no course. */
function madeIn(slug: string): Pick<Staged, 'desk' | 'made'> {
  const result = COURSE_RESULTS[slug];
  if (!result) throw new Error(`There is no course "${slug}" to draw a cover of.`);
  const [name, told] = result;
  // The compiler cannot see that both come from one entry.
  const draw = RESULTS[name] as (desk: Desk, of: typeof told) => string;
  return { desk: deskOf(brandOf(`course ${slug}`).colors), made: (on) => draw(on, told) };
}

/** Draws what is made in a course on its field, 640 by 400, as a part of another picture. */
export function courseResult(slug: string): string {
  const { desk, made } = madeIn(slug);
  return rect(0, 0, 640, 400, desk.colors.field) + made(desk);
}

/**
 * Draws the cover of a course, 640 by 400: what its students make, with the marks of the teacher's pen:
 * on a desk, in a lesson, in a workbook, above the parts of the course, or before and after it. What
 * stands beside covers (title, level, lessons) is not repeated on them. Throws an Error for a level that courses do not have, and for what is no course.
 */
export function courseCover(level: string, slug: string): string {
  if (!LEVELS.includes(level)) {
    throw new Error(`Unknown course level "${level}"; known are ${LEVELS.join(', ')}.`);
  }
  const course = picturedCourse(slug);
  if (!course) throw new Error(`There is no course "${slug}" to draw a cover of.`);
  const { desk, made } = madeIn(slug);
  return picture(
    640,
    400,
    inScreenFont(
      staged({
        slug,
        instructor: course.instructor,
        parts: course.sections.length,
        desk,
        made,
      }),
    ),
  );
}
