import type { components } from '../../src/api/schema.d';
import {
  doneIn,
  hasBegun,
  lessonsOf,
  minutesOf,
  resumeLesson,
  type OutlineLesson,
} from '../rules/courses';
import { SLIDE, slideOf } from '../rules/lessonSlides';
import type { ListingRecord } from '../store/records';
import type {
  CertificateRecord,
  CourseProgressRecord,
  CourseRecord,
  LessonTextRecord,
} from '../store/records/courseRecords';

type Schemas = components['schemas'];

/** A course with all that a member's view of it is made of. */
export interface CourseView {
  course: CourseRecord;
  listing: ListingRecord;
  progress: CourseProgressRecord;
  certificate: CertificateRecord | undefined;
  pictureUrl: (picture: string) => string;
}

/** A course as the list of a member's own shows it. */
export function presentOwnCourse(view: CourseView): Schemas['OwnCourse'] {
  const { course, listing, progress, certificate, pictureUrl } = view;
  const lessons = lessonsOf(course);
  const done = doneIn(progress);
  return {
    id: course.id,
    title: listing.title,
    tagline: listing.tagline,
    imageUrl: pictureUrl(listing.picture),
    vendor: listing.vendor,
    instructor: course.instructor,
    language: listing.language,
    lessonCount: lessons.length,
    isBegun: hasBegun(course, progress),
    doneCount: lessons.filter(({ id }) => done.has(id)).length,
    minutes: minutesOf(course),
    resumeLesson: presentSummary(resumeLesson(course, progress), view),
    certifiedAt: certificate?.issuedAt ?? null,
  };
}

function presentSummary(
  { id, title, minutes }: OutlineLesson,
  { course, progress }: Pick<CourseView, 'course' | 'progress'>,
): Schemas['LessonSummary'] {
  const number = lessonsOf(course).findIndex((lesson) => lesson.id === id) + 1;
  return { id, number, title, minutes, done: doneIn(progress).has(id) };
}

/** A course with its outline. */
export function presentCourse(view: CourseView): Schemas['Course'] {
  return {
    ...presentOwnCourse(view),
    sections: view.course.sections.map(({ id, title, lessons }) => ({
      id,
      title,
      lessons: lessons.map((lesson) => presentSummary(lesson, view)),
    })),
  };
}

const presentSlide = (
  { id, title }: OutlineLesson,
  number: number,
  { course, pictureUrl }: Pick<CourseView, 'course' | 'pictureUrl'>,
): Schemas['GalleryPicture'] => ({
  url: pictureUrl(slideOf(course.id, id)),
  // Its few words are large enough for a phone.
  closeUpUrl: null,
  alt: `The slide of lesson ${number}: “${title}”`,
  caption: null,
  ...SLIDE,
});

/** A lesson in full. */
export function presentLesson(
  lesson: OutlineLesson,
  text: LessonTextRecord['lessons'][number],
  view: Pick<CourseView, 'course' | 'progress' | 'pictureUrl'>,
): Schemas['Lesson'] {
  const lessons = lessonsOf(view.course);
  const place = lessons.findIndex(({ id }) => id === lesson.id);
  const section = view.course.sections.find((one) => one.lessons.includes(lesson))!;
  return {
    ...presentSummary(lesson, view),
    courseId: view.course.id,
    sectionTitle: section.title,
    slide: presentSlide(lesson, place + 1, view),
    paragraphs: text.paragraphs,
    task: text.task,
    previousLessonId: lessons[place - 1]?.id ?? null,
    nextLessonId: lessons[place + 1]?.id ?? null,
  };
}

/** A certificate with the course that it is for. */
export function presentCertificate(
  { number, holderName, issuedAt }: CertificateRecord,
  course: CourseRecord,
  { title, vendor }: ListingRecord,
): Schemas['Certificate'] {
  return {
    number,
    holderName,
    courseTitle: title,
    vendor,
    instructor: course.instructor,
    lessonCount: lessonsOf(course).length,
    minutes: minutesOf(course),
    issuedAt,
  };
}
