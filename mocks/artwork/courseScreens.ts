import { slugOf } from '../seed/wording';
import { doneIn, lessonsOf, picturedCourse, type CourseStart } from '../seed/picturedCourse';
import { certificate, certificateOnField } from './courses/certificate';
import { lessonList } from './courses/lessonList';
import { coursePage } from './courses/parts';
import type { CourseDraw } from './courses/start';
import { slideOnPhone, slides } from './courses/slides';
import { review, task } from './courses/work';
import { player } from './screens/layouts/player';
import { lookOf, type Look } from './screens/look';
import type { Layout } from './screens/shell';
import type { Room, ScreenCopy } from './screens/screenCopy';

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

interface View {
  /** What is open in the window. */
  readonly name: string;
  /** What it is shown in, as in {@link CourseView}; without it a window. */
  readonly frame?: 'app' | 'poster';
  readonly draw: CourseDraw;
}

const STARTS: Readonly<Record<CourseStart, View>> = {
  lessons: { name: 'lessons', draw: lessonList },
  parts: { name: 'course', draw: coursePage },
  task: { name: 'task', draw: task },
  review: { name: 'project', draw: review },
};

const VIEWS: Readonly<Record<string, View>> = {
  player: { name: 'player', frame: 'app', draw: lessonPlayer },
  slides: { name: '', frame: 'poster', draw: slides },
  certificate: { name: '', frame: 'poster', draw: certificateOnField },
};

/** Views that are drawn in another way where they are to be read on a phone. */
const CLOSE_UPS: Readonly<Record<string, View>> = {
  slides: { name: '', frame: 'poster', draw: slideOnPhone },
  certificate: { name: '', draw: certificate },
};

/** One view of a course, before it is drawn at some size. */
export interface CourseView {
  /** What it is shown in: an app fills the picture, a poster lies on its ground without a window. */
  readonly frame: 'window' | 'app' | 'poster';
  /** What is open in the window. */
  readonly title: string;
  readonly look: Look;
  /** Fills a room with it. */
  readonly draw: (room: Room) => string;
}

/**
 * A view of a course by its name: where it begins (``), `player`, `slides` or `certificate`.
 *
 * @param isCloseUp whether it is to be read on a phone
 * @throws Error for what is no course, and for a view that courses do not have
 */
export function courseView(slug: string, view: string, isCloseUp = false): CourseView {
  const course = picturedCourse(slug);
  if (!course) throw new Error(`Nothing is known of "${slug}" to draw its screens from.`);
  const large = view === '' ? STARTS[course.start] : VIEWS[view];
  if (!large) throw new Error(`${slug} has no screen "${view}".`);
  const { name, frame = 'window', draw } = (isCloseUp && CLOSE_UPS[view]) || large;
  const look = lookOf(`course ${slug}`, false);
  return { frame, title: name, look, draw: (room) => draw(course, look, room) };
}
