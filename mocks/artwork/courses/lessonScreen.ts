/** A lesson of a course as it opens: its slides, with the lessons around it. */
import { doneIn, lessonsOf, type PicturedCourse } from '../../seed/picturedCourse';
import { BAR, brightOn } from '../lessons/playerBar';
import { slideOf, type Slide } from '../lessons/slide';
import { onlySlide, playerHeight, slidePlayer } from '../lessons/slidePlayer';
import { check } from '../screens/blocks';
import type { Look } from '../screens/look';
import { rowsIn, withTop } from '../screens/shell';
import { text, textLines } from '../screens/text';
import { softShadow } from '../softShadow';
import { line, p, place, rect } from '../svg';
import { lessonName, type CourseDraw } from './start';

/** The slide of the lesson where a student is. */
export function nextSlide(course: PicturedCourse): Slide {
  const { id } = lessonsOf(course)[doneIn(course)]!;
  return slideOf(course.id, id);
}

/** What a lesson is made of: the words of the line below the player. */
const MADE_OF = 'Slides without sound. The whole text is below.';

/** The slides of the lesson that is next, its neighbors beside them. */
export const lessonPlayer: CourseDraw = (course, look, room) => {
  const all = lessonsOf(course);
  const from = doneIn(course) - 1;
  const next = all[from + 1];
  const slide = nextSlide(course);
  const screen = {
    title: course.school,
    headline: '',
    action: 'Next lesson',
    nav: ['Course', next?.section ?? ''],
    rows: [],
    figures: [],
    trend: [],
    body: [],
  };
  return withTop(screen, look, room, (inner) => {
    const width = Math.round(inner.width * 0.56);
    const high = playerHeight(width, 44);
    const x = 22 + width + 24;
    const side = inner.width - x - 22;
    const rows = rowsIn(all.slice(from), inner.height - 66, 52).map(
      ({ title, section, minutes }, at) => {
        const y = 58 + at * 52;
        return (
          (at === 1 ? rect(x - 8, y, side + 16, 50, look.tint, 10) : '') +
          check(look, x + 12, y + 25, 10, at === 0) +
          text(x + 34, y + 22, lessonName(title), {
            size: 13.5,
            weight: 600,
            color: look.text,
            maxWidth: side - 86,
          }) +
          text(x + 34, y + 40, section, { size: 12.5, color: look.muted, maxWidth: side - 44 }) +
          text(x + side, y + 22, `${minutes} min`, {
            size: 12.5,
            color: look.muted,
            anchor: 'end',
          })
        );
      },
    );
    return (
      slidePlayer(slide, [22, 20, width], {
        bar: 44,
        r: 12,
        bright: brightOn(slide.desk, BAR),
        size: 15,
      }) +
      text(22, 20 + high + 36, next?.title ?? course.title, {
        size: 19,
        weight: 700,
        color: look.text,
        maxWidth: width,
      }) +
      textLines(22, 20 + high + 62, MADE_OF, {
        size: 14,
        color: look.muted,
        maxWidth: width,
        lines: 1,
      }) +
      text(x, 42, next?.section ?? '', {
        size: 15,
        weight: 700,
        color: look.text,
        maxWidth: side,
      }) +
      line(p`M${x} 52h${side}`, look.hair, 1.5) +
      rows.join('')
    );
  });
};

/** The player alone, as large as a phone has room for. */
export const lessonOnPhone: CourseDraw = (course, _look, room) => {
  const slide = nextSlide(course);
  const width = 504;
  const high = playerHeight(width, 48);
  const [x, y] = [(room.width - width) / 2, (room.height - high) / 2];
  return (
    place(x, y, softShadow(width, high, 16)) +
    slidePlayer(slide, [x, y, width], {
      bar: 48,
      r: 16,
      bright: brightOn(slide.desk, BAR),
      size: 19,
    })
  );
};

/** How high the part is that says what the slides of a lesson are. */
export const SLIDES_HIGH = 114;

/** The first slide of the lesson that is next, small, below what all of them are; `y` is their top. */
export function slidesPart(
  course: PicturedCourse,
  look: Look,
  [x, y, width]: readonly [x: number, y: number, width: number],
): string {
  const wide = 128;
  const beside = wide + 14;
  const each = (width - beside - 9) / 4;
  return place(
    x,
    y,
    line(p`M0 0h${width}`, look.hair, 1.5) +
      text(0, 26, 'Slides with a text version', { size: 14, weight: 600, color: look.text }) +
      `<clipPath id="v">${rect(0, 0, wide, 72, '#000', 8)}</clipPath>` +
      place(0, 40, `<g clip-path="url(#v)">${onlySlide(nextSlide(course), wide)}</g>`) +
      [0, 1, 2, 3]
        .map((at) => rect(beside + at * (each + 3), 66, each, 4, at ? look.hair : look.brand, 2))
        .join('') +
      text(beside, 94, '1 of 4', { size: 13, color: look.muted }),
  );
}
