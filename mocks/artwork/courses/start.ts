/** What the first screens of courses share: what is made in them, and how far the student has come. */
import { pluralize } from '../../../src/lib/text';
import { doneIn, lessonsOf, type PicturedCourse } from '../../seed/picturedCourse';
import { courseResult } from '../courseCover';
import { check, progress } from '../screens/blocks';
import { appIcon } from '../screens/frames';
import type { Look } from '../screens/look';
import type { Room } from '../screens/screenCopy';
import { rowsIn } from '../screens/shell';
import { text, widthOf, wrapped } from '../screens/text';
import { group, place, rect } from '../svg';

/** Who studies on the screens of all courses: none of the demo accounts, whose progress is their own. */
export const STUDENT = 'Jonas Weber';

/** Fills a room with a view of a course. */
export type CourseDraw = (course: PicturedCourse, look: Look, room: Room) => string;

/** A lesson or a part of a course: what it is called, how much it is, and how far one is in it. */
export interface Step {
  readonly title: string;
  readonly note: string;
  readonly state: 'done' | 'next' | 'later';
}

/** How much of all lessons is done. */
export const doneOf = (course: PicturedCourse): string =>
  `${doneIn(course)} of ${pluralize(lessonsOf(course).length, 'lesson', 'lessons')}`;

/** How far the student has come, and the steps around the next one. */
export function stepsOnPhone(
  course: PicturedCourse,
  look: Look,
  room: Room,
  steps: readonly Step[],
): string {
  const isLong = widthOf(course.title, 17, 700) > room.width - 92;
  const size = isLong ? 15 : 17;
  const rows = rowsIn(steps, room.height - 86, 44).map(({ title, note, state }, index) => {
    const y = 86 + index * 44;
    const isNext = state === 'next';
    return (
      (isNext ? rect(10, y, room.width - 20, 42, look.tint, 10) : '') +
      check(look, 32, y + 21, 10, state === 'done') +
      text(54, y + 26, title, {
        size: 14,
        weight: isNext ? 600 : 400,
        color: isNext ? look.onTint : look.text,
        maxWidth: room.width - 66 - widthOf(note, 12.5) - 18,
      }) +
      text(room.width - 20, y + 26, note, { size: 12.5, color: look.muted, anchor: 'end' })
    );
  });
  return (
    appIcon(look, 18, 16, 40) +
    wrapped(course.title, room.width - 92, { size, weight: 700 })
      .map((row, index) =>
        text(72, (isLong ? 27 : 34) + index * 18, row, { size, weight: 700, color: look.text }),
      )
      .join('') +
    progress(look, 72, 58, room.width - 190, doneIn(course) / lessonsOf(course).length) +
    text(room.width - 20, 66, doneOf(course), {
      size: 12.5,
      weight: 600,
      color: look.text,
      anchor: 'end',
    }) +
    rows.join('')
  );
}

/** What a lesson is called below the title of its part, which need not be said again. */
export function lessonName(title: string): string {
  const [, name = title] = title.split(': ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How large a work is in a low box, and where it begins: all that stands on its ground is in sight. */
const WHOLE = { scale: 0.47, top: 36 };

/**
 * What is made in a course, filling a box with its upper left corner there.
 *
 * @param isLow whether the box is lower than what fills its width, and the ground alone goes on below it,
 *   where the edge of the picture cuts it
 */
export function workIn(
  course: PicturedCourse,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  isLow = false,
): string {
  const scale = isLow ? WHOLE.scale : Math.max(width / 640, height / 400);
  const top = isLow ? -scale * WHOLE.top : (height - scale * 400) / 2;
  const [r, below] = isLow ? [10, 12] : [14, 0];
  return place(
    x,
    y,
    `<clipPath id="u">${rect(0, 0, width, height + below, '#000', r)}</clipPath>` +
      group(
        'clip-path="url(#u)"',
        place((width - scale * 640) / 2, top, courseResult(course.id), scale),
      ),
  );
}
