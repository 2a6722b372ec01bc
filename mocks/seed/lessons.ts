import type { CourseRecord, LessonTextRecord } from '../store/records/courseRecords';
import type { CatalogEntry } from './catalog';
import { courseOutcomes } from './copy/courses/blocks';
import {
  closings,
  openings,
  practices,
  projectLessons,
  toolLessons,
  topicWays,
} from './copy/lessons/frame';
import { pointSteps } from './copy/lessons/steps';
import { craftTopics } from './copy/lessons/topicsCraft';
import { tradeTopics } from './copy/lessons/topicsTrade';
import type { LessonCopy, Topic } from './copy/lessons/types';
import { workTopics } from './copy/lessons/topicsWork';
import { categoryNames } from './copy/names';
import type { CategoryId, CourseCopy } from './copy/types';
import { factsOf, integrationNames } from './facts';
import { minutesOf, shareOut, type PartName } from './lessonPlan';
import { cycled, fill, slugOf } from './wording';

const topics: Readonly<Record<CategoryId, readonly Topic[]>> = {
  ...craftTopics,
  ...tradeTopics,
  ...workTopics,
};

/** Which lessons of a pool come first where there is no room for all; they keep their order. */
const STEP_RANKS = [0, 1, 2, 3, 6, 4, 5, 7];
const PROJECT_RANKS = [0, 2, 6, 3, 1, 4, 5, 7];

/** A lesson with its placeholders filled in. */
type Lesson = LessonCopy;

interface Section {
  title: string;
  lessons: Lesson[];
}

function filled({ title, paragraphs, task }: LessonCopy, facts: Record<string, string>): Lesson {
  return {
    title: fill(title, facts),
    paragraphs: [fill(paragraphs[0], facts), fill(paragraphs[1], facts)],
    task: fill(task, facts),
  };
}

/** The first lessons of a pool by their ranks, in the order of the pool. */
function ranked(pool: readonly LessonCopy[], ranks: readonly number[], count: number) {
  const chosen = new Set(ranks.slice(0, count));
  return pool.filter((_, index) => chosen.has(index));
}

/** Lessons about the topics of a field; where there are more lessons than topics, some are practiced. */
function fieldLessons(
  category: CategoryId,
  count: number,
  turn: number,
  facts: Record<string, string>,
): Lesson[] {
  const pool = topics[category];
  const shown = Math.min(count, pool.length);
  // Courses of one field begin at different topics; within a course these keep their order.
  const places = Array.from({ length: shown }, (_, index) => (index + turn * 5) % pool.length);
  return places
    .sort((one, other) => one - other)
    .flatMap((place, index) => {
      const [title, text] = pool[place]!;
      const [way, task] = cycled(topicWays, index + turn);
      const lesson = filled({ title, paragraphs: [text, way], task }, facts);
      if (index >= count - shown) return [lesson];
      const practice = cycled(practices, index + turn);
      return [lesson, filled(practice, { ...facts, topic: title.replace(/\?$/, '') })];
    });
}

function sectionsOf(entry: CatalogEntry & { copy: CourseCopy }, turn: number): Section[] {
  const { copy } = entry;
  const [field, further = field] = copy.categories;
  const tools = integrationNames(entry);
  const facts = {
    ...factsOf(entry),
    pitch: copy.pitch,
    outcome: cycled(courseOutcomes[field], turn),
  };
  const both = topics[field].length * 2;
  const point = { least: 2, most: pointSteps.length };
  const share = shareOut(copy.lessons, {
    opening: { least: 3, most: openings.length },
    first: point,
    second: point,
    third: point,
    field: { least: 2, most: both },
    tools: { least: 1, most: tools.length * toolLessons.length },
    further: { least: 0, most: further === field ? 0 : both },
    project: { least: 2, most: projectLessons.length },
    closing: { least: closings.length, most: closings.length },
  });
  const pointParts: readonly PartName[] = ['first', 'second', 'third'];
  const taught = toolLessons.flatMap((lesson) => tools.map((tool) => ({ lesson, tool })));
  return [
    { title: 'Getting started', lessons: openings.slice(0, share.opening) },
    ...copy.points.map(([title, sentence], index) => {
      const steps = pointSteps.map((step) => step[index]!);
      return {
        title,
        lessons: ranked(steps, STEP_RANKS, share[pointParts[index]!]).map((lesson) =>
          filled(lesson, { ...facts, Point: title, sentence }),
        ),
      };
    }),
    {
      title: `${categoryNames[field]} in practice`,
      lessons: fieldLessons(field, share.field, turn, facts),
    },
    {
      title: `A look at ${categoryNames[further]}`,
      lessons: fieldLessons(further, share.further, turn, facts),
    },
    {
      title: 'Tools',
      lessons: taught
        .slice(0, share.tools)
        .map(({ lesson, tool }) => filled(lesson, { ...facts, tool })),
    },
    {
      title: 'Your own project',
      lessons: ranked(projectLessons, PROJECT_RANKS, share.project),
    },
    { title: 'Closing', lessons: [...closings] },
  ]
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((lesson) => filled(lesson, facts)),
    }));
}

/** How much longer or shorter than the others a lesson may be, by its title. */
const LENGTHS = [0.6, 1, 0.75, 1.3, 0.9, 1.1, 1.6];

/** Examples and one's own work take longer than introductions; no two need to be alike otherwise. */
function weightOf({ title }: Lesson): number {
  const letters = [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const length = LENGTHS[letters % LENGTHS.length]!;
  return /example|to finish|case|turn|attempt|exercise|version/.test(title) ? 1.3 * length : length;
}

/** The lessons of every course: as many as it states, as long as it states. */
export function buildCourses(entries: readonly CatalogEntry[]): {
  courses: CourseRecord[];
  lessonTexts: LessonTextRecord[];
} {
  const courses: CourseRecord[] = [];
  const lessonTexts: LessonTextRecord[] = [];
  entries.forEach((entry, turn) => {
    if (entry.form !== 'course') return;
    const { isEven } = entry.copy;
    const sections = sectionsOf(entry, turn);
    const lessons = sections.flatMap((section) => section.lessons);
    const minutes = minutesOf(
      entry.copy.hours,
      lessons.map((lesson) => (isEven ? 1 : weightOf(lesson))),
    );
    let number = 0;
    const texts: LessonTextRecord['lessons'] = [];
    courses.push({
      id: entry.id,
      instructor: entry.copy.founder,
      sections: sections.map(({ title, lessons: taught }) => ({
        id: slugOf(title),
        title,
        lessons: taught.map((lesson) => {
          number += 1;
          const id = `lesson-${number}`;
          texts.push({ id, paragraphs: [...lesson.paragraphs], task: lesson.task });
          return { id, title: lesson.title, minutes: minutes[number - 1]! };
        }),
      })),
    });
    lessonTexts.push({ id: entry.id, lessons: texts });
  });
  return { courses, lessonTexts };
}
