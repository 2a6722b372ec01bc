import { channelsOf, isPale } from './palette';
import { circle, rect } from './svg';

/** Hue (0 to 360), saturation and lightness (0 to 1) of a `#rrggbb` color. */
function hslOf(color: string): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = channelsOf(color).map((channel) => channel / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const lightness = most - span / 2;
  if (span === 0) return [0, 0, lightness];
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return [(sixth * 60 + 360) % 360, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (at: number) => {
    const step = (at + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A color as it looks in light or in shadow: lightness by that much, and the hue a little along. */
export function toned(color: string, lightness: number, turn: number): string {
  const [hue, saturation, own] = hslOf(color);
  return fromHsl((hue + turn + 360) % 360, saturation, Math.max(0, Math.min(1, own + lightness)));
}

/**
 * A color as the light on it falls: from the upper left corner to the lower right one. A pale one gets
 * no lighter, or it would glare on a dark page.
 */
export function lightOn(color: string): readonly [lit: string, dim: string] {
  return isPale(color)
    ? [toned(color, -0.01, 6), toned(color, -0.12, -8)]
    : [toned(color, 0.09, 14), toned(color, -0.06, -8)];
}

/**
 * A ground in light, over the same ground in its one color, which tells pictures apart; from `x` on
 * where something else covers its left part.
 */
export function litGround(width: number, height: number, color: string, x = 0): string {
  const [lit, dim] = lightOn(color);
  return (
    rect(x, 0, width - x, height, color) +
    `<linearGradient id="l" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${dim}"/></linearGradient>` +
    rect(x, 0, width - x, height, 'url(#l)')
  );
}

/** A glow in that color, which fades out around its middle: dark windows stand out before it. */
export function glow(x: number, y: number, r: number, color: string): string {
  return (
    `<radialGradient id="o"><stop offset=".35" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    circle(x, y, r, 'url(#o)')
  );
}
