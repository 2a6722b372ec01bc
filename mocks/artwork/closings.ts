import { numbers } from './posters/numbers';
import { points } from './posters/points';
import type { Poster } from './posters/poster';
import { services } from './posters/services';

/** The pictures without a window that a gallery may end with. */
export const POSTERS = { points, numbers, services } as const satisfies Record<string, Poster>;

/** The name of a picture that a gallery may end with: a poster, the settings, or the weekly mail. */
export type ClosingName = keyof typeof POSTERS | 'settings' | 'mail';
