import { mix, type Duotone } from './palette';
import type { Random } from './random';
import { circle, group, line, num, p, rect, shape } from './svg';

/** Fills 640 by 400 with a pattern in the colors of a course. */
export type Pattern = (random: Random, colors: Duotone) => string;

/** Calls `draw` for every cell of a grid that covers the cover. */
function cells(
  size: number,
  draw: (x: number, y: number, column: number, row: number) => string,
): string {
  let all = '';
  for (let row = 0; row * size < 400; row += 1) {
    for (let column = 0; column * size < 640; column += 1) {
      all += draw(column * size, row * size, column, row);
    }
  }
  return all;
}

/** Quarter arcs that join into wandering paths. */
const truchet: Pattern = (random, { main, accent }) => {
  const lit = random.whole(0, 39);
  const half = 40;
  let index = 0;
  const paths = cells(80, (x, y) =>
    random.chance(0.5)
      ? p`M${x + half} ${y}a40 40 0 0 1-40 40M${x + 80} ${y + half}a40 40 0 0 0-40 40`
      : p`M${x + half} ${y}a40 40 0 0 0 40 40M${x} ${y + half}a40 40 0 0 1 40 40`,
  );
  const spots = cells(80, (x, y) => {
    index += 1;
    return index % 7 === lit % 7 ? circle(x, y, 12, accent) : '';
  });
  return line(paths, main, 16, '') + spots;
};

/** Quarter discs in every direction. */
const quarterDiscs: Pattern = (random, { main, accent, shade, field }) => {
  const turns = [
    (x: number, y: number) => p`M${x} ${y}h80a80 80 0 0 1-80 80z`,
    (x: number, y: number) => p`M${x + 80} ${y}v80a80 80 0 0 1-80-80z`,
    (x: number, y: number) => p`M${x + 80} ${y + 80}h-80a80 80 0 0 1 80-80z`,
    (x: number, y: number) => p`M${x} ${y + 80}v-80a80 80 0 0 1 80 80z`,
  ];
  const tones = [main, accent, mix(main, field, 0.55), shade];
  const layers = tones.map(() => '');
  cells(80, (x, y) => {
    const at = random.pick([0, 0, 1, 2, 2, 3, 3, 3]);
    layers[at] += random.pick(turns)(x, y);
    return '';
  });
  return layers.map((data, index) => shape(data, tones[index] ?? main)).join('');
};

/** Contour lines of a hill. */
const contours: Pattern = (random, { main, accent, shade }) => {
  const x = random.between(200, 470);
  const y = random.between(130, 260);
  const lobes = [2, 3, 5].map((times) => ({
    times,
    phase: random.between(0, 6.3),
    size: random.between(0.05, 0.17),
  }));
  const contour = (r: number): string => {
    const points = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI;
      const wobble = lobes.reduce(
        (sum, lobe) => sum + lobe.size * Math.sin(lobe.times * angle + lobe.phase),
        1,
      );
      return [x + r * 1.25 * wobble * Math.cos(angle), y + r * wobble * Math.sin(angle)] as const;
    });
    const middle = (index: number): string => {
      const [ax, ay] = points[index % 12] ?? [0, 0];
      const [bx, by] = points[(index + 1) % 12] ?? [0, 0];
      return `${num(Math.round((ax + bx) / 2))} ${num(Math.round((ay + by) / 2))}`;
    };
    const bends = points.map(
      ([px, py], index) => `Q${Math.round(px)} ${Math.round(py)} ${middle(index)}`,
    );
    return `M${middle(11)}${bends.join('')}z`;
  };
  const rows = [60, 115, 175, 240, 310, 385, 465].map((r, index) =>
    index === 0 ? shape(contour(r), accent) : `<path d="${contour(r)}"/>`,
  );
  return (
    shape(contour(240), shade) + group(`fill="none" stroke="${main}" stroke-width="7"`, ...rows)
  );
};

/** Stairs of cubes in isometric view. */
const isometricStairs: Pattern = (random, { main, accent, field, shade }) => {
  const layers = { top: '', left: '', right: '', lit: '' };
  const lit = random.whole(8, 24);
  let index = 0;
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const x = column * 130 + (row % 2 ? 65 : 0) - 10;
      const y = row * 113 - 60;
      index += 1;
      layers[index % 9 === lit % 9 ? 'lit' : 'top'] += p`M${x} ${y}l65 38l-65 38l-65-38z`;
      layers.left += p`M${x - 65} ${y + 38}l65 38v75l-65-38z`;
      layers.right += p`M${x + 65} ${y + 38}v75l-65 38v-75z`;
    }
  }
  return (
    shape(layers.left, mix(main, field, 0.55)) +
    shape(layers.right, shade) +
    shape(layers.top, main) +
    shape(layers.lit, accent)
  );
};

