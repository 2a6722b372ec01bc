import type { OwnCourse } from '../../api/resources/courses';

/** Whether the member has done a lesson of the course, or has come past the first without that. */
export const hasBegun = ({ doneCount, resumeLesson }: OwnCourse): boolean =>
  doneCount > 0 || resumeLesson.number > 1;
