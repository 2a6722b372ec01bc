import type { PicturedSoftware } from '../../seed/picturedSoftware';
import type { Duotone } from '../palette';
import { inkOn, readable, type Look } from '../screens/look';
import { mix } from '../palette';
import type { Room } from '../screens/screenCopy';

/** What a poster is drawn with: the product, its look, and what it is drawn on. */
export interface PosterStage {
  readonly product: PicturedSoftware;
  readonly look: Look;
  readonly colors: Duotone;
  /** The color that it is drawn on. */
  readonly ground: string;
  /** The whole picture, or the half of it that can be read on a phone. */
  readonly room: Room;
}

/** A picture of a gallery without a window: what a product does, in large words. */
export type Poster = (stage: PosterStage) => string;

/** Whether a picture is one for phones, with room for less. */
export const isSmall = ({ width }: Room): boolean => width < 800;

/** Words on the ground of a poster: the first rank, and a quieter one that can be read as well. */
export function inks(ground: string): { ink: string; quiet: string } {
  const ink = inkOn(ground);
  return { ink, quiet: readable(mix(ink, ground, 0.24), ground, 4.6) };
}
