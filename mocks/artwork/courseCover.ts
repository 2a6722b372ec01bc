import { PATTERNS } from './coursePatterns';
import { BRAND, DUOTONES } from './palette';
import { randomFrom } from './random';
import { picture, rect } from './svg';

const LEVELS: Readonly<Record<string, number>> = { basic: 1, diploma: 2, advance: 3 };

/**
 * Draws the cover of a course, 640 by 400: a pattern, and in the corner one to three lit steps
 * for its level. Throws an Error for a level that courses do not have.
 */
export function courseCover(level: string, slug: string): string {
  const steps = LEVELS[level];
  if (steps === undefined) {
    throw new Error(
      `Unknown course level "${level}"; known are ${Object.keys(LEVELS).join(', ')}.`,
    );
  }
  const colours = randomFrom(`colours of course ${slug}`).pick(DUOTONES);
  const pattern = randomFrom(`pattern of course ${slug}`).pick(PATTERNS);
  const badge = [0, 1, 2].map((step) =>
    rect(
      54 + step * 26,
      352 - step * 16,
      18,
      16 + step * 16,
      step < steps ? BRAND.lime : '#4A4660',
      4,
    ),
  );
  return picture(
    640,
    400,
    rect(0, 0, 640, 400, colours.field) +
      pattern(randomFrom(`course ${slug}`), colours) +
      rect(
        32,
        296,
        114,
        84,
        BRAND.ink,
        18,
        // A hairline keeps the badge apart from patterns in ink.
        `stroke="${BRAND.paper}" stroke-opacity=".3" stroke-width="2"`,
      ) +
      badge.join(''),
  );
}
