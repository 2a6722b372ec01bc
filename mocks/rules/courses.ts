import { ProblemError } from '../problem';
import type { Collection } from '../store/collection';
import type {
  CertificateRecord,
  CourseProgressRecord,
  CourseRecord,
} from '../store/records/courseRecords';
import type { OrderRecord } from '../store/records/orderRecords';
import type { Store } from '../store/store';
import { nextCertificateNumber } from './certificateNumber';
import { existing } from './existing';
import { notify } from './notifications';
import { ownsItem } from './orders';
import { ownedProductsOf, type OwnedProduct } from './ownedProducts';

/** A lesson in the outline of its course. */
export type OutlineLesson = CourseRecord['sections'][number]['lessons'][number];

/** The lessons of a course, in order. */
export const lessonsOf = ({ sections }: CourseRecord): OutlineLesson[] =>
  sections.flatMap(({ lessons }) => lessons);

/** How long all lessons of a course take, in minutes. */
export const minutesOf = (course: CourseRecord): number =>
  lessonsOf(course).reduce((sum, { minutes }) => sum + minutes, 0);

const keyOf = (accountId: string, courseId: string) => `${accountId}--${courseId}`;

/** How far an account has come in a course; nothing is done yet where it has not begun. */
export const progressIn = (
  courseProgress: Collection<CourseProgressRecord>,
  accountId: string,
  courseId: string,
): CourseProgressRecord => {
  const id = keyOf(accountId, courseId);
  return courseProgress.get(id) ?? { id, accountId, courseId, openLesson: null, done: [] };
};

/** The ids of the lessons that are done. */
export const doneIn = ({ done }: CourseProgressRecord): ReadonlySet<string> =>
  new Set(done.map(({ lessonId }) => lessonId));

/** The certificate of an account for a course; undefined where there is none yet. */
export const certificateOf = (
  certificates: Collection<CertificateRecord>,
  accountId: string,
  courseId: string,
): CertificateRecord | undefined => certificates.get(keyOf(accountId, courseId));

/** The lesson to go on with: the one that was open last, or the first that is not done. */
export function resumeLesson(course: CourseRecord, progress: CourseProgressRecord): OutlineLesson {
  const lessons = lessonsOf(course);
  const done = doneIn(progress);
  return (
    lessons.find(({ id }) => id === progress.openLesson) ??
    lessons.find(({ id }) => !done.has(id)) ??
    lessons[0]!
  );
}

/** Whether a lesson of the course is done, or one after the first was opened. */
export const hasBegun = (course: CourseRecord, { openLesson, done }: CourseProgressRecord) =>
  done.length > 0 || lessonsOf(course).findIndex(({ id }) => id === openLesson) > 0;

/** How far an account has come in an item that it owns; null for what is no course. */
export async function progressFigures(
  store: Store,
  accountId: string,
  { kind, id }: OwnedProduct['item'],
): Promise<{ isBegun: boolean; doneCount: number; lessonCount: number } | null> {
  if (kind !== 'course') return null;
  const { courses, courseProgress } = await store.open('courses', 'courseProgress');
  const course = existing(courses, id, 'course');
  const progress = progressIn(courseProgress, accountId, id);
  return {
    isBegun: hasBegun(course, progress),
    doneCount: progress.done.length,
    lessonCount: lessonsOf(course).length,
  };
}

/** How far the buyer is in the course of an order; null where it is no course, or not owned by the order. */
export const orderProgress = async (store: Store, order: OrderRecord, now: Date) =>
  ownsItem(order, now) ? progressFigures(store, order.accountId, order.item) : null;

/**
 * The ids of the courses that an account owns, those opened last first. One that was never opened
 * stands where it came in.
 */
