import { expect, it } from 'vitest';
import { drawArtwork } from '../../mocks/artwork/draw';
import { bestOffers, popularTools, topSellers } from '../../mocks/search/listingRows';
import { catalog } from '../../mocks/seed/catalog';
import { now, seed } from '../support/seedFacts';

const { listings } = seed;
const featured = seed.featuredTools.map(({ listingId }) => listingId);
type Listing = (typeof listings)[number];
const inFirstOrder = (kind: Listing['kind']) =>
  listings.filter((one) => one.kind === kind).sort((a, b) => b.popularity - a.popularity);
const software = inFirstOrder('software');
const courses = inFirstOrder('course');
const levelOf = new Map(
  catalog().flatMap((entry) => (entry.form === 'course' ? [[entry.id, entry.copy.level]] : [])),
);

/** Red, green and blue of the field of a cover. */
function fieldOf({ id }: Listing): number[] {
  const level = levelOf.get(id);
  const path = level ? `course/${level}/${id}` : `software/${id}`;
  const [, field = ''] = /<rect [^>]*fill="#(\w{6})"/.exec(drawArtwork(path)) ?? [];
  return [0, 2, 4].map((at) => parseInt(field.slice(at, at + 2), 16));
}

it.each([
  ['software', software, [2, 3, 4]],
  ['courses', courses, [2, 3, 4]],
  ['best offers', bestOffers(listings, new Date(now)), [4]],
  ['popular tools', popularTools(listings, new Date(now), featured), [4]],
  ['top sellers', topSellers(listings), [2]],
] as const)(
  'neighbors in the first order of %s have covers of different colors',
  (_, row, columns) => {
    const fields = row.map(fieldOf);
    for (const apart of [1, ...columns]) {
      fields.slice(apart).forEach((next, at) => {
        const distance = Math.hypot(
          ...next.map((part, index) => part - (fields[at]?.[index] ?? 0)),
        );
        expect(distance, `${row[at]?.id} and ${row[at + apart]?.id}`).toBeGreaterThan(69);
      });
    }
  },
);
