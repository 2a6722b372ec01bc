import type { ListingDetail } from '../../../api/resources/listings';

type Section = ListingDetail['overview'][number];
type FeatureTile = ListingDetail['featureTiles'][number];

/** One thing that a section counts up; without a title, where it is a sentence by itself. */
export interface Point {
  title: string | null;
  text: string;
}

/** How many features stand in the row below the first section. */
const HIGHLIGHTS = 3;

/** Several paragraphs, each no longer than this, are things counted up. */
const SHORT = 140;

const opens = (paragraph: string, { title }: FeatureTile) => paragraph.startsWith(`${title}. `);

/** What a section counts up, and what it says beside that. */
export function pointsOf(
  { paragraphs }: Section,
  tiles: readonly FeatureTile[],
): { points: Point[]; prose: string[] } {
  if (paragraphs.length > 2 && paragraphs.every((paragraph) => paragraph.length <= SHORT)) {
    const points = paragraphs.map((text) => pointOf(text, tiles) ?? { title: null, text });
    return { points, prose: [] };
  }
  const points = paragraphs.map((paragraph) => pointOf(paragraph, tiles));
  return {
    points: points.filter((point) => point !== null),
    prose: paragraphs.filter((_, index) => points[index] === null),
  };
}

function pointOf(paragraph: string, tiles: readonly FeatureTile[]): Point | null {
  const tile = tiles.find((one) => opens(paragraph, one));
  return tile ? { title: tile.title, text: paragraph.slice(tile.title.length + 2) } : null;
}

/** The first features that no section tells of. */
export function highlightsOf({ overview, featureTiles }: ListingDetail): FeatureTile[] {
  const told = overview.flatMap(({ paragraphs }) => paragraphs);
  return featureTiles
    .filter((tile) => !told.some((paragraph) => opens(paragraph, tile)))
    .slice(0, HIGHLIGHTS);
}
