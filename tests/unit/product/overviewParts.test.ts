import { expect, test } from 'vitest';
import type { ListingDetail } from '../../../src/api/resources/listings';
import { highlightsOf } from '../../../src/features/product/overview/overviewParts';

const tile = (title: string) => ({
  id: title.toLowerCase(),
  title,
  description: 'What it does.',
  imageUrl: '',
});

test('features that a point of the overview tells of are not told again, and others are', () => {
  const overview = [
    {
      headline: 'Why',
      points: [{ title: 'Clock', text: 'Shows who waits longest.', featureId: 'clock' }],
      paragraphs: ['Labels. They only look like the feature of that name.'],
      imageUrl: null,
    },
  ];
  const featureTiles = ['Clock', 'Labels', 'Rules', 'Search', 'Notes'].map(tile);
  const highlights = highlightsOf({ overview, featureTiles } as unknown as ListingDetail);
  expect(highlights.map(({ title }) => title)).toEqual(['Labels', 'Rules', 'Search']);
});
