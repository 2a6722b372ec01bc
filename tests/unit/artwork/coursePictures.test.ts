// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { COURSE_RESULTS } from '../../../mocks/artwork/courseResults';
import { deskOf } from '../../../mocks/artwork/courses/desk';
import { stageOf } from '../../../mocks/artwork/courses/stages';
import { DUOTONES } from '../../../mocks/artwork/palette';
import { contrast } from '../../../mocks/artwork/screens/look';
import {
  COURSES,
  heightOf,
  isInMiniature,
  readableOf,
  sizeOf,
  textsOf,
} from '../../support/artwork';

describe('the pictures of a course', () => {
  it('show on the cover of a course what is made in it, large and below what badges may hide', () => {
    const seen = new Map<string, string>();
    for (const { copy, id } of COURSES) {
      const texts = textsOf(readableOf(`course/${copy.level}/${id}`)).filter(
        (text) => !isInMiniature(text),
      );
      const words = texts.map(({ textContent }) => textContent).join(' ');
      // The title stands beside it, whatever shows the cover.
      expect(words, id).not.toContain(copy.title);
      if (words) expect(seen.get(words), id).toBeUndefined();
      seen.set(words, id);
      for (const text of texts) {
        expect(heightOf(text).top, `${id}: ${text.textContent}`).toBeGreaterThanOrEqual(84);
        expect(sizeOf(text), `${id}: ${text.textContent}`).toBeGreaterThanOrEqual(24);
      }
    }
    expect(seen.size).toBeGreaterThan(45);
  });

  it('lay out the covers of courses in several ways, a before and after only where there is one', () => {
    const shown = COURSES.map(({ id }) => ({ id, name: stageOf(id), result: COURSE_RESULTS[id] }));
    for (const { id, name, result } of shown) {
      expect(name === 'split', id).toBe(result?.[0] === 'turned');
    }
    for (const name of new Set(shown.map((each) => each.name))) {
      expect(shown.filter((each) => each.name === name).length, name).toBeLessThan(20);
    }
  });

  it('can be read on every desk of a course', () => {
    for (const colors of DUOTONES) {
      const { paper, ink, brand, onBrand, tint, pen } = deskOf(colors);
      for (const [words, under] of [
        [ink, paper],
        [brand, paper],
        [onBrand, brand],
        [ink, tint],
        [pen, paper],
      ] as const) {
        expect(contrast(words, under), `${words} on ${under}`).toBeGreaterThan(4);
      }
    }
  });
});
