import { expect, test } from 'vitest';
import type { ListingDetail } from '../../../src/api/resources/listings';
import { highlightsOf, pointsOf } from '../../../src/features/product/overview/overviewParts';

const tile = (title: string) => ({
  id: title.toLowerCase(),
  title,
  description: 'What it does.',
  imageUrl: '',
});
const section = (...paragraphs: string[]) => ({ headline: 'Why', paragraphs, imageUrl: null });

test('a paragraph that opens with the name of a feature is a point of a list', () => {
  const told = section('Waiting clock. Shows who waits longest.', 'The rest is written for you.');
  expect(pointsOf(told, [tile('Waiting clock')])).toEqual({
    points: [{ title: 'Waiting clock', text: 'Shows who waits longest.' }],
    prose: ['The rest is written for you.'],
  });
});

test('several short paragraphs are a list, and one is prose', () => {
  expect(pointsOf(section('Mail', 'Chat', 'Reviews'), []).points).toHaveLength(3);
  expect(pointsOf(section('One button in the reply box.'), []).points).toEqual([]);
});

test('features that a section tells of already are not told again', () => {
  const overview = [section('Waiting clock. Shows who waits longest.')];
  const featureTiles = ['Waiting clock', 'Labels', 'Rules', 'Search', 'Notes'].map(tile);
  const highlights = highlightsOf({ overview, featureTiles } as unknown as ListingDetail);
  expect(highlights.map(({ title }) => title)).toEqual(['Labels', 'Rules', 'Search']);
});