export async function ownCourseIds(store: Store, accountId: string, now: Date): Promise<string[]> {
  const { courseProgress } = await store.open('courseProgress');
  const owned = await ownedProductsOf(store, accountId, now);
  const courses = owned
    .filter(({ item }) => item.kind === 'course')
    .map(({ item: { id }, createdAt }) => {
      const { openedAt = createdAt } = progressIn(courseProgress, accountId, id);
      return { id, at: Date.parse(openedAt) };
    })
    .sort((a, b) => b.at - a.at);
  return [...new Set(courses.map(({ id }) => id))];
}

/**
 * A course that the account owns.
 *
 * @throws ProblemError 404 where there is no such course, 403 where it is not the account's
 */
export async function ownCourse(
  store: Store,
  accountId: string,
  courseId: string,
  now: Date,
): Promise<CourseRecord> {
  const { courses } = await store.open('courses');
  const course = existing(courses, courseId, 'course');
  if (!(await ownCourseIds(store, accountId, now)).includes(courseId)) {
    throw new ProblemError(403, 'forbidden', 'This course isn’t one of yours', {
      detail: 'Its lessons are open to people who have bought or redeemed it.',
    });
  }
  return course;
}

/**
 * A lesson of a course.
 *
 * @throws ProblemError 404 where the course has no such lesson
 */
export function lessonOf(course: CourseRecord, lessonId: string): OutlineLesson {
  const byId = { get: (id: string) => lessonsOf(course).find((lesson) => lesson.id === id) };
  return existing(byId, lessonId, 'lesson');
}

/** Issues the certificate of a course where all of its lessons are done, and says so in a notice. */
async function certify(
  store: Store,
  now: Date,
  course: CourseRecord,
  progress: CourseProgressRecord,
): Promise<void> {
  const { accountId, courseId } = progress;
  const { certificates, members, listings } = await store.open(
    'certificates',
    'members',
    'listings',
  );
  const done = doneIn(progress);
  const isFinished = lessonsOf(course).every(({ id }) => done.has(id));
  if (!isFinished || certificateOf(certificates, accountId, courseId)) return;
  certificates.put({
    id: keyOf(accountId, courseId),
    number: nextCertificateNumber(certificates.all(), now),
    accountId,
    courseId,
    holderName: existing(members, accountId, 'member').name,
    issuedAt: now.toISOString(),
  });
  const { title } = existing(listings, courseId, 'course');
  await notify(store, now, accountId, {
    title: 'Your certificate is ready',
    body: `You have finished ${title}. The certificate is in the Student Portal.`,
    listingId: courseId,
    action: 'see-certificate',
  });
}

/**
 * Marks a lesson as done or takes the mark back; done twice, nothing more happens. With the last
 * lesson the certificate is issued, and it stays.
 *
 * @returns how the lesson stands, and how many are done
 */
export async function setLessonDone(
  store: Store,
  now: Date,
  accountId: string,
  course: CourseRecord,
  lesson: OutlineLesson,
  isDone: boolean,
): Promise<{ on: boolean; count: number }> {
  const { courseProgress } = await store.open('courseProgress');
  const before = progressIn(courseProgress, accountId, course.id);
  if (doneIn(before).has(lesson.id) === isDone) return { on: isDone, count: before.done.length };
  const after = courseProgress.put({
    ...before,
    done: isDone
      ? [...before.done, { lessonId: lesson.id, doneAt: now.toISOString() }]
      : before.done.filter(({ lessonId }) => lessonId !== lesson.id),
  });
  if (isDone) await certify(store, now, course, after);
  return { on: isDone, count: after.done.length };
}

/** Keeps the lesson that is open, and since when, to go on with it later. */
export async function setPosition(
  store: Store,
  now: Date,
  accountId: string,
  course: CourseRecord,
  lesson: OutlineLesson,
): Promise<void> {
  const { courseProgress } = await store.open('courseProgress');
  const before = progressIn(courseProgress, accountId, course.id);
  courseProgress.put({ ...before, openLesson: lesson.id, openedAt: now.toISOString() });
}
