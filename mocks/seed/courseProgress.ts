import type {
  CertificateRecord,
  CourseProgressRecord,
  CourseRecord,
} from '../store/records/courseRecords';
import { certificateNumber, NEXT_CERTIFICATE_MS } from '../rules/certificateNumber';
import { age, before, DAY_MS } from './clock';
import { REDEEMED_COURSE, REDEEMED_DAYS_AGO } from './redeemCodes';

const LEARNER = { accountId: 'member-maya', holderName: 'Maya Lindqvist' };

/** Since when certificates have been numbered: before the first of them. */
const FIRST_MS = 430 * DAY_MS;

/** A course that the demonstration account has taken up: how many lessons are left, and since when. */
interface Learning {
  courseId: string;
  left: number;
  /** Days between the seed's moment and the first lesson, and between two lessons. */
  firstDays: number;
  daysApart: number;
}

const LEARNINGS: readonly Learning[] = [
  // Bought; few lessons are left, so that a certificate is near.
  { courseId: 'spreadsheets', left: 3, firstDays: 94, daysApart: 2 },
  { courseId: REDEEMED_COURSE, left: 0, firstDays: REDEEMED_DAYS_AGO - 1, daysApart: 1 },
];

/** How far the demonstration account has come in its courses, and what it has finished. */
export function buildProgress(courses: readonly CourseRecord[]): {
  courseProgress: CourseProgressRecord[];
  certificates: CertificateRecord[];
} {
  const courseProgress = LEARNINGS.map(({ courseId, left, firstDays, daysApart }) => {
    const course = courses.find(({ id }) => id === courseId);
    if (!course) throw new Error(`There is no course "${courseId}"`);
    const lessons = course.sections.flatMap((section) => section.lessons);
    const done = lessons.slice(0, lessons.length - left);
    const moments = done.map((_, index) => before((firstDays - index * daysApart) * DAY_MS));
    return {
      id: `${LEARNER.accountId}--${courseId}`,
      accountId: LEARNER.accountId,
      courseId,
      openLesson: (lessons[done.length] ?? lessons.at(-1)!).id,
      openedAt: moments.at(-1)!,
      done: done.map(({ id }, index) => ({ lessonId: id, doneAt: moments[index]! })),
    };
  });
  const finished = courseProgress.filter((_, index) => LEARNINGS[index]!.left === 0);
  return {
    courseProgress,
    certificates: finished.map(({ id, courseId, done }) => ({
      id,
      number: certificateNumber(
        Math.floor((FIRST_MS - age(done.at(-1)!.doneAt)) / NEXT_CERTIFICATE_MS),
      ),
      ...LEARNER,
      courseId,
      issuedAt: done.at(-1)!.doneAt,
    })),
  };
}
