import { catalog } from './catalog';
import type { CategoryId, CourseCopy } from './copy/types';
import { buildCourses } from './lessons';

/**
 * What the first screen of a course shows: its lessons, a page with its parts, a task with what is to
 * be made in it, or what its teacher says of what was made.
 */
export type CourseStart = 'lessons' | 'parts' | 'task' | 'review';

/** What the pictures of a course are drawn from. */
export interface PicturedCourse {
  readonly id: string;
  readonly start: CourseStart;
  readonly title: string;
  readonly tagline: string;
  readonly school: string;
  readonly instructor: string;
  /** What it is about in the first place: the id of a category. */
  readonly category: string;
  readonly level: 'basic' | 'diploma' | 'advance';
  readonly lessonCount: number;
  readonly hours: number;
  /** What is promised of the first part after the beginning. */
  readonly promise: string;
  readonly sections: readonly {
    readonly title: string;
    readonly lessons: readonly {
      readonly id: string;
      readonly title: string;
      readonly minutes: number;
    }[];
  }[];
}

/** Fields whose courses for beginners teach to make something at a desk. */
const MADE_AT_DESKS: readonly CategoryId[] = [
  'ai',
  'analytics',
  'design',
  'dev-tools',
  'email',
  'finance',
  'forms',
  'productivity',
];

/**
 * Where a course begins, by what it is: long ones with their lessons, those with a diploma with what
 * was said of a student's work, those for beginners with a task or with an overview.
 */
function startOf({ level, categories: [field] }: CourseCopy): CourseStart {
  if (level === 'advance') return 'lessons';
  if (level === 'diploma') return 'review';
  return field && MADE_AT_DESKS.includes(field) ? 'task' : 'parts';
}

let known: Map<string, PicturedCourse> | undefined;

function allCourses(): Map<string, PicturedCourse> {
  const entries = catalog();
  const taught = new Map(buildCourses(entries).courses.map((course) => [course.id, course]));
  return new Map(
    entries.flatMap((entry): [string, PicturedCourse][] => {
      const course = taught.get(entry.id);
      if (entry.form !== 'course' || !course) return [];
      const { title, tagline, vendor, founder, categories, level, lessons, hours, points } =
        entry.copy;
      return [
        [
          entry.id,
          {
            id: entry.id,
            start: startOf(entry.copy),
            title,
            tagline,
            school: vendor,
            instructor: founder,
            category: categories[0] ?? '',
            level,
            lessonCount: lessons,
            hours,
            promise: points[0][1],
            sections: course.sections,
          },
        ],
      ];
    }),
  );
}

/** What the course with this id is drawn from, or undefined where there is none. */
export function picturedCourse(id: string): PicturedCourse | undefined {
  known ??= allCourses();
  return known.get(id);
}

/** How many lessons are done on its screens: the beginning, and the first part up to where one tries. */
export const doneIn = ({ sections: [opening, first] }: PicturedCourse): number =>
  (opening?.lessons.length ?? 0) + Math.min(2, (first?.lessons.length ?? 1) - 1);

/** All lessons of a course in their order, each with the title of its section. */
export const lessonsOf = ({ sections }: PicturedCourse) =>
  sections.flatMap(({ title, lessons }) =>
    lessons.map((lesson) => ({ ...lesson, section: title })),
  );

/** What the small picture of the first screen is called. */
const STARTS: Readonly<Record<CourseStart, string>> = {
  lessons: 'Lessons',
  parts: 'Parts',
  task: 'Exercise',
  review: 'Feedback',
};

/** The screens of its gallery: the path that names each, what it shows, and its caption. */
export function galleryOfCourse(id: string): { picture: string; alt: string; caption: string }[] {
  const course = picturedCourse(id);
  if (!course) return [];
  const { title, instructor, sections, start, lessonCount } = course;
  const next = lessonsOf(course)[doneIn(course)]?.title ?? title;
  const shows = {
    lessons: `The ${sections.length} parts of “${title}”, one of them open with its lessons`,
    parts: `The ${sections.length} parts of “${title}”`,
    task: `What is to be made in a lesson of “${title}”`,
    review: `What ${instructor} says of the work of a student of “${title}”`,
  };
  return [
    { picture: `screenshot/${id}`, alt: shows[start], caption: STARTS[start] },
    {
      picture: `screenshot/${id}/player`,
      alt: `The lesson “${next}” as slides, the first of four, beside the lessons after it`,
      caption: 'A lesson',
    },
    {
      picture: `screenshot/${id}/slides`,
      alt: `Slides of “${title}”, which has ${lessonCount} lessons`,
      caption: 'Slides',
    },
    {
      picture: `screenshot/${id}/certificate`,
      alt: `The certificate of “${title}”`,
      caption: 'Certificate',
    },
  ];
}
