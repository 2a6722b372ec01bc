import { expect, it } from 'vitest';
import { drawArtwork } from '../../mocks/artwork/draw';
import { bestOffers } from '../../mocks/search/listingRows';
import { now, seed } from '../support/seedFacts';

const { listings } = seed;
const popular = listings
  .filter(({ kind }) => kind === 'software')
  .sort((a, b) => b.popularity - a.popularity);

/** Red, green and blue of the field of a cover. */
function fieldOf(id: string): number[] {
  const [, field = ''] = /<rect [^>]*fill="#(\w{6})"/.exec(drawArtwork(`software/${id}`)) ?? [];
  return [0, 2, 4].map((at) => parseInt(field.slice(at, at + 2), 16));
}

it.each([
  ['software', popular.slice(0, 18), 3],
  ['deals', popular.slice(0, 12), 4],
  ['best offers', bestOffers(listings, new Date(now)), Infinity],
])('neighbors in the first order of %s have covers of different colors', (_, row, columns) => {
  const software = row.filter(({ kind }) => kind === 'software');
  software.forEach(({ id }, at) => {
    for (const other of [software[at + 1], software[at + columns]]) {
      if (!other) continue;
      const [field, next] = [fieldOf(id), fieldOf(other.id)];
      const distance = Math.hypot(...field.map((part, index) => part - (next[index] ?? 0)));
      expect(distance, `${id} and ${other.id}`).toBeGreaterThan(80);
    }
  });
});
