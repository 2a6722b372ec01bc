import { attachment } from '../presenters/attachment';
import { presentCertificateFile } from '../presenters/certificateFile';
import {
  presentCertificate,
  presentCourse,
  presentLesson,
  presentOwnCourse,
  type CourseView,
} from '../presenters/course';
import {
  certificateOf,
  lessonOf,
  ownCourse,
  ownCourseIds,
  progressIn,
  setLessonDone,
  setPosition,
} from '../rules/courses';
import { existing } from '../rules/existing';
import { paginate } from '../rules/pages';
import type { CourseRecord } from '../store/records/courseRecords';
import type { Call, Handlers } from './handler';

type CourseCall = Pick<Call<'getCourse'>, 'store' | 'account' | 'now' | 'pictureUrl'>;

/** The course of a call, which its account has to own. */
const courseOf = ({ store, account, now, params }: CourseCall & { params: { courseId: string } }) =>
  ownCourse(store, account.id, params.courseId, now);

/** The course with the member's progress in it. */
async function viewOf(
  { store, account, pictureUrl }: CourseCall,
  course: CourseRecord,
): Promise<CourseView> {
  const { listings, courseProgress, certificates } = await store.open(
    'listings',
    'courseProgress',
    'certificates',
  );
  return {
    course,
    listing: existing(listings, course.id, 'course'),
    progress: progressIn(courseProgress, account.id, course.id),
    certificate: certificateOf(certificates, account.id, course.id),
    pictureUrl,
  };
}

async function answerDone(call: Call<'completeLesson'> | Call<'reopenLesson'>, isDone: boolean) {
  const course = await courseOf(call);
  const lesson = lessonOf(course, call.params.lessonId);
  const { store, now, account } = call;
  const body = await setLessonDone(store, now, account.id, course, lesson, isDone);
  return { status: 200 as const, body };
}

/** Throws ProblemError 404 where not all lessons are done. */
async function certificateFor(call: CourseCall & { params: { courseId: string } }) {
  const course = await courseOf(call);
  const { certificate, listing } = await viewOf(call, course);
  const found = existing({ get: () => certificate }, course.id, 'certificate');
  return presentCertificate(found, course, listing);
}

export const handlers: Handlers<'courses'> = {
  async listOwnCourses(call) {
    const { courses } = await call.store.open('courses');
    const ids = await ownCourseIds(call.store, call.account.id, call.now);
    const { items, page } = paginate(ids, call.query);
    const views = await Promise.all(
      items.map((id) => viewOf(call, existing(courses, id, 'course'))),
    );
    return { status: 200, body: { items: views.map(presentOwnCourse), page } };
  },

  async getCourse(call) {
    return { status: 200, body: presentCourse(await viewOf(call, await courseOf(call))) };
  },

  async getLesson(call) {
    const course = await courseOf(call);
    const lesson = lessonOf(course, call.params.lessonId);
    const { lessonTexts } = await call.store.open('lessonTexts');
    const { lessons } = existing(lessonTexts, course.id, 'course');
    const text = lessons.find(({ id }) => id === lesson.id)!;
    return { status: 200, body: presentLesson(lesson, text, await viewOf(call, course)) };
  },

  completeLesson: (call) => answerDone(call, true),
  reopenLesson: (call) => answerDone(call, false),

  async setCoursePosition(call) {
    const course = await courseOf(call);
    const lesson = lessonOf(course, call.body.lessonId);
    await setPosition(call.store, call.now, call.account.id, course, lesson);
    return { status: 200, body: { lessonId: lesson.id } };
  },

  async getCertificate(call) {
    return { status: 200, body: await certificateFor(call) };
  },

  async getCertificateFile(call) {
    const certificate = await certificateFor(call);
    return {
      status: 200,
      headers: attachment(`certificate-${certificate.number}.html`),
      file: { mediaType: 'text/html', content: presentCertificateFile(certificate) },
    };
  },
};
