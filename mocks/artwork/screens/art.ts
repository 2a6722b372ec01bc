import { mix } from '../palette';
import { randomFrom } from '../random';
import { circle, line, p, rect, shape } from '../svg';
import { inkOn, type Look } from './look';
import { text } from './text';

/** What tells that one of the things of a still life is meant, in their order. */
const NAMED = [
  /\bbowl|behind the wheel/i,
  /\bloaf\b/i,
  /\b(jar|lid)\b/i,
  /vase|jug/i,
  /cup|who made it/i,
  /box/i,
  /bottle/i,
  /lamp|morning light/i,
];

/** Those that nothing but their name calls for. */
const RARE = 3;

/** What a thing is said to stand on or before: the wall behind it, and the ground. */
const SETTINGS: readonly [where: RegExp, wall: string, ground: string][] = [
  [/\bon white\b/i, '#F6F4F0', '#E9E6DF'],
  [/\bmarble\b/i, '#ECEAEC', '#D5D2D8'],
  [/\bgarden\b/i, '#CFE3C6', '#9DBB8C'],
  [/\b(?:oak|stall)\b/i, '#F3E4CC', '#C9975F'],
  [/\blinen\b/i, '#EFE7DA', '#DCCFBA'],
  [/\bevening\b/i, '#4A4566', '#77718F'],
  [/\bstone\b/i, '#DDDBE4', '#A9A6B5'],
  [/\bkitchen\b/i, '#FBE7C6', '#B98A5E'],
  [/\bcafé/i, '#E8D9CE', '#8A5B44'],
  [/\bwindow\b/i, '#CBD9E6', '#E8EDF2'],
];

/** A screen on its foot, with what could be any app. */
function screenOn(look: Look, middle: number, floor: number, size: number): string {
  const [x, y, wide, high] = [middle - size * 0.48, floor - size * 0.7, size * 0.96, size * 0.58];
  return (
    rect(middle - size * 0.05, floor - size * 0.14, size * 0.1, size * 0.12, look.muted) +
    rect(middle - size * 0.18, floor - size * 0.03, size * 0.36, size * 0.03, look.muted) +
    rect(x, y, wide, high, '#1D1A2B', 5) +
    rect(x + 3, y + 3, wide - 6, high - 6, '#FFF', 3) +
    rect(x + 3, y + 3, wide * 0.22, high - 6, look.link, 3) +
    rect(x + wide * 0.32, y + high * 0.2, wide * 0.42, high * 0.1, look.text, 2) +
    rect(x + wide * 0.32, y + high * 0.42, wide * 0.26, high * 0.36, look.tint, 2) +
    rect(x + wide * 0.64, y + high * 0.42, wide * 0.26, high * 0.36, look.tint, 2)
  );
}

/**
 * A picture within a screen, told by the label of its row: two colors (`#1E2A44 #F4ECD6`) are a
 * swatch, up to three letters a specimen of type, and anything else a still life. `where` says what
 * that stands on, or begins with `A screen` where a screen stands there.
 */
