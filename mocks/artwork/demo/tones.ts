import { mix } from '../palette';

/** The colors of a demo, of which its pictures are made: `#rrggbb` each. */
export interface DemoColors {
  readonly background: string;
  readonly surface: string;
  readonly text: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly second: string;
}

/** The tones of one picture: a ground, and what stands on it. */
export interface Tones {
  readonly ground: string;
  /** A field on the ground, such as a table or a far hill. */
  readonly field: string;
  readonly main: string;
  readonly deep: string;
  readonly second: string;
  readonly pale: string;
  readonly ink: string;
}

/** Colors that things have by themselves, whatever page they are shown on. */
export const NATURAL = {
  leaf: '#3F8A4C',
  shoot: '#7DB663',
  wood: '#B9824F',
  bark: '#7C5232',
  cream: '#FBF1D9',
  butter: '#F3CB63',
  crust: '#CC8B3E',
  red: '#D6472F',
  skin: '#C98A62',
  steel: '#AEB7C2',
  water: '#6FB0CF',
  sky: '#CFE4F0',
  dusk: '#25304F',
  glow: '#FFD67A',
  white: '#FFFFFF',
  ink: '#221D24',
} as const;

/**
 * The tones of a picture on a page of these colors. Neighbors differ: pictures with an odd `place`
 * stand on the second color.
 */
export function tonesOf({ surface, text, accent, second }: DemoColors, place = 0): Tones {
  const under = place % 2 ? second : accent;
  return {
    ground: mix(under, surface, 0.76),
    field: mix(under, surface, 0.54),
    main: accent,
    deep: mix(accent, NATURAL.ink, 0.5),
    second,
    pale: mix(surface, NATURAL.white, 0.7),
    ink: mix(text, NATURAL.ink, 0.75),
  };
}
