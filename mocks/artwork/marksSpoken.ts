import { mix } from './palette';
import type { Mark } from './marks';
import { circle, line, p, place, rect, shape } from './svg';

/** A speech bubble, alone or answering another one. */
export const speechBubble: Mark = (random, { main, accent, field }) => {
  const bubble =
    'M-58-72H58A32 32 0 0 1 90-40V20A32 32 0 0 1 58 52H-8L-50 88V52H-58A32 32 0 0 1-90 20V-40A32 32 0 0 1-58-72';
  const round =
    'M0-86C54-86 92-52 92-8S54 70 0 70Q-14 70-28 66L-72 88L-64 48C-82 34-92 14-92-8C-92-52-54-86 0-86';
  const says = random.pick([
    [-40, 0, 40].map((x, index) => circle(x, -10, 14, index === 2 ? accent : field)).join(''),
    line('M-46-28H46', field, 17) + line('M-46 10H8', accent, 17),
    shape('M0-56Q6-16 46-10Q6-4 0 36Q-6-4-46-10Q-6-16 0-56', accent),
    line('M-50-10Q-33-44-17-10T17-10T50-10', accent, 16),
    line('M-36-10L-8 16L40-34', accent, 18),
  ]);
  const flip = random.chance(0.4) ? '-1 1' : '1';
  const talk = shape(random.pick([bubble, round]), main);
  return place(0, 0, talk, flip) + says;
};

/** Three waves, one in the accent. */
export const waves: Mark = (random, { main, accent, field }) => {
  const high = random.between(22, 40);
  const tones = random.shuffle([main, accent, mix(main, field, 0.35)]);
  const rows = tones.map((tone, index) => {
    const y = (index - 1) * 54;
    return line(p`M-84 ${y}Q-56 ${y - high * 1.6} -28 ${y}T28 ${y}T84 ${y}`, tone, 24);
  });
  return place(0, 0, rows.join(''), 1, random.pick([0, 90, -45]));
};

/** A shield with a sign of trust in it. */
export const shield: Mark = (random, { main, accent, field }) => {
  const sign = random.pick([
    line('M-34 0L-8 26L38-24', field, 20),
    circle(0, -16, 24, field) + shape('M-12-10H12L22 44H-22z', field),
    shape('M0-94L0 96C-52 74-78 40-78-10V-64Q-36-66 0-94', mix(main, field, 0.28)) +
      circle(0, -2, 26, accent),
  ]);
  return (
    shape('M0-94Q36-66 78-64V-10C78 40 52 74 0 96C-52 74-78 40-78-10V-64Q-36-66 0-94', main) + sign
  );
};

/** A pointer and what it points at. */
export const pointer: Mark = (random, { main, accent }) => {
  const target = random.pick([
    circle(-26, -26, 58, accent),
    rect(-88, -88, 112, 112, accent, 28),
    line('M-30-92V-74M-92-30H-74M-74-74L-62-62M14-74L2-62M-74 14L-62 2', accent, 18),
  ]);
  return (
    target +
    shape(
      'M-26-26L84 12L36 36L12 84z',
      main,
      `stroke="${main}" stroke-width="18" stroke-linejoin="round"`,
    )
  );
};

/** A tag with its hole: a price, a label. */
export const tag: Mark = (random, { main, accent, field }) => {
  const sign = random.pick([
    line('M-6 38L34-2', accent, 12) + circle(-8, 0, 10, accent) + circle(36, 36, 10, accent),
    circle(18, 10, 20, accent),
    '',
  ]);
  return place(
    0,
    0,
    shape(
      'M-20-86H64A22 22 0 0 1 86-64V20Q86 30 78 38L26 90Q10 104-6 90L-90 6Q-104-10-90-26L-38-78Q-30-86-20-86',
      main,
    ) +
      circle(50, -50, 17, field) +
      place(-18, 14, sign),
    0.94,
    random.pick([0, -90]),
  );
};

const LETTERS: Readonly<Record<string, readonly [string, string]>> = {
  a: ['M54 0A54 54 0 1 1-54 0A54 54 0 1 1 54 0', 'M54-58V62'],
  b: ['M-54 14A54 54 0 1 0 54 14A54 54 0 1 0-54 14', 'M-54-82V70'],
  c: ['M40-44A62 62 0 1 0 40 44', 'M46 0h.1'],
  d: ['M54 14A54 54 0 1 1-54 14A54 54 0 1 1 54 14', 'M54-82V70'],
  e: ['M34 50A62 62 0 1 1 62 0', 'M62 0H-14'],
  f: ['M40-76A46 46 0 0 0-14-40V84', 'M-52-12H34'],
  g: ['M54-20A54 54 0 1 1-54-20A54 54 0 1 1 54-20', 'M54-70V36A50 50 0 0 1-36 66'],
  h: ['M-50-84V80', 'M-50 26A50 50 0 0 1 50 26V80'],
  i: ['M0-14V80', 'M0-70h.1'],
  j: ['M16-14V44A40 40 0 0 1-36 80', 'M16-72h.1'],
  k: ['M-48-84V80', 'M46-36L-14 20L50 80'],
  l: ['M-30-84V34A42 42 0 0 0 12 76H40', 'M38-50h.1'],
  m: ['M-76 62V-14A38 38 0 0 1 0-14V62', 'M0-14A38 38 0 0 1 76-14V62'],
  n: ['M-54-62V66', 'M-54-6A54 54 0 0 1 54-6V66'],
  o: ['M0-66A66 66 0 0 0 0 66', 'M0-66A66 66 0 0 1 0 66'],
  p: ['M-54-14A54 54 0 1 1 54-14A54 54 0 1 1-54-14', 'M-54-70V82'],
  q: ['M54-14A54 54 0 1 0-54-14A54 54 0 1 0 54-14', 'M54-70V82'],
  r: ['M-38-62V70', 'M-38-2A60 60 0 0 1 48-52'],
  s: ['M46-52Q20-72-10-68C-60-62-60-8-4 0', 'M-4 0C60 8 60 62 10 68Q-24 72-50 52'],
  t: ['M-10-80V34A40 40 0 0 0 46 68', 'M-54-34H44'],
  u: ['M-54-62V6A54 54 0 0 0 54 6', 'M54-62V66'],
  v: ['M-62-60L0 62', 'M0 62L62-60'],
  w: ['M-80-54L-40 56L0-40', 'M0-40L40 56L80-54'],
  x: ['M-56-62L56 62', 'M56-62L-56 62'],
  y: ['M-58-66L0 22', 'M58-66L-28 84'],
  z: ['M-52-60H52L-52 60', 'M-52 60H54'],
};

/** The first letter of the product, built of two strokes. */
export const monogram: Mark = (random, { main, accent, field }, slug) => {
  const [first, second] = LETTERS[slug.charAt(0)] ?? [
    'M0-66A66 66 0 0 0 0 66',
    'M0-66A66 66 0 0 1 0 66',
  ];
  const width = random.pick([26, 32, 36]);
  const strokes = line(first, main, width) + line(second, accent, width);
  const framed = random.chance(0.4);
  return framed
    ? rect(-92, -92, 184, 184, main, random.pick([46, 92])) +
        place(0, 0, line(first, field, width) + line(second, accent, width), 0.62)
    : strokes;
};
