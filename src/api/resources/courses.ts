import 'virtual:answer-shapes/courses';
import { client } from '../client';
import { download } from '../download';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { useChange } from '../useChange';

type Schemas = components['schemas'];
export type OwnCourse = Schemas['OwnCourse'];
export type Course = Schemas['Course'];
export type Lesson = Schemas['Lesson'];
export type Certificate = Schemas['Certificate'];

/** One page of the courses that the member owns; the old ones stay while new ones load. */
export function useOwnCourses(page: number) {
  return useApi(
    '/courses',
    { params: { query: { page, pageSize: 12 } } },
    { keepPreviousData: true },
  );
}

/** A course that the member owns, with its outline. */
export function useCourse(courseId: string) {
  return useApi('/courses/{courseId}', { params: { path: { courseId } } });
}

/** A lesson in full; waits for null. */
export function useLesson(courseId: string, lessonId: string | null) {
  return useApi(
    '/courses/{courseId}/lessons/{lessonId}',
    lessonId === null ? null : { params: { path: { courseId, lessonId } } },
  );
}

/** What is given for a finished course. */
export function useCertificate(courseId: string) {
  return useApi('/courses/{courseId}/certificate', { params: { path: { courseId } } });
}

/** Saves the certificate for a finished course as a file. */
export function useSaveCertificate(courseId: string) {
  return useApiMutation((_: void) => {
    const params = { path: { courseId } };
    return download(
      client.GET('/courses/{courseId}/certificate/file', { params, parseAs: 'blob' }),
    );
  });
}

/** The outline with a lesson done or not, and the number of those that are. */
function withDone(course: Course, lessonId: string, done: boolean): Course {
  const sections = course.sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((one) => (one.id === lessonId ? { ...one, done } : one)),
  }));
  const doneCount = sections.flatMap(({ lessons }) => lessons).filter((one) => one.done).length;
  return { ...course, sections, doneCount, isBegun: course.isBegun || doneCount > 0 };
}

/**
 * Marks a lesson as done or takes the mark back. It shows at once wherever the course is shown, and
 * is undone where the server refuses; the promise rejects with an ApiError then.
 */
export function useSetLessonDone(): (lesson: Lesson, done: boolean) => Promise<void> {
  const change = useChange();
  return ({ courseId, id: lessonId }, done) =>
    change<unknown>({
      record: `lesson ${courseId} ${lessonId}`,
      send: () => {
        const init = { params: { path: { courseId, lessonId } } };
        return done
          ? client.PUT('/courses/{courseId}/lessons/{lessonId}/completion', init)
          : client.DELETE('/courses/{courseId}/lessons/{lessonId}/completion', init);
      },
      shows: {
        '/courses/{courseId}': (course) =>
          course.id === courseId ? withDone(course, lessonId, done) : course,
        '/courses/{courseId}/lessons/{lessonId}': (lesson) =>
          lesson.courseId === courseId && lesson.id === lessonId ? { ...lesson, done } : lesson,
      },
      invalidates: ['/courses', '/products', '/orders', '/notifications'],
    });
}

/**
 * Keeps the lesson that is open, so that the member goes on with it the next time: of several that are
 * opened one after the other the last, however long each call takes. It shows at once wherever the course
 * is shown, and is undone where the server refuses; the promise rejects with an ApiError then.
 */
export function useSetPosition(): (courseId: string, lessonId: string) => Promise<void> {
  const change = useChange();
  return (courseId, lessonId) =>
    change<unknown>({
      record: `position ${courseId}`,
      send: () =>
        client.PUT('/courses/{courseId}/position', {
          params: { path: { courseId } },
          body: { lessonId },
        }),
      // A course that was read before this lesson was opened would lead back to the one before it.
      shows: {
        '/courses/{courseId}': (course) =>
          course.id === courseId ? resumedAt(course, lessonId) : course,
      },
      invalidates: ['/courses', '/products', '/orders'],
    });
}

/** The course with this lesson as the one to go on with. */
function resumedAt(course: Course, lessonId: string): Course {
  const lessons = course.sections.flatMap((section) => section.lessons);
  const resumeLesson = lessons.find(({ id }) => id === lessonId) ?? course.resumeLesson;
  return { ...course, resumeLesson, isBegun: course.isBegun || resumeLesson.number > 1 };
}
