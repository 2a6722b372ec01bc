import { expect, it } from 'vitest';
import { featuresOf, platformsOf } from '../../../src/features/product/listingFacts';

it('names systems and features, and shows those of a newer server as they are', () => {
  const listing = {
    operatingSystems: ['macos', 'visionos'],
    features: ['ai', 'offline'],
  } as unknown as Parameters<typeof platformsOf>[0] & Parameters<typeof featuresOf>[0];
  expect(platformsOf(listing)).toEqual(['macOS', 'visionos']);
  expect(featuresOf(listing)).toEqual(['AI', 'offline']);
});
