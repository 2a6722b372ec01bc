/** Where a course begins with what is made in it: as a task, or as what was said of it. */
import { pluralize } from '../../../src/lib/text';
import { doneIn, lessonsOf, type PicturedCourse } from '../../seed/picturedCourse';
import { check, face, pushButton } from '../screens/blocks';
import { appIcon } from '../screens/frames';
import type { Look } from '../screens/look';
import { isNarrow, type Room } from '../screens/screenCopy';
import { oneLine } from '../screens/oneLine';
import { rowsIn } from '../screens/shell';
import { text, widthOf, wrapped } from '../screens/text';
import { line, p, rect } from '../svg';
import { SLIDES_HIGH, slidesPart } from './lessonScreen';
import { SAID } from './said';
import { lessonName, STUDENT, workIn, type CourseDraw } from './start';

const HEAD = 60;
const WORK = 560;
const ASIDE = 584;

interface Head {
  readonly title: string;
  readonly note: string;
  readonly action: string;
}

/** What is made, large, below what it is and what to do next. */
export function workScreen(
  course: PicturedCourse,
  look: Look,
  room: Room,
  { title, note, action }: Head,
): string {
  const narrow = isNarrow(room);
  const icon = narrow ? 28 : 34;
  const bar = narrow ? 44 : HEAD;
  const at = narrow ? 52 : 68;
  const style = { size: narrow ? 15.5 : 16, weight: 700, color: look.text } as const;
  return (
    // On a ground of its own: what is made may have the color that the window stands on.
    (narrow
      ? rect(0, bar, room.width, room.height, look.ground) +
        workIn(course, [8, bar + 8, room.width - 16, room.height - bar - 8], true)
      : rect(0, HEAD, ASIDE - 1, room.height - HEAD, look.ground) +
        rect(ASIDE - 1, HEAD, 1.5, room.height, look.hair) +
        workIn(course, [12, HEAD + 12, WORK, room.height - HEAD - 24])) +
    rect(0, 0, room.width, bar, look.sheet) +
    line(p`M0 ${bar}h${room.width}`, look.hair, 1.5) +
    appIcon(look, narrow ? 14 : 20, (bar - icon) / 2, icon) +
    (narrow
      ? text(at, 28, title, { ...style, maxWidth: room.width - 150 })
      : text(at, 27, title, style) + text(at, 46, note, { size: 13, color: look.muted })) +
    pushButton(look, room.width - (narrow ? 12 : 20), narrow ? 6.5 : 13, action, {
      size: narrow ? 12.5 : 13.5,
      end: true,
    })
  );
}

/** What is to be made in the lesson that is next, and the lessons of its part. */
export const task: CourseDraw = (course, look, room) => {
  const [opening, part, then] = course.sections;
  const from = opening?.lessons.length ?? 0;
  const done = doneIn(course);
  const all = lessonsOf(course);
  const drawn = workScreen(course, look, room, {
    title: isNarrow(room) ? lessonName(all[done]?.title ?? '') : course.title,
    note: `Lesson ${done + 1} of ${all.length}`,
    action: 'Hand in',
  });
  if (isNarrow(room) || !part) return drawn;
  const x = ASIDE + 20;
  const width = room.width - x - 18;
  const promise = wrapped(course.promise, width, { size: 15, lines: 3 });
  const top = HEAD + 58 + promise.length * 21;
  const foot = room.height - SLIDES_HIGH - 12;
  const steps = rowsIn(part.lessons, foot - top - 4, 38).map(({ title, minutes }, at) => {
    const y = top + at * 38;
    const isNext = from + at === done;
    return (
      (isNext ? rect(x - 8, y, width + 16, 36, look.tint, 10) : '') +
      check(look, x + 12, y + 18, 10, from + at < done) +
      text(x + 32, y + 23, lessonName(title), {
        size: 14,
        weight: isNext ? 600 : 400,
        color: isNext ? look.onTint : look.text,
        maxWidth: width - 84,
      }) +
      text(x + width, y + 23, `${minutes} min`, {
        size: 12.5,
        color: isNext ? look.onTint : look.muted,
        anchor: 'end',
      })
    );
  });
  const below = top + steps.length * 38;
  // Where a part is short, what comes after it is seen.
  const after =
    then && steps.length === part.lessons.length && foot - below >= 74
      ? line(p`M${x} ${below + 10}h${width}`, look.hair, 1.5) +
        text(x, below + 40, then.title, {
          size: 14,
          weight: 600,
          color: look.text,
          maxWidth: width - 84,
        }) +
        text(x + width, below + 40, pluralize(then.lessons.length, 'lesson', 'lessons'), {
          size: 12.5,
          color: look.muted,
          anchor: 'end',
        })
      : '';
  return (
    drawn +
    after +
    oneLine(x, HEAD + 34, part.title, {
      size: 18,
      weight: 700,
      color: look.text,
      maxWidth: width,
    }) +
    promise
      .map((row, at) => text(x, HEAD + 59 + at * 21, row, { size: 15, color: look.muted }))
      .join('') +
    steps.join('') +
    slidesPart(course, look, [x, foot, width])
  );
};

/** What the teacher says of the project of a student, and what the student answers. */
export const review: CourseDraw = (course, look, room) => {
  const said = SAID[course.id];
  if (!said) throw new Error(`Nothing is said of the work in "${course.id}".`);
  const drawn = workScreen(course, look, room, {
    title: isNarrow(room) ? 'Your own project' : course.title,
    note: 'Your own project, first version',
    action: isNarrow(room) ? '2 comments' : 'Share',
  });
  if (isNarrow(room)) return drawn;
  const x = ASIDE + 20;
  const width = room.width - x - 18;
  let y = HEAD + 22;
  const comments = [course.instructor, STUDENT].map((who, at) => {
    const rows = wrapped(said[at]!, width, { size: 15 });
    const when = ['Mon', 'Tue'][at]!;
    const top = y;
    y += 48 + rows.length * 21 + 16;
    return (
      (at ? line(p`M${x} ${top - 12}h${width}`, look.hair, 1.5) : '') +
      face(x + 15, top + 15, 15, who) +
      text(x + 40, top + 20, who, {
        size: 14,
        weight: 600,
        color: look.text,
        maxWidth: width - 50 - widthOf(when, 12.5),
      }) +
      text(x + width, top + 20, when, { size: 12.5, color: look.muted, anchor: 'end' }) +
      rows
        .map((row, index) => text(x, top + 52 + index * 21, row, { size: 15, color: look.text }))
        .join('')
    );
  });
  return (
    drawn + comments.join('') + slidesPart(course, look, [x, room.height - SLIDES_HIGH - 12, width])
  );
};
