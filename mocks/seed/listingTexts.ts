import type { ListingTextRecord } from '../store/records';
import {
  courseClosings,
  courseIncluded,
  courseIntroductions,
  courseMethods,
  courseOutcomes,
  courseSecondHeadlines,
  courseTiles,
} from './copy/courses/blocks';
import { sampleText } from './copy/sample';
import { softwareBlocks } from './copy/software/blocks';
import type { Point } from './copy/types';
import type { CatalogEntry } from './catalog';
import { factsOf, integrationNames, systemsPhrase } from './facts';
import { courseSections, softwareSections } from './founderSections';
import { pictogramsFor } from './pictograms';
import { coursePlans, softwarePlans } from './plans';
import { galleryOfCourse } from './picturedCourse';
import { galleryOfSoftware } from './picturedSoftware';
import { cycled, fill, listed, slugOf } from './wording';

type Tile = ListingTextRecord['featureTiles'][number];

/** The long texts of all listings. Neighbors in the catalog get different variants of a text. */
export function buildListingTexts(entries: readonly CatalogEntry[]): ListingTextRecord[] {
  return entries.map((entry, turn) => ({ ...textOf(entry, turn), pictures: galleryOf(entry) }));
}

function textOf(entry: CatalogEntry, turn: number): ListingTextRecord {
  switch (entry.form) {
    case 'sample':
      return sampleText;
    case 'software':
      return softwareText(entry, turn);
    case 'course':
      return courseText(entry, turn);
  }
}

/** Size of a drawn screen, in px. */
const SCREEN = { width: 1200, height: 720 };

function galleryOf({ form, id }: CatalogEntry): ListingTextRecord['pictures'] {
  const shown = form === 'course' ? galleryOfCourse(id) : galleryOfSoftware(id);
  return shown.map((one) => ({
    ...one,
    closeUp: one.picture.replace('screenshot/', 'closeup/'),
    ...SCREEN,
  }));
}

function softwareText(
  entry: Extract<CatalogEntry, { form: 'software' }>,
  turn: number,
): ListingTextRecord {
  const { copy, id } = entry;
  const facts = factsOf(entry);
  const [field] = copy.categories;
  const block = softwareBlocks[field];
  const works = integrationNames(entry);
  const closing = [
    copy.annual
      ? 'You pay for one year. Nothing renews by itself: another year is another order.'
      : 'You pay once. Updates are included for as long as the product exists.',
    works.length > 0 ? `It works together with ${listed(works)}.` : 'It needs no other service.',
    `${copy.title} runs on ${systemsPhrase(entry)}.`,
  ];
  return {
    id,
    description: copy.pitch,
    overview: [
      {
        headline: copy.headline,
        paragraphs: [fill(cycled(block.problem, turn), facts)],
        picture: null,
      },
      {
        headline: cycled(block.headlines, turn),
        points: copy.points.map(overviewPoint),
        paragraphs: [],
        picture: `screenshot/${id}/inside`,
      },
      {
        headline: copy.annual ? 'A fair year' : 'Bought once',
        paragraphs: [closing.join(' ')],
        picture: null,
      },
    ],
    plans: softwarePlans(copy),
    includedFeatures: [
      ...copy.points.map(([title]) => title),
      ...block.included,
      copy.annual ? 'All updates during the year' : 'Lifetime access and updates',
      ...(works.length > 0 ? [`Works with ${listed(works)}`] : []),
      ...(copy.flags?.includes('gdpr-compliant')
        ? ['Data processing agreement under the GDPR']
        : []),
      ...(copy.training ? ['Online training with a certificate'] : []),
      '60-day money-back guarantee',
    ],
    featureTiles: tilesOf(copy.points, block.tiles),
    founderSections: softwareSections(copy, turn),
  };
}

function courseText(
  entry: Extract<CatalogEntry, { form: 'course' }>,
  turn: number,
): ListingTextRecord {
  const { copy, id } = entry;
  const [field] = copy.categories;
  const facts = { ...factsOf(entry), outcome: cycled(courseOutcomes[field], turn) };
  const works = integrationNames(entry);
  const tiles = [0, 1, 2].map((step) => cycled(courseTiles, turn + step * 2));
  return {
    id,
    description: copy.pitch,
    overview: [
      {
        headline: copy.headline,
        paragraphs: [fill(cycled(courseIntroductions, turn), facts)],
        picture: null,
      },
      {
        headline: cycled(courseSecondHeadlines, turn),
        points: copy.points.map(overviewPoint),
        paragraphs: [fill(cycled(courseMethods, Math.floor(turn / 2)), facts)],
        picture: `screenshot/${id}/player`,
      },
      {
        headline: 'Good to know',
        paragraphs: [fill(cycled(courseClosings, turn), facts)],
        picture: null,
      },
    ],
    plans: coursePlans(copy),
    includedFeatures: [
      `${copy.lessons} lessons with help in ${copy.language}`,
      ...courseIncluded,
      `Opens on ${systemsPhrase(entry)}`,
      ...(works.length > 0 ? [`Practice with ${listed(works)}`] : []),
    ],
    featureTiles: tilesOf(copy.points, tiles),
    founderSections: courseSections(copy, turn),
  };
}

/** A point of the overview, which has a tile, too. */
function overviewPoint([title, text]: Point) {
  return { title, text, featureId: slugOf(title) };
}

/** The features of a listing, and those that it shares with others, which have their pictograms already. */
function tilesOf(
  points: readonly Point[],
  shared: readonly (readonly [pictogram: string, point: Point])[],
): Tile[] {
  const taken = shared.map(([pictogram]) => pictogram);
  const pictograms = pictogramsFor(
    points.map(([title]) => title),
    taken,
  );
  return [
    ...points.map((point, index) => tile(pictograms[index]!, point)),
    ...shared.map(([pictogram, point]) => tile(pictogram, point)),
  ];
}

function tile(picture: string, [title, description]: Point): Tile {
  return { id: slugOf(title), title, description, picture: `tile/${picture}` };
}
