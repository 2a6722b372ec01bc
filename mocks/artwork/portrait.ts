import { CHOSEN_TAKES } from './chosenTakes';
import { faceOf } from './faces';
import { randomFrom } from './random';

const GROUNDS = [
  'dad0fb',
  'ffd8c2',
  'c6ecd8',
  'fae3a0',
  'cae0fa',
  'f9cfd9',
  'e8dbc3',
  'bfe9e9',
] as const;
const CLOTHES = [
  '5b3be8',
  'd93a1e',
  '3b365c',
  '0e7a4f',
  '2350de',
  '8f1648',
  'e08a3a',
  '0d6871',
] as const;

/** What the face of one person is made of, in the words of "Personas". */
export interface Portrait {
  readonly hair: ReturnType<typeof faceOf>['hair'][number];
  readonly hairColor: string;
  readonly skinColor: string;
  readonly eyes: 'open' | 'happy' | 'glasses';
  readonly beard: 'beardMustache' | 'goatee' | 'walrus' | undefined;
  readonly mouth: 'smile' | 'bigSmile';
  readonly body: 'squared' | 'rounded' | 'checkered';
  readonly clothingColor: string;
  readonly ground: string;
}

/** The face of the person whose name the slug is; `take` tells apart what would be drawn alike. */
export function portraitOf(slug: string, take = CHOSEN_TAKES[slug] ?? 0): Portrait {
  const face = faceOf(slug);
  const random = randomFrom(`face of ${slug}, take ${take}`);
  const hair = random.pick(face.hair);
  const hairColor = random.pick(face.hairColor);
  const isBearded = random.chance(face.beard / 100);
  return {
    hair,
    hairColor,
    skinColor: random.pick(face.skinColor),
    eyes: random.pick(['open', 'happy', 'glasses']),
    beard: isBearded ? random.pick(['beardMustache', 'goatee', 'walrus']) : undefined,
    mouth: random.pick(['smile', 'bigSmile']),
    body: random.pick(['squared', 'rounded', 'squared', 'rounded', 'checkered']),
    clothingColor: random.pick(CLOTHES),
    ground: random.pick(GROUNDS),
  };
}

/** Hair that looks alike from afar. */
const OUTLINES: Readonly<Record<string, string>> = {
  extraLong: 'long',
  straightBun: 'curlyBun',
  bald: 'buzzcut',
};
const DARK = ['362c47', '4a2c22'];
const PALE = ['eeb4a4', 'e5a07e'];
const DEEP = ['92594b', '623d36'];
const shadeOf = (skin: string) =>
  PALE.includes(skin) ? 'pale' : DEEP.includes(skin) ? 'deep' : 'warm';

/** How far apart two faces are at the size of a comment: what is seen first counts most. */
export function farness(one: Portrait, other: Portrait): number {
  const outline = ({ hair }: Portrait) => OUTLINES[hair] ?? hair;
  const isBare = ({ hair }: Portrait) => ['bald', 'beanie'].includes(hair);
  const tone = ({ hairColor }: Portrait) => (DARK.includes(hairColor) ? 'dark' : hairColor);
  const isSameHair = tone(one) === tone(other) || (isBare(one) && isBare(other));
  const isGlasses = ({ eyes }: Portrait) => eyes === 'glasses';
  return (
    (outline(one) === outline(other) ? (one.hair === other.hair ? 0 : 1) : 3) +
    (isSameHair ? 0 : 2) +
    (isGlasses(one) === isGlasses(other) ? 0 : 2) +
    (one.beard === other.beard ? 0 : 2.5) +
    (shadeOf(one.skinColor) === shadeOf(other.skinColor) ? 0 : 2) +
    (one.ground === other.ground ? 0 : 1.5) +
    (one.clothingColor === other.clothingColor ? 0 : 1)
  );
}
