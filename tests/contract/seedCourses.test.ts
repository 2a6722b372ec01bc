import { describe, expect, test } from 'vitest';
import { catalog } from '../../mocks/seed/catalog';
import { byId, repeated, required, seed } from '../support/seedFacts';

const stated = new Map(
  catalog().flatMap((entry) => (entry.form === 'course' ? [[entry.id, entry.copy] as const] : [])),
);
const textsOf = new Map(seed.lessonTexts.map((record) => [record.id, record.lessons]));

describe('the lessons of the seed', () => {
  test('there are some for each of the fifty courses and for nothing else', () => {
    const courses = seed.listings.filter(({ kind }) => kind === 'course').map(({ id }) => id);
    expect(courses).toHaveLength(50);
    expect(seed.courses.map(({ id }) => id).sort()).toEqual(courses.sort());
    expect([...textsOf.keys()].sort()).toEqual(courses.sort());
  });

  test.each(seed.courses.map((course) => [course.id, course] as const))(
    '%s has as many and takes as long as its page says, and no two lessons are alike',
    (id, { sections, instructor }) => {
      const copy = required(stated.get(id), id);
      const lessons = sections.flatMap((section) => section.lessons);
      expect(lessons).toHaveLength(copy.lessons);
      expect(lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(copy.hours * 60);
      const minutes = lessons.map((lesson) => lesson.minutes);
      expect(Math.min(...minutes)).toBeGreaterThan(2);
      // But for roundings alike where the page says so, and not elsewhere.
      const isEven = Math.max(...minutes) - Math.min(...minutes) <= 1;
      expect(isEven).toBe(copy.isEven ?? false);
      expect(required(byId.get(id), id).course).toEqual({
        instructor: { name: copy.founder, picture: expect.stringMatching(/^avatar\//) },
        lessonCount: lessons.length,
        minutes: copy.hours * 60,
      });
      expect(instructor).toBe(copy.founder);
      expect(repeated(lessons.map(({ title }) => title))).toEqual([]);
      expect(repeated(sections.map((section) => section.id))).toEqual([]);
      const texts = required(textsOf.get(id), id);
      expect(texts.map((text) => text.id)).toEqual(lessons.map((lesson) => lesson.id));
      expect(repeated(texts.map(({ paragraphs }) => paragraphs[0] ?? ''))).toEqual([]);
    },
  );

  test('a course teaches what its page promises', () => {
    for (const { id, sections } of seed.courses) {
      const titles = sections.map(({ title }) => title);
      for (const [point] of required(stated.get(id), id).points) expect(titles).toContain(point);
      expect(required(byId.get(id), id).kind).toBe('course');
    }
  });
});
