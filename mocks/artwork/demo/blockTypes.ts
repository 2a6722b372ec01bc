import type { DemoArrangement } from '../../../src/lib/demoArrangement';
import type { Drawn, Sheet } from './sheet';

/** A piece of a part of a demo; `picture` names a drawing. */
export interface ThumbnailItem {
  readonly title: string;
  readonly text: string;
  readonly picture: string | null;
}

/** A part of a demo. */
export interface ThumbnailBlock {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly action: string | null;
  readonly picture: string | null;
  readonly items: readonly ThumbnailItem[];
}

/** Where a part is drawn: its left and upper edge, its width, and how high a panel is at least. */
export type Place = readonly [x: number, y: number, width: number, least?: number];

/** Draws the parts of one kind. */
export type BlockDrawing = (
  sheet: Sheet,
  place: Place,
  block: ThumbnailBlock,
  arrangement: DemoArrangement,
) => Drawn;
