import type { components } from '../../src/api/schema.d';
import type { CourseRecord } from '../store/records/courseRecords';

type Schemas = components['schemas'];

/** What the lessons of a course are, as its listing shows it: the same for everyone. */
export function presentOutline({ sections }: CourseRecord): Schemas['OutlineSection'][] {
  let number = 0;
  return sections.map(({ id, title, lessons }) => ({
    id,
    title,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    lessons: lessons.map((lesson) => {
      number += 1;
      return { number, title: lesson.title, minutes: lesson.minutes };
    }),
  }));
}
