import type { DemoArrangement } from '../../../src/lib/demoArrangement';
import { place as moved } from '../svg';
import { drawBlock } from './blocks';
import type { Place, ThumbnailBlock } from './blockTypes';
import { drawHero } from './hero';
import type { Sheet } from './sheet';

/** What was drawn of a demo. */
export interface Flow {
  readonly svg: string;
  /** How many of its parts are on it from their first line to the last. */
  readonly whole: number;
  /** True where the next one is begun on it: a table with its first rows. */
  readonly isCut?: boolean;
  /** Where the last one ends. */
  readonly end: number;
}

/** How much parts may move apart to fill a page. */
const MOST_APART = 40;

/**
 * Parts below each other: on a sheet with a floor those that end above it, moved apart to use the
 * room, on others until the picture is full.
 */
export function flow(
  sheet: Sheet,
  [x, top, width]: Place,
  blocks: readonly ThumbnailBlock[],
  arrangement: DemoArrangement,
  { gap, end, mostApart = MOST_APART }: { gap: number; end: number; mostApart?: number },
): Flow {
  const floor = Math.min(sheet.floor, end);
  const parts: string[] = [];
  let whole = 0;
  let y = top;
  for (const block of blocks) {
    if (y > end - 24) break;
    const draw = block.kind === 'hero' ? drawHero : drawBlock;
    const drawn = draw({ ...sheet, edge: end }, [x, y, width], block, arrangement);
    if (sheet.floor < Infinity && parts.length > 0 && y + drawn.height > floor) break;
    parts.push(drawn.svg);
    y += drawn.height + gap;
    if (drawn.isCut) break;
    whole += 1;
  }
  const left = floor - (y - gap);
  const apart =
    sheet.floor < Infinity ? Math.max(0, Math.min(mostApart, left / (parts.length + 1))) : 0;
  const svg = parts.map((part, index) => (apart ? moved(0, apart * index, part) : part)).join('');
  return { svg, whole, isCut: parts.length > whole, end: y - gap };
}
