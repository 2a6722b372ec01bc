import { mix } from '../palette';
import type { Portrait } from '../portrait';
import { circle, line, rect, shape } from '../svg';

/** The hair of a person in a film, around a head from 136 to 222 and from 20 to 128. */
export interface Hair {
  /** Behind the head. */
  readonly back: string;
  /** Before it. */
  readonly front: string;
  /** How far it is above the head where that is much: the head then stands so much lower. */
  readonly above: number;
}

const LONG = [
  'M120 150c4-30 0-40 4-80c4-50 26-70 55-70s51 20 55 70c4 40 0 50 6 80z',
  'M136 62c-2-38 14-56 43-56s45 18 43 56c-8-16-20-24-34-28c-12 14-34 22-52 28z',
] as const;
const BOB = [
  'M124 130V70c0-46 22-68 55-68s55 22 55 68v60c-32 11-78 11-110 0z',
  'M134 68c-4-38 14-60 45-60s49 22 45 60c-10-10-16-20-18-32c-14 24-42 36-72 32z',
] as const;
const BAND = 'M134 64c0-32 18-48 45-48s45 16 45 48c-6-18-20-28-45-28s-39 10-45 28z';
const COMBOVER =
  'M132 76c-7-36-4-68 28-72h58q4 16-6 28c10 8 14 24 12 44c-9-10-13-22-12-38q-30 6-56 0c-12 8-18 20-24 38z';
const CROPPED =
  'M136 68c-2-34 14-50 43-50s45 16 43 50c-4-14-9-22-16-27q-27 7-54 0c-7 5-12 13-16 27z';
const SIDES =
  'M135 74c-3-30 7-48 23-54l8 18c-18 6-25 18-31 36zM223 74c3-30-7-48-23-54l-8 18c18 6 25 18 31 36z';
const TUFT = 'M148 40c-2-22 8-32 26-32l38-5q2 37-26 37z';
const CAP = [
  'M132 64c0-36 18-52 47-52s47 16 47 52q-47-22-94 0z',
  'M132 64c2-14 6-22 12-28q35-14 70 0c6 6 10 14 12 28q-47-22-94 0z',
] as const;

/** Where "Personas" has a band or a cap, it has these colors. */
const [PINK, RED, CRIMSON] = ['#F55D81', '#E0585F', '#D23B44'] as const;

const BUN_ABOVE = 26;

/** Curls: dots side by side along a line. */
const curls = (path: string, color: string) =>
  line(path, color, 24, 'stroke-linecap="round" stroke-dasharray="0 15.5"');

const curlyBall = (y: number, radius: number, color: string) =>
  circle(
    179,
    y,
    radius,
    color,
    `stroke="${color}" stroke-width="22" stroke-linecap="round" stroke-dasharray="0 ${((2 * Math.PI * radius) / Math.round(radius / 2.8)).toFixed(2)}"`,
  );

/** The hair of an avatar in the drawing of films: the same cut in the same color. */
export function hairOf({ hair, hairColor, skinColor }: Portrait): Hair {
  const [color, skin] = [`#${hairColor}`, `#${skinColor}`];
  const of = (back: string, front: string, above = 0): Hair => ({ back, front, above });
  switch (hair) {
    case 'bobBangs':
      return of(shape(BOB[0], color), shape(BOB[1], color));
    case 'curly':
      return of(curlyBall(72, 58, color), curls('M138 56q41-38 82 0', color), 8);
    case 'curlyBun':
      return of(curlyBall(18, 24, color), shape(BAND, PINK), BUN_ABOVE);
    case 'straightBun':
      return of(circle(179, 10, 30, color), shape(BAND, PINK), BUN_ABOVE);
    case 'shortCombover':
      return of('', shape(COMBOVER, color));
    case 'curlyHighTop':
      return of('', rect(140, 14, 78, 30, color) + curls('M140 74V16h78v58M152 38h60', color));
    case 'buzzcut':
      return of('', shape(CROPPED, mix(skin, color, 0.35)));
    case 'fade':
      return of('', shape(SIDES, mix(skin, color, 0.5)) + shape(TUFT, color));
    case 'bald':
      return of('', line('M153 52q3-12 14-19', mix(skin, '#FFFFFF', 0.4), 5));
    case 'beanie':
      return of('', shape(CAP[0], RED) + shape(CAP[1], CRIMSON));
    default:
      return of(shape(LONG[0], color), shape(LONG[1], color));
  }
}

const BEARDS: Readonly<Record<NonNullable<Portrait['beard']>, string>> = {
  beardMustache:
    'M135 78c0 36 16 54 44 54s44-18 44-54c-4 12-12 16-22 12q-22-8-44 0c-10 4-18 0-22-12z',
  goatee: 'M164 112h30q0 21-15 21t-15-21z',
  walrus: 'M154 102c2-14 16-17 25-9c9-8 23-5 25 9c-12-5-38-5-50 0z',
};

/** The beard of an avatar, and its mouth, which shows in it. */
export const beardOf = ({ beard, hairColor }: Portrait): string =>
  beard ? shape(BEARDS[beard], `#${hairColor}`) : '';
