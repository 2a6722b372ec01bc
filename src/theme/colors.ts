const INK = '#14121F';
const WHITE = '#FFFFFF';

/** The red, green and blue of a `#rrggbb` color, 0 to 255 each. */
export const channelsOf = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

/** Mixes two `#rrggbb` colors; `part` 0 is the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const other = channelsOf(second);
  const mixed = channelsOf(first).map((channel, index) =>
    Math.round(channel * (1 - part) + other[index]! * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** How far two colors stand apart, 1 to 21, as WCAG measures it. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Ink or white, whichever is read more easily on this color. */
export const inkOn = (ground: string): string =>
  contrast(INK, ground) > contrast(WHITE, ground) ? INK : WHITE;

/** The color, deepened or lit just as far as text in it needs to be read on `ground`. */
export function readable(color: string, ground: string, least = 4.6): string {
  const toward = inkOn(ground);
  for (let part = 0; part < 1; part += 0.06) {
    const mixed = mix(color, toward, part);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return toward;
}
