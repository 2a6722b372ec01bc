import type { CourseProgressRecord, CourseRecord } from '../store/records/courseRecords';
import { before, DAY_MS } from './clock';

const LEARNER = 'member-maya';
const COURSE = 'spreadsheets';
/** How many lessons are still to be done: few, so that a certificate is near. */
const LEFT = 3;
/** Days between the seed's moment and the first lesson; one lesson was done every other day. */
const FIRST_DAYS = 94;
const DAYS_APART = 2;

/** How far the demonstration account has come in the course that it bought. */
export function buildCourseProgress(courses: readonly CourseRecord[]): CourseProgressRecord[] {
  const course = courses.find(({ id }) => id === COURSE);
  if (!course) throw new Error(`There is no course "${COURSE}"`);
  const lessons = course.sections.flatMap((section) => section.lessons);
  const done = lessons.slice(0, -LEFT);
  return [
    {
      id: `${LEARNER}--${COURSE}`,
      accountId: LEARNER,
      courseId: COURSE,
      openLesson: lessons[done.length]!.id,
      done: done.map(({ id }, index) => ({
        lessonId: id,
        doneAt: before((FIRST_DAYS - index * DAYS_APART) * DAY_MS),
      })),
    },
  ];
}
