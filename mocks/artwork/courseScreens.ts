import { picturedCourse, type CourseStart } from '../seed/picturedCourse';
import { certificate, certificateOnField } from './courses/certificate';
import { lessonList } from './courses/lessonList';
import { lessonOnPhone, lessonPlayer } from './courses/lessonScreen';
import { coursePage } from './courses/parts';
import type { CourseDraw } from './courses/start';
import { slideOnPhone, slides } from './courses/slides';
import { review, task } from './courses/work';
import { lookOf, type Look } from './screens/look';
import type { Room } from './screens/screenCopy';

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
  player: { name: '', frame: 'poster', draw: lessonOnPhone },
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
