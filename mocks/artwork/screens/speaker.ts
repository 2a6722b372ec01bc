import { mix } from '../palette';
import { portraitOf } from '../portrait';
import { randomFrom } from '../random';
import { line, place, rect, shape } from '../svg';
import { beardOf, hairOf } from './hair';
import { contrast } from './look';

/** Where a film is shown. */
interface Stage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where a caption begins: the chin stays above it. */
  readonly captionAt?: number;
  /** Whether it is too small for what is in the room. */
  readonly isBare?: boolean;
  /** How much of the room is above the person; left out: none. */
  readonly headroom?: number;
}

const INK = '#2A1A16';

/** From the top of a head to a little below its chin. */
const FACE = 138;

/**
 * Who speaks in a film, in a room in that color: the person of that name, with the skin, the hair, the
 * beard and the glasses of their avatar.
 */
export function speaker(stage: Stage, who: string, field: string, clothes: string): string {
  const [x, y, width, height] = [stage.x, stage.y, stage.width, stage.height].map(Math.round);
  const face = portraitOf(who);
  const { back, front, above } = hairOf(face);
  const chin = (stage.captionAt ?? Infinity) - stage.y;
  const scale = Math.min(
    stage.width / 350,
    (stage.height - (stage.headroom ?? 0)) / 208,
    chin / (FACE + above),
  );
  const [wide, high] = [Math.round(stage.width / scale), Math.round(stage.height / scale)];
  const lift = -Math.round((stage.headroom ?? 0) / scale) || 0;
  const random = randomFrom(`speaker ${who}`);
  const skin = `#${face.skinColor}`;
  // Paler where a face would be lost on it.
  const walls = [0.3, 0.5, 0.7].map((part) => mix(field, '#FFFFFF', part));
  const wall = walls.find((one) => contrast(one, skin) > 1.35) ?? walls[2]!;
  const room = random.chance(0.5)
    ? rect(20, 18, 88, 66, mix(wall, '#FFFFFF', 0.5), 6) +
      shape(
        'M20 78V60l24-20l22 22l14-12l28 26v2a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z',
        mix(wall, clothes, 0.4),
      ) +
      rect(262, 40, 60, 200, mix(wall, clothes, 0.22), 4) +
      rect(262, 92, 60, 5, mix(wall, clothes, 0.45))
    : rect(252, 22, 96, 74, mix(wall, '#FFFFFF', 0.5), 6) +
      line('M300 22v74M252 59h96', wall, 5, '') +
      rect(30, 96, 14, 120, mix(wall, clothes, 0.3)) +
      shape('M-4 100c0-40 20-60 41-60s41 20 41 60z', mix(wall, clothes, 0.45));
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${Math.round(175 - wide / 2)} ${lift} ${wide} ${high}">` +
    rect(-400, lift, 1150, 500 - lift, wall) +
    (stage.isBare ? '' : shape('M153-100H760V540z', '#FFFFFF', 'opacity=".16"') + room) +
    place(
      0,
      above,
      back +
        shape('M44 500V216c8-58 66-82 134-82s126 24 134 82v284z', clothes) +
        rect(160, 96, 38, 54, mix(skin, '#6B3A2A', 0.16), 18) +
        rect(136, 20, 86, 108, skin, 43) +
        front +
        beardOf(face) +
        line('M158 70v8m40-8v8', INK, 5) +
        // On a beard a mouth as dark as its hair would be none.
        line('M166 104q13 9 26 0', face.beard === 'beardMustache' ? '#FFFFFF' : INK, 5) +
        (face.eyes === 'glasses'
          ? line('M143 62h29v24h-29zM184 62h29v24h-29zM172 70h12', INK, 5)
          : ''),
    ) +
    '</svg>'
  );
}
