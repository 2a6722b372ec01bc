import type { CourseRecord } from '../store/records/courseRecords';
import { lessonsOf } from './courses';

/** How large the opening slides of lessons are drawn, in pixels. */
export const SLIDE = { width: 960, height: 540 } as const;

/** The picture of the opening slide of a lesson. */
export const slideOf = (courseId: string, lessonId: string): string =>
  `lesson/${courseId}/${lessonId}`;

/** The slides of all lessons of a course: the build draws them beside the pictures that the seed names. */
export const slidesOf = (course: CourseRecord): string[] =>
  lessonsOf(course).map(({ id }) => slideOf(course.id, id));
