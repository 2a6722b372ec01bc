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
import * as named from './marksNamed';
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

/**
 * The marks of those whose name says one, and of those who would else have the mark of another: no
 * two products, vendors and authors share one.
 */
const CHOSEN_MARKS: Readonly<Record<string, Mark>> = {
  apitude: monogram,
  boardwick: named.columns,
  brushbot: named.robot,
  chatpebble: speechBubble,
  'cohortly-grove': named.grove,
  copperhook: named.hook,
  countwell: named.tally,
  dealhearth: named.flame,
  docsage: named.page,
  'docket-and-daughters': monogram,
  duskplan: slicedDisc,
  'fern-and-hollow': petals,
  'firstday-kit': tag,
  flowknot: endlessLoop,
  ganttry: named.tasks,
  gridwright: named.grid,
  'halfmoon-kit': eclipse,
  'handoffly-board': interlockedRings,
  herdwise: named.trio,
  'hireling-path': monogram,
  inboxery: named.tray,
  leadlantern: named.lantern,
  leavebird: named.bird,
  ledgerleaf: named.leaf,
  mockmint: cube,
  paperlane: foldedRibbon,
  plainsong: named.note,
  postgarden: named.sprout,
  postmoth: named.moth,
  quotewren: named.quoted,
  rankmeadow: leavingArrow,
  'reelsmith-studio': named.reel,
  runwayfinder: named.runway,
  'salt-road': named.road,
  schemaloom: named.weave,
  scopestone: named.scope,
  signorella: named.nib,
  splitpenny: named.coin,
  stackpost: layers,
  'studio-kestrel': pointer,
  swatchery: named.fan,
  transcribbly: monogram,
};

/** What a product is known by: its colors and its mark. */
export interface Brand {
  readonly colors: Duotone;
  /** Draws the mark, in the brand's colors or in others (a watermark, a print on a card). */
  mark(colors?: Duotone): string;
}

/** The family of the mark of a product. */
export const markOf = (slug: string): Mark =>
  CHOSEN_MARKS[slug] ?? randomFrom(`mark of ${slug}`).pick(MARKS);

/**
 * The brand of a product. Cover, logo and screenshots of one slug share it, so that a product is
 * recognized from page to page.
 */
export function brandOf(slug: string): Brand {
  const colors =
    DUOTONES.find(({ field }) => field === CHOSEN_FIELDS[slug]) ??
    // Only a seed: spelled otherwise it gives every brand another color.
    randomFrom(`colours of ${slug}`).pick(DUOTONES);
  const mark = markOf(slug);
  return {
    colors,
    mark: (other = colors) => mark(randomFrom(`form of ${slug}`), other, slug),
  };
}
