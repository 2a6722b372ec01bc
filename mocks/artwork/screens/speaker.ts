import { faceOf } from '../faces';
import { mix } from '../palette';
import { portraitOf } from '../portrait';
import { randomFrom } from '../random';
import { line, rect, shape } from '../svg';

const SHORT = [
  'M130 74c-10-56 16-74 49-74s60 18 48 74c-3-24-12-32-26-36c-20 7-42 4-52 0c-11 6-17 16-19 36z',
  'M132 66c-6-46 14-66 47-66s54 20 47 66c-4-20-8-28-14-32h-66c-8 6-11 14-14 32z',
];
/** Behind the head, and before it. */
const LONG = [
  [
    'M120 150c4-30 0-40 4-80c4-50 26-70 55-70s51 20 55 70c4 40 0 50 6 80z',
    'M136 62c-2-38 14-56 43-56s45 18 43 56c-8-16-20-24-34-28c-12 14-34 22-52 28z',
  ],
  [
    'M128 108c-14-70 10-108 51-108s65 38 51 108z',
    'M136 66c-4-40 14-58 43-58s47 18 43 58c-14-24-62-40-86 0z',
  ],
] as const;

/** Where a film is shown. */
interface Stage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where a caption begins: the chin stays above it. */
  readonly captionAt?: number;
  /** Whether it is too small for what stands in the room. */
  readonly isBare?: boolean;
}

/** From the top of a head to a little below its chin. */
const FACE = 138;

/**
 * Who speaks in a film, in a room in that color: the person of that name, with the skin, the hair and
 * the glasses of their avatar.
 */
export function speaker(stage: Stage, who: string, field: string, clothes: string): string {
  const [x, y, width, height] = [stage.x, stage.y, stage.width, stage.height].map(Math.round);
  const chin = (stage.captionAt ?? Infinity) - stage.y;
  const scale = Math.min(stage.width / 350, stage.height / 208, chin / FACE);
  const [wide, high] = [Math.round(stage.width / scale), Math.round(stage.height / scale)];
  const random = randomFrom(`speaker ${who}`);
  const face = portraitOf(who);
  const [skin, hair] = [`#${face.skinColor}`, `#${face.hairColor}`];
  const wall = mix(field, '#FFFFFF', 0.3);
  const long = faceOf(who).isWoman === true ? random.pick(LONG) : undefined;
  const room = random.chance(0.5)
    ? rect(20, 18, 88, 66, mix(wall, '#FFFFFF', 0.5), 6) +
      shape('M20 84V60l24-20l22 22l14-12l28 26v2a6 6 0 0 1-6 6z', mix(wall, clothes, 0.4)) +
      rect(262, 40, 60, 200, mix(wall, clothes, 0.22), 4) +
      rect(262, 92, 60, 5, mix(wall, clothes, 0.45))
    : rect(252, 22, 96, 74, mix(wall, '#FFFFFF', 0.5), 6) +
      line('M300 22v74M252 59h96', wall, 5, '') +
      rect(30, 96, 14, 120, mix(wall, clothes, 0.3)) +
      shape('M-4 100c0-40 20-60 41-60s41 20 41 60z', mix(wall, clothes, 0.45));
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${Math.round(175 - wide / 2)} 0 ${wide} ${high}">` +
    rect(-400, 0, 1150, 500, wall) +
    (stage.isBare ? '' : shape('M210-40H760V540z', '#FFFFFF', 'opacity=".16"') + room) +
    (long ? shape(long[0], hair) : '') +
    shape('M92 500V186c12-40 42-52 86-52s76 12 88 54v312z', clothes) +
    rect(160, 96, 38, 54, mix(skin, '#6B3A2A', 0.16), 18) +
    rect(136, 20, 86, 108, skin, 43) +
    shape(long?.[1] ?? random.pick(SHORT), hair) +
    line('M158 70v8m40-8v8m-32 22q12 9 24 0', '#2A1A16', 5) +
    (face.eyes === 'glasses'
      ? line('M143 62h29v24h-29zM184 62h29v24h-29zM172 70h12', '#2A1A16', 5)
      : '') +
    '</svg>'
  );
}
