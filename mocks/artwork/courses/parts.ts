/** Where a course begins with an overview: what is made in it, and its parts. */
import { pluralize } from '../../../src/lib/text';
import { doneIn, lessonsOf, type PicturedCourse } from '../../seed/picturedCourse';
import { card, check, progress, pushButton } from '../screens/blocks';
import type { Look } from '../screens/look';
import { isNarrow } from '../screens/screenCopy';
import { balanced, text, textLines } from '../screens/text';
import { circle, line, p, place, rect } from '../svg';
import { doneOf, stepsOnPhone, workIn, type CourseDraw, type Step } from './start';

/** The parts of a course, and in which of them the next lesson is. */
function partsOf(course: PicturedCourse): Step[] {
  const done = doneIn(course);
  let before = 0;
  return course.sections.map(({ title, lessons }) => {
    const from = before;
    before += lessons.length;
    const state = before <= done ? 'done' : from <= done ? 'next' : 'later';
    // Of a subject with a long name, the rest is said by the title of the course.
    const short = title.length > 32 ? title.replace(/^.* in practice$/, 'In practice') : title;
    return { title: short, note: pluralize(lessons.length, 'lesson', 'lessons'), state };
  });
}

const BAND = 226;

/** One of eight parts: its number or a tick, its title, and how many lessons it has. */
function partCard(look: Look, [width, height]: readonly [number, number], part: Step, at: number) {
  const isNext = part.state === 'next';
  const ink = isNext ? look.onTint : look.text;
  return (
    (isNext ? rect(0, 0, width, height, look.tint, 12) : card(look, 0, 0, width, height)) +
    (part.state === 'done'
      ? check(look, 25, 23, 12, true)
      : circle(25, 23, 12, isNext ? look.brand : look.hair) +
        text(25, 28, String(at + 1), {
          size: 13.5,
          weight: 700,
          color: isNext ? look.onBrand : look.text,
          anchor: 'middle',
        })) +
    text(46, 28, part.note, { size: 13, color: isNext ? ink : look.muted }) +
    textLines(14, 57, part.title, {
      size: 14.5,
      weight: 600,
      color: ink,
      maxWidth: width - 26,
      lines: 2,
      leading: 1.2,
    })
  );
}

/** What is made in the course beside its title, above its parts. */
export const coursePage: CourseDraw = (course, look, room) => {
  const parts = partsOf(course);
  if (isNarrow(room)) return stepsOnPhone(course, look, room, parts);
  const [wide, gap] = [312, 14];
  const left = room.width - wide - 24;
  const size = [(room.width - 48 - gap * 3) / 4, (room.height - BAND - 20 * 2 - gap) / 2] as const;
  const title = balanced(course.title, left - 56, { size: 27, weight: 800 });
  const y = 62 + title.length * 33;
  return (
    rect(0, 0, room.width, BAND, look.ground) +
    title
      .map((row, at) => text(24, 56 + at * 33, row, { size: 27, weight: 800, color: look.text }))
      .join('') +
    text(24, y, `with ${course.instructor}`, { size: 15, color: look.muted }) +
    pushButton(look, 24, BAND - 64, 'Go on', { width: 112 }) +
    progress(look, 156, BAND - 34, left - 156 - 32, doneIn(course) / lessonsOf(course).length) +
    text(156, BAND - 46, doneOf(course), { size: 14, weight: 600, color: look.text }) +
    workIn(course, [left, 16, wide, BAND - 32]) +
    line(p`M0 ${BAND}h${room.width}`, look.hair, 1.5) +
    parts
      .slice(0, 8)
      .map((part, at) =>
        place(
          24 + (at % 4) * (size[0] + gap),
          BAND + 20 + Math.floor(at / 4) * (size[1] + gap),
          partCard(look, size, part, at),
        ),
      )
      .join('')
  );
};
