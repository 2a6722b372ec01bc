import { BRAND } from '../palette';
import type { Tones } from './tones';

/**
 * Draws what a picture shows, on a field of 400 by 300 that is filled with the ground already.
 *
 * @param detail what the name of the picture says beyond its subject: a color or a word
 */
export type Subject = (tones: Tones, detail: string) => string;

/** The shadow below a thing. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width / 8)}" fill="${BRAND.ink}" opacity=".14"/>`;
