import { mix } from './palette';
import type { Mark } from './marks';
import { circle, line, p, place, rect, shape } from './svg';

/** Bars with round ends, each of its own length, one of them in the accent. */
export const stackedBars: Mark = (random, { main, accent, field }) => {
  const count = random.whole(3, 5);
  const pitch = 172 / count;
  const thick = pitch * 0.68;
  const centred = random.chance(0.4);
  const lit = random.whole(0, count - 1);
  const bars = Array.from({ length: count }, (_, index) => {
    const length = random.between(78, 184);
    const fill = index === lit ? accent : index % 3 === 2 ? mix(main, field, 0.3) : main;
    const y = -86 + pitch * index + (pitch - thick) / 2;
    return rect(centred ? -length / 2 : -92, y, length, thick, fill, thick / 2);
  });
  return place(0, 0, bars.join(''), 1, random.pick([0, 0, -90, -45]));
};

/** A folded ribbon: an N or a Z where the product's name begins so, else an arrow of two folds. */
export const foldedRibbon: Mark = (random, { main, accent, field }, slug) => {
  const wide = random.pick([46, 54, 62]);
  const dark = mix(main, field, 0.3);
  const turn = slug.startsWith('z') ? 90 : 0;
  if (turn || slug.startsWith('n')) {
    const bars = shape(p`M-84-84h${wide}V84h${-wide}zM${84 - wide}-84h${wide}V84h${-wide}z`, main);
    const band = shape(p`M-84-84h${wide}L84 84h${-wide}z`, accent);
    return place(0, 0, bars + band, turn ? '1 -1' : 1, turn);
  }
  const fold = (x: number, upper: string, lower: string): string =>
    shape(p`M${x}-90h${wide}L${x + wide + 70} 0h${-wide}z`, upper) +
    shape(p`M${x + 70} 0h${wide}L${x + wide} 90h${-wide}z`, lower);
  const left = -(wide * 2 + 80) / 2;
  return place(
    0,
    0,
    fold(left, main, dark) + fold(left + wide + 10, accent, main),
    1,
    random.pick([0, -90, 180]),
  );
};

/** A grid of dots that grow along a direction. */
export const dotGrid: Mark = (random, { main, accent }) => {
  const count = random.pick([3, 4, 5]);
  const pitch = 190 / count;
  const growth = random.pick<(x: number, y: number) => number>([
    (x, y) => (x + y) / 2,
    (x, y) => 1 - Math.hypot(x - 0.5, y - 0.5) * 1.2,
    (x, y) => Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) * 1.9,
    (x, y) => (x + 1 - y) / 2,
  ]);
  const lit = random.whole(0, count * count - 1);
  const dots = Array.from({ length: count * count }, (_, index) => {
    const x = index % count;
    const y = Math.floor(index / count);
    const size = 0.2 + 0.28 * growth(x / (count - 1), y / (count - 1));
    const at = (cell: number): number => (cell - (count - 1) / 2) * pitch;
    return circle(
      at(x),
      at(y),
      pitch * (index === lit ? 0.47 : size),
      index === lit ? accent : main,
    );
  });
  return dots.join('');
};

/** Two or three chevrons in a row. */
export const chevrons: Mark = (random, { main, accent, field }) => {
  const count = random.whole(2, 3);
  const round = random.chance(0.5);
  const step = count === 2 ? 62 : 50;
  const width = count === 2 ? 36 : 27;
  const tones = [mix(main, field, 0.35), main, accent].slice(3 - count);
  const all = tones.map((tone, index) => {
    const y = (index - (count - 1) / 2) * -step + 32;
    return line(
      p`M-70 ${y}L0 ${y - 62}L70 ${y}`,
      tone,
      width,
      round ? undefined : 'stroke-linejoin="miter"',
    );
  });
  return place(0, 0, all.join(''), 1, random.pick([0, 90, 45]));
};

/** Four cells of discs, quarter discs, leaves and squares. */
export const quarterTiles: Mark = (random, { main, accent, field }) => {
  const cells: readonly string[] = [
    'M-43-43A86 86 0 0 1 43 43H-43z',
    'M43-43A86 86 0 0 0-43 43H43z',
    'M-43-43H43A86 86 0 0 1-43 43z',
    'M-43-43H0A43 43 0 0 1 43 0V43H0A43 43 0 0 1-43 0z',
    'M-43 0A43 43 0 1 1 43 0A43 43 0 1 1-43 0',
    'M-43-43H43V0A43 43 0 0 1-43 0z',
    'M-43-43H43V43H-43z',
  ];
  const tones = random.shuffle([main, main, accent, mix(main, field, 0.35)]);
  return random
    .shuffle(cells)
    .slice(0, 4)
    .map((cell, index) =>
      shape(
        cell,
        tones[index] ?? main,
        p`transform="translate(${index % 2 ? 46 : -46} ${index > 1 ? 46 : -46})"`,
      ),
    )
    .join('');
};

