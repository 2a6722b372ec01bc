import type { OwnCourse } from '../api/resources/courses';

/** Whether the member has done a lesson of the course, or has come past the first without that. */
export const hasBegun = ({ doneCount, resumeLesson }: OwnCourse): boolean =>
  doneCount > 0 || resumeLesson.number > 1;

/**
 * The course to go on with: one that was begun, else one to begin; none where all are done.
 *
 * @param courses those that a member owns
 */
export function courseToGoOn(courses: readonly OwnCourse[]): OwnCourse | undefined {
  const open = courses.filter(({ doneCount, lessonCount }) => doneCount < lessonCount);
  return open.find(hasBegun) ?? open[0];
}
