/** Where a course begins: what it is made of, what is made in it, and how far the student has come. */
import { pluralize } from '../../../src/lib/text';
import { DONE, lessonsOf, type PicturedCourse } from '../../seed/picturedCourse';
import { courseResult } from '../courseCover';
import { asText } from '../lettering/setting';
import { card, check, progress, pushButton } from '../screens/blocks';
import { appIcon } from '../screens/frames';
import type { Look } from '../screens/look';
import { isNarrow, type Room } from '../screens/screenCopy';
import { rowsIn } from '../screens/shell';
import { balanced, text, textLines, widthOf, wrapped } from '../screens/text';
import { circle, group, line, p, place, rect } from '../svg';

/** Fills a room with a view of a course. */
export type CourseDraw = (course: PicturedCourse, look: Look, room: Room) => string;

/** A lesson or a part of a course: what it is called, how much it is, and how far one is in it. */
interface Step {
  readonly title: string;
  readonly note: string;
  readonly state: 'done' | 'next' | 'later';
}

/** How much of all lessons is done. */
export const doneOf = (course: PicturedCourse): string =>
  `${DONE} of ${pluralize(lessonsOf(course).length, 'lesson', 'lessons')}`;

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
    progress(look, 72, 58, room.width - 190, DONE / lessonsOf(course).length) +
    text(room.width - 20, 66, doneOf(course), {
      size: 12.5,
      weight: 600,
      color: look.text,
      anchor: 'end',
    }) +
    rows.join('')
  );
}

/** The parts of a course, and in which of them the next lesson is. */
function partsOf({ sections }: PicturedCourse): Step[] {
  let before = 0;
  return sections.map(({ title, lessons }) => {
    const from = before;
    before += lessons.length;
    const state = before <= DONE ? 'done' : from <= DONE ? 'next' : 'later';
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
  // As small as that, letters need no outlines of their own.
  const result = asText(() => courseResult(course.id));
  return (
    rect(0, 0, room.width, BAND, look.ground) +
    title
      .map((row, at) => text(24, 56 + at * 33, row, { size: 27, weight: 800, color: look.text }))
      .join('') +
    text(24, y, `with ${course.instructor}`, { size: 15, color: look.muted }) +
    pushButton(look, 24, BAND - 64, 'Go on', { width: 112 }) +
    progress(look, 156, BAND - 34, left - 156 - 32, DONE / lessonsOf(course).length) +
    text(156, BAND - 46, doneOf(course), { size: 14, weight: 600, color: look.text }) +
    place(
      left,
      16,
      `<clipPath id="u">${rect(0, 0, wide, BAND - 32, '#000', 14)}</clipPath>` +
        group('clip-path="url(#u)"', place(0, 0, result, wide / 640)),
    ) +
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
