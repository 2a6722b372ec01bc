import { mix } from './palette';
import type { Mark } from './marks';
import { arc, circle, group, line, p, place, polar, ring, shape } from './svg';

const BUTT = 'stroke-linecap="butt"';

/** Two or three rings, each passing over its neighbour. */
export const interlockedRings: Mark = (random, { main, accent, field }) => {
  const count = random.whole(2, 3);
  const width = random.pick([18, 22, 26]);
  const r = count === 2 ? 56 : 50;
  const turn = random.pick([0, 45, 90]);
  const centres = Array.from({ length: count }, (_, index) =>
    polar(0, count === 2 ? 0 : 6, count === 2 ? 38 : 42, (360 / count) * index + turn - 90),
  );
  const colors = count === 2 ? [main, accent] : [main, accent, mix(main, field, 0.4)];
  const colour = (index: number): string => colors[index % colors.length] ?? main;
  const rings = centres.map(([x, y], index) => ring(x, y, r, colour(index), width));
  const overs = centres.map(([x, y], index) => {
    const [nextX, nextY] = centres[(index + 1) % count] ?? [0, 0];
    const toward = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    const spread = (Math.acos(Math.hypot(nextX - x, nextY - y) / 2 / r) * 180) / Math.PI;
    const at = toward - spread;
    const over = arc(x, y, r, at - 28, at + 28);
    return (
      line(over, field, width + 10, BUTT) +
      line(arc(x, y, r, at - 34, at + 34), colour(index), width, BUTT)
    );
  });
  return rings.join('') + overs.join('');
};

/** Pointed or round petals about a centre. */
export const petals: Mark = (random, { main, accent, field }) => {
  const count = random.pick([4, 5, 6, 8]);
  const wide = random.between(150, 190) / Math.sqrt(count);
  const round = random.chance(0.5);
  const petal = round
    ? p`M0-6C${wide}-40 ${wide * 0.7}-98 0-98S${-wide}-40 0-6`
    : p`M0-4Q${wide}-52 0-100Q${-wide}-52 0-4`;
  const two = random.chance(0.6) && count % 2 === 0;
  const all = Array.from({ length: count }, (_, index) =>
    shape(petal, two && index % 2 ? accent : main, p`transform="rotate(${(360 / count) * index})"`),
  ).join('');
  return all + (two ? '' : circle(0, 0, 22, accent, p`stroke="${field}" stroke-width="8"`));
};

/** A ringed planet, or a core with two tilted orbits and a satellite. */
export const orbit: Mark = (random, { main, accent, field }) => {
  if (random.chance(0.5)) {
    const tilt = random.pick([-30, -20, 24]);
    // The ring hides behind the planet above and passes before it, with a gap, below.
    return place(
      0,
      0,
      circle(0, 0, 60, main) +
        line('M-96 0A96 22 0 0 0 96 0', field, 28, BUTT) +
        line('M-62-17A96 22 0 1 0 62-17', accent, 13),
      1,
      tilt,
    );
  }
  const tilt = random.pick([-30, 30, 0, 60]);
  const narrow = random.between(30, 42);
  const orbits = [tilt, tilt + 90].map(
    (turn) => p`<ellipse rx="94" ry="${narrow}" transform="rotate(${turn})"/>`,
  );
  const [x, y] = polar(0, 0, 94, tilt);
  return (
    circle(0, 0, 26, accent) +
    group(`fill="none" stroke="${main}" stroke-width="11"`, ...orbits) +
    circle(x, y, 16, accent, `stroke="${field}" stroke-width="8"`)
  );
};

/** Concentric arcs: a rainbow, a signal or a fan, by turn and sweep. */
export const arches: Mark = (random, { main, accent, field }) => {
  const quarter = random.chance(0.5);
  const turn = random.pick([0, 90, 180, 270]);
  const colors = random.shuffle([main, accent, mix(main, field, 0.35)]);
  const width = quarter ? 34 : 21;
  const rows = [0, 1, 2].map((index) => {
    const r = quarter ? 138 - index * 46 : 84 - index * 29;
    const at = quarter ? arc(-78, 78, r, 270, 360) : arc(0, 42, r, 180, 360);
    return line(at, colors[index] ?? main, width, quarter ? BUTT : 'stroke-linecap="round"');
  });
  return place(0, 0, rows.join('') + (quarter ? circle(-62, 62, 16, main) : ''), 1, turn);
};

