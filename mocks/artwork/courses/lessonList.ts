/** Where a long course begins: its lessons, part by part, beside what is made in it. */
import { formatCount, pluralize } from '../../../src/lib/text';
import { doneIn, lessonsOf, type PicturedCourse } from '../../seed/picturedCourse';
import { check, progress, pushButton } from '../screens/blocks';
import { isNarrow } from '../screens/screenCopy';
import { rowsIn } from '../screens/shell';
import { text, textLines, widthOf, wrapped } from '../screens/text';
import { circle, line, p, rect } from '../svg';
import { doneOf, lessonName, workIn, type CourseDraw } from './start';
import { workScreen } from './work';

/** A row of the list: a part of the course, or a lesson in it. */
interface Row {
  readonly title: string;
  readonly note: string;
  /** The number of a part; lessons have none. */
  readonly part?: number;
  readonly isDone: boolean;
  readonly isNext?: boolean;
}

/** All parts with how many lessons each has; the lessons of the one that the student is in below it. */
function rowsOf(course: PicturedCourse): Row[] {
  const done = doneIn(course);
  let before = 0;
  return course.sections.flatMap(({ title, lessons }, index): Row[] => {
    const from = before;
    before += lessons.length;
    const isOpen = from <= done && done < before;
    const part: Row = {
      title,
      note: pluralize(lessons.length, 'lesson', 'lessons'),
      part: index + 1,
      isDone: before <= done,
    };
    if (!isOpen) return [part];
    return [
      part,
      ...lessons.map((lesson, at) => ({
        title: lessonName(lesson.title),
        note: `${lesson.minutes} min`,
        isDone: from + at < done,
        isNext: from + at === done,
      })),
    ];
  });
}

const SIDE = 286;
const ROW = 46;

/** The lessons by part, those that are done ticked, beside what they lead to. */
export const lessonList: CourseDraw = (course, look, room) => {
  if (isNarrow(room)) {
    const title = course.sections[1]?.title ?? course.title;
    return workScreen(course, look, room, { title, note: '', action: 'Go on' });
  }
  const titleLines = wrapped(course.title, SIDE - 48, { size: 20, weight: 700, lines: 3 }).length;
  const y = 205 + titleLines * 26;
  const right = room.width - 24;
  const rows = rowsIn(rowsOf(course), room.height - 16, ROW).map((row, index) => {
    const { title, note, part, isDone, isNext } = row;
    const top = 16 + index * ROW;
    const x = SIDE + (part ? 34 : 62);
    const color = isNext ? look.onTint : look.text;
    return (
      (isNext ? rect(SIDE + 44, top + 1, room.width - SIDE - 56, ROW - 4, look.tint, 10) : '') +
      (part && index ? line(p`M${SIDE + 22} ${top}H${right}`, look.hair, 1.5) : '') +
      (part && !isDone
        ? circle(x, top + 23, 12, look.hair) +
          text(x, top + 28, String(part), {
            size: 13.5,
            weight: 700,
            color: look.text,
            anchor: 'middle',
          })
        : check(look, x, top + 23, part ? 12 : 10, isDone)) +
      text(x + 26, top + 28, title, {
        size: part ? 15.5 : 14.5,
        weight: part || isNext ? 600 : 400,
        color,
        maxWidth: right - x - 44 - widthOf(note, 13),
      }) +
      text(right, top + 28, note, { size: 13, color: isNext ? color : look.muted, anchor: 'end' })
    );
  });
  return (
    rect(0, 0, SIDE, room.height, look.ground) +
    rect(SIDE, 0, 1.5, room.height, look.hair) +
    workIn(course, [22, 22, SIDE - 44, 152]) +
    textLines(24, 206, course.title, {
      size: 20,
      weight: 700,
      color: look.text,
      maxWidth: SIDE - 48,
      lines: 3,
      leading: 1.3,
    }) +
    text(24, y, `with ${course.instructor}`, { size: 14, color: look.muted, maxWidth: SIDE - 48 }) +
    text(24, room.height - 98, doneOf(course), { size: 13.5, weight: 600, color: look.text }) +
    text(SIDE - 24, room.height - 98, `${formatCount(course.hours)} hours`, {
      size: 13.5,
      color: look.muted,
      anchor: 'end',
    }) +
    progress(look, 24, room.height - 86, SIDE - 48, doneIn(course) / lessonsOf(course).length) +
    pushButton(look, 24, room.height - 60, 'Go on', { width: SIDE - 48 }) +
    rows.join('')
  );
};
