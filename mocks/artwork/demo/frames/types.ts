import type { DemoArrangement } from '../../../../src/lib/demoArrangement';
import type { ScreenCopy } from '../../../seed/copy/templates/inside/parts';
import { p, shape } from '../../svg';
import type { ThumbnailBlock } from '../blockTypes';
import type { Flow } from '../flow';
import type { Sheet } from '../sheet';

/** What a frame shows. */
export interface Framed {
  readonly brand: string;
  /** The mark before the name, as path data about 0 0; left out where the name stands alone. */
  readonly mark?: string | undefined;
  readonly navigation: readonly string[];
  readonly blocks: readonly ThumbnailBlock[];
  readonly type: string;
  /** What a site asks for first, which its end says once more. */
  readonly opening?: ThumbnailBlock | undefined;
  /** The screen that is open, where it is another than the first. */
  readonly screen?: OpenScreen | undefined;
  /** What the second of two phones shows then. */
  readonly beside?: ScreenCopy | undefined;
}

/** What a further screen has beside its parts. */
export type OpenScreen = Pick<ScreenCopy, 'tab' | 'title' | 'views' | 'action'>;

/** The place of the open screen in a menu: the first, unless it is said. */
export const openIn = (navigation: readonly string[], screen: OpenScreen | undefined): number =>
  Math.max(0, screen ? navigation.indexOf(screen.tab) : 0);

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

/** Between a mark and the name behind it. */
const GAP = 8;

/** A mark, and where the name behind it begins. */
interface Named {
  readonly svg: string;
  readonly x: number;
}

/** The mark of a brand at a left and upper edge, and where the name behind it begins. */
export function brandMark(
  mark: string | undefined,
  [x, y, size]: readonly [x: number, y: number, size: number],
  fill: string,
): Named {
  if (!mark) return { svg: '', x };
  const middle = size / 2;
  const at = p`transform="translate(${x + middle} ${y + middle})scale(${String(size / 16)})"`;
  return { svg: shape(mark, fill, at), x: x + size + GAP };
}