/** A cube in isometric view, whole or with a corner taken out. */
export const cube: Mark = (random, { main, accent, field }) => {
  const side = mix(main, field, 0.35);
  const faces = (tone: readonly [string, string, string]): string =>
    shape('M0-96L83-48L0 0L-83-48z', tone[0]) +
    shape('M-83-48L0 0V96L-83 48z', tone[1]) +
    shape('M83-48V48L0 96V0z', tone[2]);
  const notch = random.pick([
    '',
    place(0, -16, faces([field, field, field]), 0.5) +
      place(0, 0, faces([accent, main, side]), 0.34),
    place(0, 0, faces([side, accent, main]), 0.5, 180),
  ]);
  return faces(notch ? [main, side, mix(main, field, 0.6)] : [accent, main, side]) + notch;
};

/** A bright star with two or three smaller ones. */
export const sparks: Mark = (random, { main, accent }) => {
  const waist = random.between(6, 22);
  const star = p`M0-100Q${waist}-${waist} 100 0Q${waist} ${waist} 0 100Q-${waist} ${waist}-100 0Q-${waist}-${waist} 0-100`;
  const big = random.chance(0.5);
  return big
    ? shape(star, main) + place(0, 0, shape(star, accent), 0.52, 45)
    : place(-16, 12, shape(star, main), 0.88) +
        place(64, -58, shape(star, accent), 0.4) +
        (random.chance(0.5) ? place(62, 66, shape(star, main), 0.26) : '');
};

/** Two or four leaves made of squares with two round corners. */
export const leaves: Mark = (random, { main, accent, field }) => {
  const leaf = 'M-44-44H4A40 40 0 0 1 44-4V44H-4A40 40 0 0 1-44 4z';
  const four = random.chance(0.5);
  if (four) {
    const tones = [main, accent, main, mix(main, field, 0.35)];
    return tones
      .map((tone, index) => place(0, 0, place(-47, -47, shape(leaf, tone)), 1, index * 90 + 180))
      .join('');
  }
  return place(
    0,
    0,
    place(-22, -22, shape(leaf, main), 1.5) + place(40, 40, shape(leaf, accent), 1.1),
    0.95,
    random.pick([0, 90]),
  );
};

/** Four or six blades that chase each other. */
export const pinwheel: Mark = (random, { main, accent, field }) => {
  const count = random.pick([4, 4, 6]);
  const blade =
    count === 6 ? 'M0 0L0-96L55-64z' : random.pick(['M0 0V-94L94-94z', 'M0 0V-92A46 46 0 0 1 0 0']);
  const tones = count === 6 ? [main, accent, mix(main, field, 0.35)] : [main, accent];
  return Array.from({ length: count }, (_, index) =>
    shape(
      blade,
      tones[index % tones.length] ?? main,
      p`transform="rotate(${(360 / count) * index})"`,
    ),
  ).join('');
};

/** Columns that climb, the last one topped by a dot. */
export const climbingColumns: Mark = (random, { main, accent, field }) => {
  const count = random.whole(3, 4);
  const pitch = 184 / count;
  const wide = pitch * 0.72;
  const columns = Array.from({ length: count }, (_, index) => {
    const height = 46 + (index * 96) / (count - 1);
    const tone = index === 0 ? mix(main, field, 0.35) : main;
    const x = -92 + pitch * index + (pitch - wide) / 2;
    return rect(x, 88 - height, wide, height, tone, random.chance(0.5) ? wide / 2 : 6);
  });
  return (
    columns.join('') + circle(-92 + pitch * (count - 0.5), -88 + wide * 0.3, wide * 0.5, accent)
  );
};

/** Plates lying one above the other. */
export const layers: Mark = (random, { main, accent, field }) => {
  const count = random.whole(3, 4);
  const step = 108 / count;
  const plate = random.pick([
    'M0-52L92 0L0 52L-92 0z',
    'M0-48Q12-48 86-8Q96 0 86 8Q12 48 0 48Q-12 48-86 8Q-96 0-86-8Q-12-48 0-48',
  ]);
  return Array.from({ length: count }, (_, index) => {
    const tone = index === count - 1 ? accent : mix(main, field, (count - 2 - index) * 0.28);
    return shape(
      plate,
      tone,
      p`transform="translate(0 ${46 - index * step})" stroke="${field}" stroke-width="7"`,
    );
  }).join('');
};

/** An arrow that leaves its frame. */
export const leavingArrow: Mark = (random, { main, accent, field }) => {
  const r = random.pick([20, 44, 88]);
  return place(
    0,
    0,
    rect(-86, -66, 152, 152, main, Math.min(r, 76)) +
      line('M-34 34L72-72M4-78H78V-4', field, 50, 'stroke-linecap="butt"') +
      line('M-34 34L74-74M10-78H78V-10', accent, 26),
    1,
    random.pick([0, 0, 90]),
  );
};

/** Two triangles or half discs that meet in one point. */
export const hourglass: Mark = (random, { main, accent }) => {
  const round = random.chance(0.5);
  const half = round
    ? 'M-86-90H86A86 86 0 0 1-86-90'
    : 'M-80-92H80Q92-92 84-82L10-6Q0 3-10-6L-84-82Q-92-92-80-92';
  return place(
    0,
    0,
    shape(half, main) +
      shape(half, accent, 'transform="rotate(180)"') +
      (round ? circle(0, 0, 14, main) : ''),
    1,
    random.pick([0, 90, 45]),
  );
};
