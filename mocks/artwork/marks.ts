import {
  arches,
  blossom,
  eclipse,
  endlessLoop,
  interlockedRings,
  orbit,
  petals,
  radar,
  slicedDisc,
} from './marksRound';
import { monogram, pointer, shield, speechBubble, tag, waves } from './marksSpoken';
import {
  chevrons,
  climbingColumns,
  cube,
  dotGrid,
  foldedRibbon,
  hourglass,
  layers,
  leaves,
  leavingArrow,
  pinwheel,
  quarterTiles,
  sparks,
  stackedBars,
} from './marksStraight';
import { DUOTONES, type Duotone } from './palette';
import { randomFrom, type Random } from './random';

/**
 * Draws a brand mark about the point 0 0 within 100 units each way. It takes its parameters from
 * `random` and may take a letter from the slug.
 */
export type Mark = (random: Random, colors: Duotone, slug: string) => string;

const MARKS: readonly Mark[] = [
  monogram,
  interlockedRings,
  stackedBars,
  petals,
  foldedRibbon,
  orbit,
  speechBubble,
  dotGrid,
  waves,
  chevrons,
  quarterTiles,
  monogram,
  cube,
  sparks,
  arches,
  leaves,
  endlessLoop,
  pinwheel,
  shield,
  climbingColumns,
  eclipse,
  blossom,
  leavingArrow,
  hourglass,
  slicedDisc,
  pointer,
  layers,
  radar,
  tag,
];

/**
 * Fields of products that would else stand beside one of the same colour, in the orders that lists have
 * at first.
 */
const CHOSEN_FIELDS: Readonly<Record<string, string>> = {
  brushbot: '#2350DE',
  bugbarn: '#4C1B45',
  callbrook: '#0D6871',
  clipharbor: '#17305A',
  'cohortly-grove': '#C6ECD8',
  copperhook: '#FAE3A0',
  duskplan: '#2350DE',
  flowknot: '#17305A',
  ganttry: '#7A2E52',
  loopdesk: '#2350DE',
  mockmint: '#DEDBEA',
  postgarden: '#FAE3A0',
  'returnly-kind': '#EE5C3F',
  scopestone: '#C8F04B',
  signorella: '#0D6871',
};

/** What a product is known by: its colors and its mark. */
export interface Brand {
  readonly colors: Duotone;
  /** Draws the mark, in the brand's colors or in others (a watermark, a print on a card). */
  mark(colors?: Duotone): string;
}

/**
 * The brand of a product. Cover, logo and screenshots of one slug share it, so that a product is
 * recognized from page to page.
 */
export function brandOf(slug: string): Brand {
  const colors =
    DUOTONES.find(({ field }) => field === CHOSEN_FIELDS[slug]) ??
    // Only a seed: spelled otherwise it gives every brand another color.
    randomFrom(`colours of ${slug}`).pick(DUOTONES);
  const mark = randomFrom(`mark of ${slug}`).pick(MARKS);
  return {
    colors,
    mark: (other = colors) => mark(randomFrom(`form of ${slug}`), other, slug),
  };
}
