import type { DemoArrangement } from '../../../../src/lib/demoArrangement';
import { shape } from '../../svg';
import type { ThumbnailBlock } from '../blockTypes';
import type { Flow } from '../flow';
import type { Sheet } from '../sheet';

/** What a frame shows. */
export interface Framed {
  readonly brand: string;
  readonly navigation: readonly string[];
  readonly blocks: readonly ThumbnailBlock[];
  readonly type: string;
}

/** Width and height of a picture, in its units. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Draws a demo over the whole of a canvas. */
export type FrameDrawing = (
  sheet: Sheet,
  demo: Framed,
  arrangement: DemoArrangement,
  canvas: Canvas,
) => Flow;

/** The mark of a brand: a leaf with one pointed corner, as the live demo has it. */
export const brandMark = (x: number, y: number, size: number, fill: string) =>
  shape(
    `M${x} ${y + size / 2}A${size / 2} ${size / 2} 0 1 1 ${x + size / 2} ${y + size}H${x + size * 0.15}Q${x} ${y + size} ${x} ${y + size * 0.85}z`,
    fill,
  );
