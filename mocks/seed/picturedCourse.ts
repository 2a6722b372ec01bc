import { catalog } from './catalog';
import { buildCourses } from './lessons';

/** What the pictures of a course are drawn from. */
export interface PicturedCourse {
  readonly id: string;
  /** What its first screen shows: its lessons, or a page with its parts. */
  readonly start: 'lessons' | 'parts';
  readonly title: string;
  readonly tagline: string;
  readonly school: string;
  readonly instructor: string;
  /** What it is about in the first place: the id of a category. */
  readonly category: string;
  readonly level: 'basic' | 'diploma' | 'advance';
  readonly lessonCount: number;
  readonly hours: number;
  readonly sections: readonly {
    readonly title: string;
    readonly lessons: readonly { readonly title: string; readonly minutes: number }[];
  }[];
}

/** Courses of which too much is drawn, or spelled as code, to be shown in a corner of a page. */
const WITHOUT_PAGE: readonly string[] = ['brand-illustration', 'modern-typescript'];

let known: Map<string, PicturedCourse> | undefined;

function allCourses(): Map<string, PicturedCourse> {
  const entries = catalog();
  const taught = new Map(buildCourses(entries).courses.map((course) => [course.id, course]));
  return new Map(
    entries.flatMap((entry, at): [string, PicturedCourse][] => {
      const course = taught.get(entry.id);
      if (entry.form !== 'course' || !course) return [];
      const { title, tagline, vendor, founder, categories, level, lessons, hours } = entry.copy;
      return [
        [
          entry.id,
          {
            id: entry.id,
            start: at % 2 || WITHOUT_PAGE.includes(entry.id) ? 'lessons' : 'parts',
            title,
            tagline,
            school: vendor,
            instructor: founder,
            category: categories[0] ?? '',
            level,
            lessonCount: lessons,
            hours,
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

/** How many lessons are done on its screens: something is behind the student, and much is not. */
export const DONE = 4;

/** All lessons of a course in their order, each with the title of its section. */
export const lessonsOf = ({ sections }: PicturedCourse) =>
  sections.flatMap(({ title, lessons }) =>
    lessons.map((lesson) => ({ ...lesson, section: title })),
  );

/** The screens of its gallery: the path that names each, and what it shows. */
export function galleryOfCourse(id: string): { picture: string; alt: string }[] {
  const course = picturedCourse(id);
  if (!course) return [];
  const { title, lessonCount, sections, start } = course;
  const first =
    start === 'parts'
      ? `The ${sections.length} parts of “${title}”`
      : `The first of ${lessonCount} lessons of “${title}”`;
  return [
    { picture: `screenshot/${id}`, alt: first },
    {
      picture: `screenshot/${id}/player`,
      alt: `The lesson “${lessonsOf(course)[DONE]?.title ?? title}” in the player`,
    },
    { picture: `screenshot/${id}/certificate`, alt: `The certificate of “${title}”` },
  ];
}
