/** What a course consists of. Has the id of its listing. */
export interface CourseRecord {
  id: string;
  instructor: string;
  sections: {
    id: string;
    title: string;
    lessons: { id: string; title: string; minutes: number }[];
  }[];
}

/** What the lessons of a course say, loaded when one is opened. Has the course's id. */
export interface LessonTextRecord {
  id: string;
  lessons: { id: string; paragraphs: string[]; task: string }[];
}

/** How far someone has come in a course. Has `accountId--courseId` as its id. */
export interface CourseProgressRecord {
  id: string;
  accountId: string;
  courseId: string;
  /** The lesson that was opened last, or null before the first. */
  openLesson: string | null;
  /** When a lesson was opened last; left out before the first. */
  openedAt?: string;
  done: { lessonId: string; doneAt: string }[];
}

/** What is given for a finished course. Has `accountId--courseId` as its id. */
export interface CertificateRecord {
  id: string;
  number: string;
  accountId: string;
  courseId: string;
  /** The name of its holder on the day on which it was issued. */
  holderName: string;
  issuedAt: string;
}
