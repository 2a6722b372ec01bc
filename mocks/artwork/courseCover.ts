import { picturedCourse } from '../seed/picturedCourse';
import { COURSE_RESULTS, RESULTS } from './courseResults';
import { deskOf, type Desk } from './courses/desk';
import { MINIATURES } from './courses/miniature';
import { HALF, staged, stageOf, type Staged } from './courses/stages';
import { litGround } from './light';
import { brandOf } from './marks';
import { picture, place, rect } from './svg';

const LEVELS = ['basic', 'diploma', 'advance'];

/** What is made in a course, large and as a thumbnail. */
interface Made extends Pick<Staged, 'desk' | 'made'> {
  readonly small: string;
}

/** What is made in a course, and the desk that it lies on. Throws an Error for what is no course. */
function madeIn(slug: string): Made {
  const result = COURSE_RESULTS[slug];
  if (!result) throw new Error(`There is no course "${slug}" to draw a cover of.`);
  const [name, told] = result;
  type Draw = (desk: Desk, of: typeof told) => string;
  // The compiler cannot see that all of them come from one entry.
  const [draw, drawSmall] = [RESULTS[name] as Draw, MINIATURES[name] as Draw];
  const desk = deskOf(brandOf(`course ${slug}`).colors);
  return { desk, made: (on) => draw(on, told), small: drawSmall(desk, told) };
}

/** One thing of the result where the picture is as narrow as a thumbnail. */
const SMALL = '<style>@media(max-width:199px){#z{display:none}#t{display:inline}}</style>';

/**
 * Draws what is made in a course on its field, 640 by 400, as a part of another picture: in its middle,
 * where covers keep the room above free for the heart of their cards, and with a margin. At both sides
 * its ground goes on, for boxes that are wider than it is.
 */
export function courseResult(slug: string): string {
  const { desk, made } = madeIn(slug);
  return rect(-64, 0, 768, 400, desk.colors.field) + place(28, -3, made(desk), 0.92);
}

/**
 * Draws the cover of a course, 640 by 400: what its students make, with the marks of the teacher's pen:
 * on a desk, in a lesson, in a workbook, alone, or before and after it. What
 * stands beside covers (title, level, lessons) is not repeated on them. Throws an Error for a level that courses do not have, and for what is no course.
 */
export function courseCover(level: string, slug: string): string {
  if (!LEVELS.includes(level)) {
    throw new Error(`Unknown course level "${level}"; known are ${LEVELS.join(', ')}.`);
  }
  if (!picturedCourse(slug)) throw new Error(`There is no course "${slug}" to draw a cover of.`);
  const { desk, made, small } = madeIn(slug);
  const large = staged({ slug, desk, made });
  const { field } = desk.colors;
  // Under the other half it would be seen at rounded corners, as a line in its color.
  const isSplit = stageOf(slug) === 'split';
  const under = isSplit ? rect(0, 0, 640, 400, field) + rect(0, 0, 640, 400, 'url(#l)') : '';
  return picture(
    640,
    400,
    SMALL +
      litGround(640, 400, field, isSplit ? HALF - 2 : 0) +
      `<g id="z">${large}</g><g id="t" display="none">${under}${small}</g>`,
  );
}
