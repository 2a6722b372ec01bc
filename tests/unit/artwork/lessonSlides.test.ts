import { describe, expect, it } from 'vitest';
import { drawReadable } from '../../../mocks/artwork/draw';
import { layoutOf } from '../../../mocks/artwork/lessons/compositions';
import { slideOf } from '../../../mocks/artwork/lessons/slide';
import { contrast } from '../../../mocks/artwork/screens/look';
import { lessonsOf, picturedCourse } from '../../../mocks/seed/picturedCourse';
import { COURSES } from '../../support/artwork';

const slidesIn = (id: string) =>
  lessonsOf(picturedCourse(id)!).map((lesson) => slideOf(id, lesson.id));

/** The words of a picture with their sizes, but for those of drawings that are scaled. */
const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, size = '', words = '']) => ({ size: Number(size), words: words.replace(/&amp;/g, '&') }),
  );

/** Some lessons of every course: others of one than of the one before. */
const SOME = COURSES.flatMap(({ id }, turn) =>
  slidesIn(id)
    .filter(({ number }) => number % 4 === turn % 4)
    .map((slide) => ({ path: `lesson/${id}/lesson-${slide.number}`, slide })),
);

describe('the slides of lessons', () => {
  it('are laid out in four ways in every course, and never twice in a row', () => {
    for (const { id } of COURSES) {
      const layouts = slidesIn(id).map(layoutOf);
      expect(new Set(layouts).size, id).toBe(4);
      layouts.forEach((layout, at) => expect(layout, `${id} ${at}`).not.toBe(layouts[at - 1]));
    }
  });

  it('say the number of the lesson and its title, whole and large', () => {
    for (const { path, slide } of SOME) {
      const words = wordsOf(drawReadable(path));
      const said = words.map((each) => each.words).join(' ');
      expect(said, path).toContain(slide.heading);
      expect(said, path).toContain(`Lesson ${slide.number}`);
      // Beside the whole work the teacher is large, and needs no name.
      if (layoutOf(slide) !== 'shown') expect(said, path).toContain(slide.course.instructor);
      expect(said, path).not.toContain('…');
      const [first] = slide.heading.split(' ');
      const title = words.filter(({ words: row }) => row.startsWith(first!));
      expect(Math.max(...title.map(({ size }) => size)), path).toBeGreaterThanOrEqual(34);
    }
  });

  it('leave out what their part says already, and nothing else', () => {
    expect(slideOf('spreadsheets', 'lesson-9')).toMatchObject({
      title: 'Practice sheets: where it goes wrong',
      heading: 'Where it goes wrong',
    });
    expect(slideOf('interface-design', 'lesson-26').heading).toBe(
      'Looking before drawing: with your own material',
    );
  });

  it('mark the lesson among those of its part', () => {
    const readable = drawReadable('lesson/spreadsheets/lesson-7');
    const slide = slideOf('spreadsheets', 'lesson-7');
    expect(layoutOf(slide)).toBe('agenda');
    for (const title of slide.headings.slice(0, 4)) expect(readable).toContain(`>${title}<`);
    // The beginning of a title alone would be that of the lesson before.
    const lists = slidesIn('interface-design')
      .filter((each) => layoutOf(each) === 'agenda')
      .map(({ number }) => drawReadable(`lesson/interface-design/lesson-${number}`));
    expect(lists.some((drawn) => drawn.includes('>own material<'))).toBe(true);
  });

  it('can be read on the ground of every course', () => {
    for (const { id } of COURSES) {
      const { desk } = slideOf(id, 'lesson-1');
      expect(contrast(desk.onField, desk.colors.field), id).toBeGreaterThan(4.5);
      expect(contrast(desk.ink, desk.tint), id).toBeGreaterThan(7);
    }
  });

  it('are stills: nothing in them would start a film', () => {
    for (const id of ['marketing-hindi', 'ai-images']) {
      for (const { number } of slidesIn(id).slice(0, 8)) {
        const drawn = drawReadable(`lesson/${id}/lesson-${number}`);
        expect(drawn).not.toMatch(/M106 168v44l36-22z|M106 126v68l56-34z/);
      }
    }
  });
});
