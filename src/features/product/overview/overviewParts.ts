import type { ListingDetail } from '../../../api/resources/listings';

type FeatureTile = ListingDetail['featureTiles'][number];

/** How many features are in the row below the first section. */
const HIGHLIGHTS = 3;

/** The first features that no section tells of. */
export function highlightsOf({ overview, featureTiles }: ListingDetail): FeatureTile[] {
  const told = overview.flatMap(({ points }) => points.map(({ featureId }) => featureId));
  return featureTiles.filter(({ id }) => !told.includes(id)).slice(0, HIGHLIGHTS);
}
