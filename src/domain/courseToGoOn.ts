import type { OwnCourse } from '../api/resources/courses';

/**
 * The course to go on with: one that was begun, else one to begin; none where all are done.
 *
 * @param courses those that a member owns
 */
export function courseToGoOn(courses: readonly OwnCourse[]): OwnCourse | undefined {
  const open = courses.filter(({ doneCount, lessonCount }) => doneCount < lessonCount);
  return open.find(({ isBegun }) => isBegun) ?? open[0];
}