export function art(
  look: Look,
  x: number,
  y: number,
  width: number,
  height: number,
  label: string,
  seed: string,
  where = '',
): string {
  if (label.startsWith('#')) {
    const [ground = '#000000', ink = inkOn(ground)] = label.split(' ');
    return (
      rect(x, y, width, height, ground, 10) +
      text(x + 14, y + height * 0.52, 'Aa', {
        size: Math.min(44, height * 0.44),
        weight: 800,
        color: ink,
      }) +
      text(x + 14, y + height - 13, ground, { size: 12.5, weight: 600, color: ink })
    );
  }
  if (/^\S{1,3}$/.test(label)) {
    return (
      rect(x, y, width, height, look.ground, 10) +
      text(x + width / 2, y + height * 0.74, label, {
        size: height * 0.7,
        weight: 700,
        color: look.link,
        anchor: 'middle',
      })
    );
  }
  const random = randomFrom(`still life ${seed}`);
  const tones = [
    look.tint,
    mix(look.accent, look.sheet, 0.62),
    mix(look.link, look.sheet, 0.7),
    look.hair,
  ];
  const picked = random.pick(tones);
  const [, wall = picked, ground = mix(picked, look.text, 0.1)] =
    SETTINGS.find(([words]) => words.test(where)) ?? [];
  const color = random.pick([look.brand, look.accent, mix(look.brand, look.text, 0.4)]);
  const main = /\bblue\b/i.test(seed) ? '#2A62C9' : color;
  const lean = random.between(0.15, 0.45);
  const middle = x + width / 2;
  const floor = y + height * 0.84;
  const size = Math.min(width, height);
  const named = NAMED.findIndex((words) => words.test(seed));
  // Light falls from the left: a bright side on each thing, and its shadow to the right.
  const lit = (x1: number, y1: number, wide: number, high: number, r: number) =>
    rect(
      middle + size * x1,
      floor - size * y1,
      size * wide,
      size * high,
      '#FFF',
      size * r,
      'opacity=".24"',
    );
  const things = [
    // A bowl on its foot.
    shape(
      p`M${middle - size * 0.32} ${floor - size * 0.36}h${size * 0.64}c0 ${size * 0.18}-${size * 0.1} ${size * 0.28}-${size * 0.2} ${size * 0.31}v${size * 0.05}h-${size * 0.24}v-${size * 0.05}c-${size * 0.1}-${size * 0.03}-${size * 0.2}-${size * 0.13}-${size * 0.2}-${size * 0.31}z`,
      main,
    ) + lit(-0.24, 0.3, 0.06, 0.14, 0.03),
    // A loaf with three cuts, in the color of its crust on every wall.
    shape(
      p`M${middle - size * 0.4} ${floor}c-${size * 0.06}-${size * 0.3} ${size * 0.14}-${size * 0.42} ${size * 0.4}-${size * 0.42}s${size * 0.46} ${size * 0.12} ${size * 0.4} ${size * 0.42}z`,
      '#B97A3C',
    ) +
      line(
        [-0.2, 0, 0.2]
          .map(
            (at) =>
              p`M${middle + size * (at - 0.04)} ${floor - size * 0.18}l${size * 0.08}-${size * 0.14}`,
          )
          .join(''),
        '#F0D5A8',
        size * 0.05,
      ),
    // A jar with its lid.
    rect(middle - size * 0.19, floor - size * 0.5, size * 0.38, size * 0.5, main, size * 0.07) +
      rect(
        middle - size * 0.21,
        floor - size * 0.6,
        size * 0.42,
        size * 0.12,
        mix(main, look.text, 0.35),
        size * 0.03,
      ) +
      rect(middle - size * 0.19, floor - size * 0.32, size * 0.38, size * 0.17, wall) +
      lit(-0.15, 0.43, 0.05, 0.38, 0.025),
    // A vase with a round belly.
    shape(
      p`M${middle - size * 0.09} ${floor - size * 0.56}h${size * 0.18}v${size * 0.14}c${size * 0.2} ${size * 0.1} ${size * 0.17} ${size * 0.42} ${0} ${size * 0.42}h-${size * 0.18}c-${size * 0.17} 0-${size * 0.2}-${size * 0.32} 0-${size * 0.42}z`,
      main,
    ) + lit(-0.2, 0.32, 0.07, 0.2, 0.035),
    // A cup with a handle.
    circle(
      middle + size * 0.2,
      floor - size * 0.2,
      size * 0.11,
      'none',
      p`stroke="${main}" stroke-width="${size * 0.055}"`,
    ) +
      rect(middle - size * 0.22, floor - size * 0.38, size * 0.42, size * 0.38, main, size * 0.07) +
      lit(-0.17, 0.33, 0.06, 0.28, 0.03),
    // A box with a band.
    rect(middle - size * 0.26, floor - size * 0.44, size * 0.52, size * 0.44, main, 4) +
      rect(middle - size * 0.06, floor - size * 0.44, size * 0.12, size * 0.44, wall) +
      lit(-0.26, 0.44, 0.1, 0.44, 0.01),
    // A bottle.
    rect(
      middle - size * 0.06,
      floor - size * 0.66,
      size * 0.12,
      size * 0.2,
      mix(main, look.text, 0.35),
      3,
    ) +
      rect(middle - size * 0.15, floor - size * 0.5, size * 0.3, size * 0.5, main, size * 0.07) +
      rect(middle - size * 0.15, floor - size * 0.32, size * 0.3, size * 0.18, wall) +
      lit(-0.12, 0.46, 0.05, 0.42, 0.025),
    // A lamp.
    rect(middle - size * 0.02, floor - size * 0.4, size * 0.04, size * 0.4, look.muted) +
      rect(middle - size * 0.16, floor - size * 0.035, size * 0.32, size * 0.035, look.muted) +
      shape(
        p`M${middle - size * 0.13} ${floor - size * 0.66}h${size * 0.26}l${size * 0.12} ${size * 0.3}h-${size * 0.5}z`,
        main,
      ) +
      shape(
        p`M${middle - size * 0.13} ${floor - size * 0.66}h${size * 0.08}l-${size * 0.06} ${size * 0.3}h-${size * 0.14}z`,
        '#FFF',
        'opacity=".24"',
      ),
  ];
  return (
    `<svg x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}">` +
    rect(x, y, width, height, wall, 10) +
    // Light through a window of two panes.
    shape(
      [0, 0.3]
        .map(
          (pane) =>
            p`M${x + width * pane + size * lean} ${y}h${size * 0.24}l-${size * 0.34} ${height}h-${size * 0.24}z`,
        )
        .join(''),
      mix(wall, look.sheet, 0.4),
    ) +
    rect(x, floor - 2, width, y + height - floor + 2, ground) +
    circle(
      middle + size * 0.12,
      floor,
      size * 0.28,
      look.text,
      p`opacity=".13" transform="translate(0 ${floor * 0.82}) scale(1 .18)"`,
    ) +
    (where.startsWith('A screen')
      ? screenOn(look, middle, floor, size)
      : (things[named] ?? random.pick(things.slice(RARE)))) +
    '</svg>'
  );
}
