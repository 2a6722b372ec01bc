import { expect, it } from 'vitest';
import { compositionOf } from '../../mocks/artwork/covers/plan';
import { COURSE_RESULTS } from '../../mocks/artwork/courseResults';
import { contrast } from '../../mocks/artwork/screens/look';
import { bestOffers, popularTools, topSellers } from '../../mocks/search/listingRows';
import { picturedSoftware } from '../../mocks/seed/picturedSoftware';
import { now, repeated, required, seed } from '../support/seedFacts';

const { listings } = seed;
const featured = seed.featuredTools.map(({ listingId }) => listingId);
const inFirstOrder = (kind: 'software' | 'course') =>
  listings.filter((one) => one.kind === kind).sort((a, b) => b.popularity - a.popularity);
const popular = inFirstOrder('software');
const courses = inFirstOrder('course');

const kindsOf = (row: readonly { id: string }[]) =>
  row.map(({ id }) => compositionOf(id, required(picturedSoftware(id), `picture of ${id}`).layout));

it.each([
  ['software, three in a row', popular, 3],
  ['deals, four in a row', popular, 4],
  ['phones, two in a row', popular, 2],
  ['best offers', bestOffers(listings, new Date(now)), 4],
  ['popular tools', popularTools(listings, new Date(now), featured), 4],
  ['top sellers', topSellers(listings), 2],
])('neighbors in the first order of %s have covers of different composition', (_, row, columns) => {
  kindsOf(row).forEach((kind, at, kinds) => {
    for (const next of [at + 1, at + columns]) {
      expect(kinds[next], `${row[at]?.id} and ${row[next]?.id}`).not.toBe(kind);
    }
  });
});

it('any six covers in a row show at least five compositions, and all of them at least thirty', () => {
  const kinds = kindsOf(popular);
  for (let at = 0; at + 6 <= kinds.length; at += 1) {
    const six = kinds.slice(at, at + 6);
    expect(new Set(six).size, six.join(', ')).toBeGreaterThanOrEqual(5);
  }
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(30);
  for (const kind of kinds) {
    expect(kinds.filter((one) => one === kind).length, kind).toBeLessThanOrEqual(3);
  }
});

it('courses beside each other have covers of different composition, and none is that of another', () => {
  const covers = courses.map(({ id }) => required(COURSE_RESULTS[id], `cover of ${id}`));
  const kinds = covers.map(([kind]) => kind);
  kinds.forEach((kind, at) => {
    for (const next of [at + 1, at + 2, at + 3, at + 4]) {
      expect(kinds[next], `${courses[at]?.id} and ${courses[next]?.id}`).not.toBe(kind);
    }
  });
  for (const kind of kinds) {
    expect(kinds.filter((one) => one === kind).length, kind).toBeLessThanOrEqual(3);
  }
  expect(repeated(covers.map((cover) => JSON.stringify(cover)))).toEqual([]);
});

it('the contrasts on the cover of the course about them are those of its colors', () => {
  const [kind, pairs] = required(COURSE_RESULTS['accessible-design'], 'cover');
  if (kind !== 'pairs') throw new Error(`The cover is ${kind}.`);
  for (const [field, letters, ratio] of pairs) {
    expect(ratio).toBe(contrast(field, letters).toFixed(1));
  }
});
