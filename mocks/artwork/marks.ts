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
import { CHOSEN_FIELDS } from './chosenFields';
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
