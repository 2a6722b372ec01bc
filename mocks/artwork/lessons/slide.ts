/** What the opening slide of a lesson is drawn from, and the pieces that all of them share. */
import { SLIDE } from '../../rules/lessonSlides';
import { lessonsOf, picturedCourse, type PicturedCourse } from '../../seed/picturedCourse';
import { slugOf } from '../../seed/wording';
import { deskOf, type Desk } from '../courses/desk';
import { lessonName } from '../courses/start';
import { setIn } from '../covers/cover';
import { brandOf } from '../marks';
import { mix } from '../palette';
import { inkOn } from '../screens/look';
import { speaker } from '../screens/speaker';
import { text, widthOf } from '../screens/text';
import { group, place, rect } from '../svg';

/** How large slides are. */
export const { width: WIDTH, height: HEIGHT } = SLIDE;

/** Where the text of slides begins, from every edge. */
export const EDGE = 56;

/** The slide of one lesson. */
export interface Slide {
  readonly course: PicturedCourse;
  readonly desk: Desk;
  /** Its place in the course, from 1. */
  readonly number: number;
  /** What the lesson is called in full, and without the title of its part. */
  readonly title: string;
  readonly heading: string;
  /** The place of the part of the course that it is in, from 1. */
  readonly part: number;
  /** The lessons of that part as {@link heading}s, and which of them this is, from 0. */
  readonly headings: readonly string[];
  readonly at: number;
}

/** What a lesson is called without the title of its part, which its page says. */
const headingIn = (section: string, title: string): string =>
  title.startsWith(`${section}: `) ? lessonName(title) : title;

/**
 * The slide of a lesson of a course.
 *
 * @throws Error for what is no course, and for a lesson that it does not have
 */
export function slideOf(courseId: string, lessonId: string): Slide {
  const course = picturedCourse(courseId);
  if (!course) throw new Error(`There is no course "${courseId}" to draw a slide of.`);
  const part = course.sections.findIndex(({ lessons }) =>
    lessons.some(({ id }) => id === lessonId),
  );
  const section = course.sections[part];
  if (!section) throw new Error(`${courseId} has no lesson "${lessonId}".`);
  const at = section.lessons.findIndex(({ id }) => id === lessonId);
  const headings = section.lessons.map(({ title }) => headingIn(section.title, title));
  return {
    course,
    desk: deskOf(brandOf(`course ${courseId}`).colors),
    number: lessonsOf(course).findIndex(({ id }) => id === lessonId) + 1,
    title: section.lessons[at]!.title,
    heading: headings[at]!,
    part: part + 1,
    headings,
    at,
  };
}

/**
 * Which lesson it is, in a box; `y` is the top of that. Its part stands above the player already, and often
 * begins the title there.
 */
export function kicker({ number }: Slide, x: number, y: number, fill: string): string {
  const words = `Lesson ${number}`;
  const wide = widthOf(words, 30, 700) + 32;
  return (
    rect(x, y, wide, 50, fill, 12) +
    text(x + wide / 2, y + 36, words, {
      size: 30,
      weight: 700,
      color: inkOn(fill),
      anchor: 'middle',
    })
  );
}

const LEADING = 1.14;
const SIZES = [80, 74, 68, 62, 56, 51, 46, 42, 38];

/** The title of a lesson about the middle of a box, in the largest letters that it has room for. */
export function heading(
  { heading: words }: Slide,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  color: string,
): string {
  const fits = (size: number) => {
    const { rows } = setIn(words, width, [size], 9);
    const widest = Math.max(...rows.map((row) => widthOf(row, size, 700)));
    return rows.length * size * LEADING <= height && widest <= width;
  };
  const { size, rows } = setIn(words, width, [SIZES.find(fits) ?? 34], 9);
  const first = y + (height - rows.length * size * LEADING) / 2 + size * 0.92;
  return rows
    .map((row, at) => text(x, first + at * size * LEADING, row, { size, weight: 700, color }))
    .join('');
}

/**
 * The teacher in a picture with round corners.
 *
 * @param scale of the person: at 1 the face is 86 wide
 */
export function teacherIn(
  { course, desk }: Slide,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  {
    r,
    scale,
    headroom = 0,
  }: { readonly r: number; readonly scale: number; readonly headroom?: number },
): string {
  const { brand, colors, ink } = desk;
  // Lighter than the ground of the slide, which it lies on.
  const field = mix(colors.field, '#FFFFFF', 0.35);
  const wide = 350 * scale;
  return place(
    x,
    y,
    `<clipPath id="s">${rect(0, 0, width, height, '#000', r)}</clipPath>` +
      group(
        'clip-path="url(#s)"',
        speaker(
          { x: (width - wide) / 2, y: 0, width: wide, height, headroom, isBare: scale < 1 },
          slugOf(course.instructor),
          field,
          mix(brand, ink, 0.3),
        ),
      ),
  );
}
