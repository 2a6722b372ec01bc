import { slugOf } from '../seed/wording';
import { pluralize } from '../../src/lib/text';
import { doneIn, lessonsOf, picturedCourse, type CourseStart } from '../seed/picturedCourse';
import { lessonList } from './courses/lessonList';
import { coursePage } from './courses/parts';
import { lessonsOnPhone, type CourseDraw } from './courses/start';
import { review, task } from './courses/work';
import { appIcon } from './screens/frames';
import { player } from './screens/layouts/player';
import { lookOf, type Look } from './screens/look';
import type { Layout } from './screens/shell';
import { isNarrow, type Room, type ScreenCopy } from './screens/screenCopy';
import { text, wrapped, type TextStyle } from './screens/text';
import { line, p, rect } from './svg';

const LEVELS = { basic: 'Basic', diploma: 'Diploma', advance: 'Advance' } as const;

/** A lesson as it plays, the next ones beside it. */
const lessonPlayer: CourseDraw = (course, look, room) => {
  const all = lessonsOf(course);
  const from = doneIn(course) - 1;
  const [, lesson] = all.slice(from);
  const screen: ScreenCopy = {
    title: course.school,
    speaker: slugOf(course.instructor),
    headline: lesson?.title ?? course.title,
    action: 'Next lesson',
    nav: ['Course', lesson?.section ?? ''],
    rows: all.slice(from, from + 7).map(({ title, minutes }, index) => {
      const [part = '', rest] = title.split(': ');
      return rest === undefined
        ? [title, `Lesson ${from + index + 1}`, `${minutes} min`]
        : [rest.charAt(0).toUpperCase() + rest.slice(1), part, `${minutes} min`];
    }),
    figures: [],
    trend: [],
    body: [course.title, course.tagline],
  };
  const layout: Layout = player;
  return layout(screen, look, room);
};

/** What the certificate says, whole or its head alone. */
const CERTIFIES = 'This certifies that';
const HAS_FINISHED = 'has finished the course';

/** Who the certificate is for, and of which course. */
const certificateHead: CourseDraw = (course, look, room) => {
  const middle = room.width / 2;
  const size = 17;
  const centered = (y: number, words: string, style: Omit<TextStyle, 'anchor'>) =>
    text(middle, y, words, { ...style, anchor: 'middle' });
  const edge = p`stroke="${look.link}" stroke-width="2"`;
  return (
    rect(14, 14, room.width - 28, room.height + 40, 'none', 8, edge) +
    centered(52, 'Certificate', { size: 27, weight: 800, color: look.text }) +
    centered(80, CERTIFIES, { size: 13.5, color: look.muted }) +
    centered(106, 'Maya Lindqvist', { size: 20, weight: 700, color: look.link }) +
    centered(131, HAS_FINISHED, { size: 13.5, color: look.muted }) +
    wrapped(course.title, room.width - 64, { size, weight: 700, lines: 2 })
      .map((row, index) => centered(160 + index * 24, row, { size, weight: 700, color: look.text }))
      .join('')
  );
};

/** The certificate as it is printed: who finished what, with all of its lessons. */
const certificate: CourseDraw = (course, look, room) => {
  const middle = room.width / 2;
  const edge = p`stroke="${look.link}" stroke-width="3"`;
  const size = 27;
  if (isNarrow(room)) return certificateHead(course, look, room);
  const titleLines = wrapped(course.title, room.width - 200, { size, weight: 700, lines: 2 });
  const foot = room.height - 66;
  return (
    rect(0, 0, room.width, room.height, look.sheet) +
    rect(22, 22, room.width - 44, room.height - 44, 'none', 8, edge) +
    rect(30, 30, room.width - 60, room.height - 60, 'none', 5, `stroke="${look.link}"`) +
    appIcon(look, middle - 24, 56, 48) +
    text(middle, 132, `${course.school} · Dealwright`, {
      size: 14.5,
      color: look.muted,
      anchor: 'middle',
    }) +
    text(middle, 182, 'Certificate', {
      size: 38,
      weight: 800,
      color: look.text,
      anchor: 'middle',
    }) +
    text(middle, 220, CERTIFIES, { size: 14.5, color: look.muted, anchor: 'middle' }) +
    text(middle, 252, 'Maya Lindqvist', {
      size: 25,
      weight: 700,
      color: look.link,
      anchor: 'middle',
    }) +
    text(middle, 280, HAS_FINISHED, {
      size: 14.5,
      color: look.muted,
      anchor: 'middle',
    }) +
    titleLines
      .map((row, index) =>
        text(middle, 318 + index * 34, row, {
          size,
          weight: 700,
          color: look.text,
          anchor: 'middle',
        }),
      )
      .join('') +
    text(
      middle,
      320 + titleLines.length * 30,
      `with all of its ${pluralize(course.lessonCount, 'lesson', 'lessons')}, about ${pluralize(course.hours, 'hour', 'hours')} in all.`,
      { size: 14.5, color: look.muted, anchor: 'middle' },
    ) +
    line(p`M70 ${foot - 8}h180M${room.width - 250} ${foot - 8}h180`, look.soft, 1.5) +
    text(160, foot + 12, course.instructor, {
      size: 13.5,
      weight: 600,
      color: look.text,
      anchor: 'middle',
    }) +
    text(room.width - 160, foot + 12, `Level: ${LEVELS[course.level]}`, {
      size: 13.5,
      weight: 600,
      color: look.text,
      anchor: 'middle',
    })
  );
};

interface View {
  /** What is open in the window. */
  readonly name: string;
  readonly draw: CourseDraw;
}

const STARTS: Readonly<Record<CourseStart, View>> = {
  lessons: { name: 'lessons', draw: lessonList },
  parts: { name: 'course', draw: coursePage },
  task: { name: 'task', draw: task },
  review: { name: 'project', draw: review },
};

/** A view after the first one: where that shows what is made, the close-up of this one is of the lessons. */
const later = ({ name, draw }: View): View => ({
  name,
  draw: (course, look, room) =>
    (isNarrow(room) && course.start !== 'parts' ? lessonsOnPhone : draw)(course, look, room),
});

const VIEWS: Readonly<Record<string, View>> = {
  lessons: later(STARTS.lessons),
  task: later(STARTS.task),
  player: { name: 'player', draw: lessonPlayer },
  certificate: { name: 'certificate', draw: certificate },
};

/** One view of a course, before it is drawn at some size. */
export interface CourseView {
  /** What is open in the window. */
  readonly title: string;
  readonly look: Look;
  /** Fills a room with it. */
  readonly draw: (room: Room) => string;
}

/**
 * A view of a course by its name: where it begins (``), `player`, `lessons`, `task` or `certificate`.
 *
 * @throws Error for what is no course, and for a view that courses do not have
 */
export function courseView(slug: string, view: string): CourseView {
  const course = picturedCourse(slug);
  if (!course) throw new Error(`Nothing is known of "${slug}" to draw its screens from.`);
  const shown = view === '' ? STARTS[course.start] : VIEWS[view];
  if (!shown) throw new Error(`${slug} has no screen "${view}".`);
  const look = lookOf(`course ${slug}`, false);
  return { title: shown.name, look, draw: (room) => shown.draw(course, look, room) };
}