/** Circles joined into a blossom with an eye. */
export const blossom: Mark = (random, { main, accent, field }) => {
  const count = random.pick([4, 5, 6, 8]);
  const away = random.between(46, 54);
  const r = count > 5 ? 38 : count === 5 ? 42 : 46;
  const leaves = Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(0, 0, away, (360 / count) * index - 90);
    return p`<circle cx="${x}" cy="${y}" r="${r}"/>`;
  });
  const eye = random.pick([
    circle(0, 0, 30, accent),
    circle(0, 0, 30, field) + circle(0, 0, 14, accent),
    shape('M0-40Q6-6 40 0Q6 6 0 40Q-6 6-40 0Q-6-6 0-40', accent),
  ]);
  return group(`fill="${main}"`, ...leaves, '<circle r="40"/>') + eye;
};

/** A disc and its shadow: an eclipse, a crescent, a moonrise. */
export const eclipse: Mark = (random, { main, accent, field }) => {
  const angle = random.pick([-45, -135, 45, 0]);
  const [x, y] = polar(0, 0, 42, angle);
  const [sunX, sunY] = polar(0, 0, 46, angle);
  return (
    circle(0, 0, 92, main) +
    circle(x, y, 66, field) +
    circle(sunX, sunY, random.pick([26, 36, 44]), accent)
  );
};

/** A disc cut into bars that grow thinner, like a sun on water. */
export const slicedDisc: Mark = (random, { main, accent }) => {
  const r = 94;
  const count = random.whole(4, 5);
  const chord = (y: number): number => Math.sqrt(Math.max(0, r * r - y * y));
  let top = -r;
  const slices = Array.from({ length: count }, (_, index) => {
    const height =
      (2 * r - (count - 1) * 11) *
      ([0.4, 0.24, 0.17, 0.12, 0.07][index] ?? 0.1) *
      (count === 4 ? 1.075 : 1);
    const low = Math.min(r, top + height);
    const [wide, narrow] = [chord(top), chord(low)];
    const data = p`M${-wide} ${top}A${r} ${r} 0 0 0 ${-narrow} ${low}H${narrow}A${r} ${r} 0 0 0 ${wide} ${top}z`;
    top = low + 11;
    return shape(data, index === 1 ? accent : main);
  });
  return place(0, 0, slices.join(''), 1, random.pick([0, -45, 45, 90]));
};

/** An endless loop whose second half lies over the first. */
export const endlessLoop: Mark = (random, { main, accent, field }) => {
  const width = random.pick([22, 27, 32]);
  return place(
    0,
    0,
    line('M0 0C-30 30-40 42-58 42A42 42 0 0 1-58-42C-40-42-30-30 0 0', main, width) +
      line('M0 0C30 30 40 42 58 42A42 42 0 0 0 58-42C40-42 30-30 0 0', accent, width) +
      line('M-20 20L20-20', field, width + 12, BUTT) +
      line('M-30 30.5C0 0 0 0 0 0', main, width, BUTT) +
      line('M-8 8C0 0 0 0 30-30', accent, width),
    1,
    random.pick([0, -30, 90]),
  );
};

/** Rings about a point with one bright sector. */
export const radar: Mark = (random, { main, accent, field }) => {
  const from = random.pick([270, 0, 180]);
  const sweep = random.pick([90, 120]);
  const [x, y] = polar(0, 0, 92, from);
  const [endX, endY] = polar(0, 0, 92, from + sweep);
  return (
    circle(0, 0, 92, main) +
    shape(p`M0 0L${x} ${y}A92 92 0 0 1 ${endX} ${endY}z`, accent) +
    ring(0, 0, 64, field, 9) +
    circle(0, 0, 36, field) +
    circle(0, 0, 20, main)
  );
};
