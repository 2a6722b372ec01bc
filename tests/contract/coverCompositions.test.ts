import { expect, it } from 'vitest';
import { compositionOf, type CompositionName } from '../../mocks/artwork/covers/plan';
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

/**
 * What a composition is at first sight. Two windows with different rows are one recipe to a visitor, so
 * that they count as the same here.
 */
const LOOKS: Readonly<Record<CompositionName, string>> = {
  accepted: 'paper',
  ads: 'cards',
  area: 'chart',
  article: 'window',
  asked: 'poster',
  badge: 'object',
  bubbles: 'talk',
  canvas: 'canvas',
  choice: 'close-up',
  clause: 'poster',
  columns: 'chart',
  cutOut: 'halves',
  decided: 'askew',
  dial: 'dial',
  entries: 'rows',
  fan: 'cards',
  feed: 'window',
  figure: 'window',
  film: 'picture',
  framed: 'window',
  heaps: 'piles',
  invoice: 'paper',
  kept: 'dots',
  lanes: 'board',
  ledger: 'window',
  letter: 'window',
  log: 'askew',
  longest: 'poster',
  mailbox: 'window',
  newsletter: 'askew',
  page: 'window',
  person: 'close-up',
  phone: 'phone',
  phones: 'phone',
  places: 'map',
  ranked: 'chart',
  recording: 'sound',
  rings: 'chart',
  scene: 'picture',
  signature: 'close-up',
  slots: 'rows',
  sorted: 'halves',
  specimen: 'poster',
  tasks: 'rows',
  terminal: 'code',
  thread: 'window',
  ticket: 'window',
  trial: 'halves',
  ways: 'canvas',
  week: 'window',
  weeks: 'plan',
};

const kindsOf = (row: readonly { id: string }[]) =>
  row.map(({ id }) => compositionOf(id, required(picturedSoftware(id), `picture of ${id}`).layout));

it.each([
  ['software, three in a row', popular, 3],
  ['deals, four in a row', popular, 4],
  ['phones, two in a row', popular, 2],
  ['best offers', bestOffers(listings, new Date(now)), 4],
  ['popular tools', popularTools(listings, new Date(now), featured), 4],
  ['top sellers', topSellers(listings), 2],
])('neighbors in the first order of %s look different at first sight', (_, row, columns) => {
  const looks = kindsOf(row).map((kind) => LOOKS[kind]);
  looks.forEach((look, at) => {
    for (const next of [at + 1, at + columns]) {
      expect(looks[next], `${row[at]?.id} and ${row[next]?.id}`).not.toBe(look);
    }
  });
});

it('covers look in more than twelve ways at first sight, few of them as a window', () => {
  const looks = kindsOf(popular).map((kind) => LOOKS[kind]);
  const windows = looks.filter((look) => look === 'window');
  expect(new Set(looks).size).toBeGreaterThan(12);
  expect(windows.length).toBeLessThanOrEqual(looks.length / 7);
  for (const look of looks) {
    expect(looks.filter((one) => one === look).length, look).toBeLessThanOrEqual(7);
  }
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