/** Dots that grow toward one side. */
const halftone: Pattern = (random, { main, accent }) => {
  const toward = random.pick<(x: number, y: number) => number>([
    (x) => x / 640,
    (x, y) => (x + y) / 1000,
    (x, y) => 1 - Math.hypot(x - 320, y - 180) / 330,
    (_, y) => y / 380,
  ]);
  const lit = random.whole(12, 40);
  let index = 0;
  const dots = cells(58, (x, y) => {
    index += 1;
    const r = index === lit ? 29 : 3 + 25 * Math.max(0, Math.min(1, toward(x, y)));
    const fill = index === lit ? ` fill="${accent}"` : '';
    return p`<circle cx="${x + 26}" cy="${y + 26}" r="${r}"${fill}/>`;
  });
  return group(`fill="${main}"`, dots);
};

/** Overlapping fish-scale arcs. */
const scales: Pattern = (random, { main, accent, field }) => {
  const lit = random.whole(0, 6);
  const wide = random.pick([160, 200]);
  let all = '';
  let index = 0;
  for (let row = 0; row * (wide / 3) < 420; row += 1) {
    for (let column = 0; column * wide <= 640; column += 1) {
      index += 1;
      const x = column * wide + (row % 2 ? wide / 2 : 0);
      all += p`<use href="#s" x="${x}" y="${(row * wide) / 3}"${index % 8 === lit ? ` color="${accent}"` : ''}/>`;
    }
  }
  const r = wide / 2;
  const scale =
    circle(0, 0, r, field) +
    [0.84, 0.52]
      .map(
        (part) =>
          `<circle r="${num(r * part)}" fill="none" stroke="${main}" stroke-width="${num(r * 0.13)}"/>`,
      )
      .join('') +
    `<circle r="${num(r * 0.24)}" fill="currentColor"/>`;
  return `<defs><g id="s">${scale}</g></defs><g color="${main}">${all}</g>`;
};

/** Rays from a low sun. */
const rays: Pattern = (random, { main, accent, shade }) => {
  const x = random.pick([0, 320, 640]);
  const count = random.pick([20, 24, 32]);
  const sun = random.between(170, 240);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const at = (turn: number): string => {
      const angle = (turn / count) * 2 * Math.PI;
      return p`${x + 760 * Math.cos(angle)} ${400 + 760 * Math.sin(angle)}`;
    };
    data += p`M${x} 400L${at(index)}L${at(index + 0.5)}z`;
  }
  return (
    shape(data, shade) +
    circle(x, 400, sun, main) +
    circle(x, 400, sun * random.between(0.4, 0.65), accent)
  );
};

/** Bands woven over and under each other. */
const weave: Pattern = (random, { main, accent, field }) => {
  const second = mix(main, field, 0.5);
  const lit = random.whole(0, 4);
  const across = [0, 1, 2, 3, 4].map((row) =>
    rect(0, row * 80 + 14, 640, 52, row === lit ? accent : main),
  );
  const over = (column: number, row: number): boolean => (column + row) % 2 === 1;
  // Where the upright band dives under, only its ends show, and a gap of field parts the two.
  const gaps = cells(80, (x, y, column, row) =>
    over(column, row) ? p`M${x + 6} ${y + 8}h68v64h-68z` : '',
  );
  const upright = cells(80, (x, y, column, row) =>
    over(column, row)
      ? p`M${x + 14} ${y - 2}h52v84h-52z`
      : p`M${x + 14} ${y}h52v8h-52zM${x + 14} ${y + 72}h52v8h-52z`,
  );
  return across.join('') + shape(gaps, field) + shape(upright, second);
};

/** Triangles, each leaning its own way. */
const triangles: Pattern = (random, { main, accent, field, shade }) => {
  const tones = [main, shade, mix(main, field, 0.6), accent];
  const layers = tones.map(() => '');
  cells(80, (x, y) => {
    const at = random.pick([0, 0, 1, 1, 1, 2, 2, 3]);
    layers[at] += random.pick([
      p`M${x} ${y}h80l-80 80z`,
      p`M${x} ${y}h80v80z`,
      p`M${x + 80} ${y}v80h-80z`,
      p`M${x} ${y}l80 80h-80z`,
    ]);
    return '';
  });
  return layers.map((data, index) => shape(data, tones[index] ?? main)).join('');
};

/** Long waves that run across the whole field. */
const swell: Pattern = (random, { main, accent, field, shade }) => {
  const high = random.between(34, 60);
  const lit = random.whole(1, 5);
  return [0, 1, 2, 3, 4, 5, 6]
    .map((row) => {
      const y = row * 66 + 10;
      const tone = row === lit ? accent : row % 2 ? shade : mix(main, field, row % 4 ? 0.45 : 0);
      return line(p`M-20 ${y}Q65 ${y - high} 150 ${y}T320 ${y}T490 ${y}T660 ${y}`, tone, 30, '');
    })
    .join('');
};

/** Every pattern that a course cover may carry. */
export const PATTERNS: readonly Pattern[] = [
  truchet,
  quarterDiscs,
  contours,
  isometricStairs,
  halftone,
  scales,
  rays,
  weave,
  triangles,
  swell,
];
