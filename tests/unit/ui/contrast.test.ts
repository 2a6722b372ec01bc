import { describe, expect, it } from 'vitest';
import { darkColors, lightColors, type SchemeColors } from '../../../src/theme/tokens';

/** Relative luminance of `#RRGGBB` (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Name = keyof SchemeColors;
type Pair = readonly [foreground: Name, background: Name];

const grounds: Name[] = ['paper', 'litPaper', 'surface', 'sunken'];
const controls: Name[] = ['field', 'control'];
const tints: Name[] = [
  'primaryTint',
  'dealTint',
  'successTint',
  'warningTint',
  'errorTint',
  'infoTint',
];
const onEvery = (foreground: Name, backgrounds: Name[]): Pair[] =>
  backgrounds.map((background) => [foreground, background]);

/** Text of any size: 4.5:1 (WCAG 2.2, 1.4.3). */
const textPairs: Pair[] = [
  ...onEvery('ink', [...grounds, ...controls, ...tints]),
  ...onEvery('inkMuted', [...grounds, ...controls, 'primaryTint']),
  ...onEvery('primary', [...grounds, 'primaryTint']),
  ...onEvery('dealText', [...grounds, 'dealTint']),
  ...onEvery('ratingText', grounds),
  ...onEvery('success', [...grounds, 'successTint']),
  ...onEvery('warning', [...grounds, 'warningTint']),
  ...onEvery('error', [...grounds, 'errorTint']),
  ...onEvery('info', [...grounds, 'infoTint']),
  ...onEvery('onBand', ['band', 'feature']),
  ...onEvery('onBandMuted', ['band', 'feature']),
  ...onEvery('accent', ['band', 'feature']),
  ...onEvery('onAccent', ['accent']),
  ...onEvery('onPrimary', ['primary']),
  ...onEvery('onDeal', ['deal']),
  ...onEvery('onSuccess', ['success']),
  ...onEvery('onWarning', ['warning']),
  ...onEvery('onError', ['error']),
  ...onEvery('onInfo', ['info']),
  // The secondary button is ink with paper on it.
  ...onEvery('paper', ['ink']),
];

/** Grounds that have to be told apart without a border: what lies on what. */
const groundPairs: Pair[] = [
  ['sunken', 'paper'],
  ['sunken', 'surface'],
  ['feature', 'paper'],
  ['band', 'paper'],
];

/** Edges of controls and meaningful graphics: 3:1 (WCAG 2.2, 1.4.11). */
const graphicPairs: Pair[] = [
  ...onEvery('outline', [...grounds, 'field']),
  ...onEvery('rating', grounds),
  ...onEvery('primary', grounds),
  ...onEvery('fill', grounds),
  ...onEvery('deal', grounds),
  // Choices that would leave nothing: they are off, but still read.
  ...onEvery('inkDisabled', grounds),
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('contrast in the %s scheme', (_, colors) => {
  it.each(textPairs)('%s on %s is readable', (foreground, background) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['fill', 'fillHover'] as const)('white on %s is readable', (fill) => {
    expect(contrast('#FFFFFF', colors[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(groundPairs)('%s can be told from %s', (one, other) => {
    expect(contrast(colors[one], colors[other])).toBeGreaterThanOrEqual(1.08);
  });

  // Paper has the inks of the day by night as well.
  it.each(['ink', 'inkMuted', 'primary', 'dealText', 'success', 'error'] as const)(
    '%s of the light scheme is readable on a sheet',
    (ink) => {
      expect(contrast(lightColors[ink], colors.sheet)).toBeGreaterThanOrEqual(4.5);
    },
  );

  // Dark grounds have the stars and savings of the night by day as well.
  it.each(['dealText', 'ratingText', 'rating'] as const)(
    '%s of the dark scheme is readable on its bands',
    (ink) => {
      for (const ground of [colors.band, colors.feature])
        expect(contrast(darkColors[ink], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(graphicPairs)('%s stands out from %s', (foreground, background) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(3);
  });
});
