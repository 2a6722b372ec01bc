import { expect, it } from 'vitest';
import { compositionOf } from '../../mocks/artwork/covers/plan';
import { COURSE_COVERS } from '../../mocks/artwork/courseCovers';
import { bestOffers, popularTools, topSellers } from '../../mocks/search/listingRows';
import { picturedSoftware } from '../../mocks/seed/picturedSoftware';
import { now, repeated, required, seed } from '../support/seedFacts';

const { listings } = seed;
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
  ['popular tools', popularTools(listings), 4],
  ['top sellers', topSellers(listings), 2],
])('neighbors in the first order of %s have covers of different composition', (_, row, columns) => {
  kindsOf(row).forEach((kind, at, kinds) => {
    for (const next of [at + 1, at + columns]) {
      expect(kinds[next], `${row[at]?.id} and ${row[next]?.id}`).not.toBe(kind);
    }
  });
});

it('any six covers in a row show at least five compositions, and all of them at least twenty', () => {
  const kinds = kindsOf(popular);
  for (let at = 0; at + 6 <= kinds.length; at += 1) {
    const six = kinds.slice(at, at + 6);
    expect(new Set(six).size, six.join(', ')).toBeGreaterThanOrEqual(5);
  }
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(20);
  for (const kind of kinds) {
    expect(kinds.filter((one) => one === kind).length, kind).toBeLessThanOrEqual(4);
  }
});

it('courses beside each other have covers of different composition, and none the subject of another', () => {
  const covers = courses.map(({ id }) => required(COURSE_COVERS[id], `cover of ${id}`));
  const kinds = covers.map(([kind]) => kind);
  kinds.forEach((kind, at) => {
    expect(kinds[at + 1], courses[at]?.id).not.toBe(kind);
    // Scenes are as unlike as what they show.
    if (kind !== 'scene') expect(kinds[at + 2], courses[at]?.id).not.toBe(kind);
  });
  for (let at = 0; at + 6 <= kinds.length; at += 1) {
    expect(new Set(kinds.slice(at, at + 6)).size, courses[at]?.id).toBeGreaterThanOrEqual(4);
  }
  const subjects = covers.flatMap(([, first]) => first ?? []);
  expect(repeated(subjects)).toEqual([]);
});
