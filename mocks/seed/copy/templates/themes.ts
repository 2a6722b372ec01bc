import type { components } from '../../../../src/api/schema.d';

type DemoColors = components['schemas']['TemplateDemo']['colors'];
type DemoLook = components['schemas']['DemoLook'];

function theme(
  background: string,
  surface: string,
  text: string,
  accent: string,
  onAccent: string,
  second: string,
): DemoColors {
  return { background, surface, text, accent, onAccent, second };
}

/** The palettes that demos wear, each chosen by eye for its subjects. */
const THEMES = {
  garden: theme('#f1f6ea', '#ffffff', '#17261b', '#2c7a47', '#ffffff', '#f2b33d'),
  clay: theme('#fbf1e6', '#ffffff', '#2b1a11', '#a9401f', '#ffffff', '#e6a93c'),
  butter: theme('#fff6d6', '#ffffff', '#261f0c', '#2b2340', '#ffffff', '#e4572e'),
  saffron: theme('#fff3de', '#ffffff', '#2a160a', '#b83a12', '#ffffff', '#f0a21f'),
  rose: theme('#fff2ee', '#ffffff', '#331619', '#c02a45', '#ffffff', '#2f6f6a'),
  plum: theme('#f9f1f6', '#ffffff', '#2a1423', '#862a5c', '#ffffff', '#ee9a43'),
  violet: theme('#f5f2fe', '#ffffff', '#1b1530', '#5736dd', '#ffffff', '#ff8559'),
  cobalt: theme('#f0f4ff', '#ffffff', '#101a38', '#2349d4', '#ffffff', '#ffbf3f'),
  sky: theme('#eaf4fd', '#ffffff', '#10243a', '#0b62b8', '#ffffff', '#ffb13d'),
  sea: theme('#eaf3f5', '#ffffff', '#0f2530', '#14607f', '#ffffff', '#f0855a'),
  teal: theme('#ebf6f3', '#ffffff', '#0f2825', '#0b6e65', '#ffffff', '#f4a259'),
  sage: theme('#f3f4ec', '#ffffff', '#20261c', '#4e6540', '#ffffff', '#e09a3e'),
  sand: theme('#f7f1e5', '#ffffff', '#241d13', '#75561a', '#ffffff', '#3d8087'),
  slate: theme('#f1f3f5', '#ffffff', '#161c22', '#2a475f', '#ffffff', '#e0603c'),
  mono: theme('#ffffff', '#f5f4f1', '#15140f', '#1b1a16', '#ffffff', '#e0482a'),
  lilac: theme('#f4f0fb', '#ffffff', '#221a33', '#6b3fa8', '#ffffff', '#48b29a'),
  ink: theme('#13121b', '#1f1d2b', '#f2f0f8', '#c8f04b', '#14121f', '#9d8bff'),
  night: theme('#0e1a2c', '#17283f', '#eaf1fb', '#74cbeb', '#0e1a2c', '#ffb088'),
  wine: theme('#21111b', '#321b2a', '#fbeef4', '#ff9c8c', '#21111b', '#ffd369'),
  coal: theme('#161616', '#232323', '#f3f1ec', '#e9c46a', '#161616', '#d76b4a'),
} as const satisfies Record<string, DemoColors>;

/** What a demo looks like: its colors, and how it is arranged and set. */
export interface DemoLookCopy {
  colors: DemoColors;
  look: DemoLook;
}

/** `looks('garden', 'left', 'round', 'serif')`: a palette, where the words of the hero stand, corners, typeface. */
export function looks(
  name: keyof typeof THEMES,
  opening: DemoLook['opening'],
  corners: DemoLook['corners'],
  typeface: DemoLook['typeface'],
): DemoLookCopy {
  return { colors: THEMES[name], look: { opening, corners, typeface } };
}
