import type { Scene } from './blogWorkScenes';
import { mix } from './palette';
import { curve } from './curve';
import { arc, circle, group, line, p, place, rect, ring, shape } from './svg';

/** Windows that overlap, with code and a pair of brackets. */
export const software: Scene = (random, { field, main, accent, shade }) => {
  const dim = mix(main, field, 0.66);
  const code = [0, 1, 2, 3, 4].map((row) => {
    const x = 216 + random.pick([0, 28, 56]);
    return p`M${x} ${176 + row * 38}h${random.between(50, 150)}`;
  });
  const flip = random.chance(0.5);
  return (
    place(
      flip ? 40 : -40,
      0,
      rect(330, 62, 350, 240, shade, 18) +
        rect(330, 62, 350, 240, accent, 18, 'opacity=".9"') +
        circle(362, 88, 8, field) +
        circle(388, 88, 8, field),
    ) +
    rect(168, 104, 350, 272, main, 18) +
    line('M168 148H518', dim, 3, '') +
    [0, 1, 2].map((dot) => circle(196 + dot * 24, 127, 7, dot ? dim : accent)).join('') +
    line(code.join(''), dim, 13) +
    line('M216 252h96M216 328h64', accent, 13) +
    place(
      584,
      292,
      circle(0, 0, 92, field) +
        circle(0, 0, 78, main) +
        line('M-18-30L-46 0L-18 30M18-30L46 0L18 30', accent, 15),
    )
  );
};

/** A net of nodes about one bright spark. */
export const ai: Scene = (random, { field, main, accent, shade }) => {
  const left = [0, 1, 2, 3].map((row) => [150, 84 + row * 94 + random.between(-12, 12)] as const);
  const right = [0, 1, 2, 3].map((row) => [650, 84 + row * 94 + random.between(-12, 12)] as const);
  const links = [...left, ...right]
    .map(([x, y]) => p`M${x} ${y}C${(x + 400) / 2} ${y} ${(x + 400) / 2} 225 400 225`)
    .join('');
  const nodes = [...left, ...right].map(([x, y], index) => {
    const r = random.pick([15, 20, 26]);
    return index % 3 === 1
      ? circle(x, y, r, accent)
      : index % 3 === 2
        ? ring(x, y, r - 4, main, 9)
        : circle(x, y, r, main);
  });
  const spark = random.pick([
    shape('M0-104Q12-12 104 0Q12 12 0 104Q-12 12-104 0Q-12-12 0-104', accent),
    shape('M-98 0Q0-104 98 0Q0 104-98 0', main) +
      circle(0, 0, 40, accent) +
      circle(0, 0, 18, field),
    rect(-66, -66, 132, 132, main, 30) +
      shape('M0-46Q6-6 46 0Q6 6 0 46Q-6 6-46 0Q-6-6 0-46', accent),
  ]);
  return (
    circle(400, 225, 168, shade) +
    circle(400, 225, 126, mix(field, shade, 0.35)) +
    line(links, mix(main, field, 0.4), 6) +
    nodes.join('') +
    circle(400, 225, 92, field) +
    place(400, 225, spark)
  );
};

/** A shop with an awning, a tag and a line of takings that climbs. */
export const sales: Scene = (random, { field, main, accent, shade }) => {
  const graph = curve(random, 300, 190, 6);
  const stripes = [0, 1, 2, 3, 4].map((index) =>
    shape(p`M${120 + index * 54} 118h54v64a27 27 0 0 1-54 0z`, index % 2 ? main : accent),
  );
  return (
    rect(134, 150, 242, 250, mix(main, field, 0.2)) +
    rect(164, 236, 76, 164, field, 38) +
    rect(266, 236, 84, 84, field, 10) +
    stripes.join('') +
    rect(112, 96, 286, 30, main, 8) +
    place(452, 150, shape(`${graph}V250H0z`, shade) + line(graph, main, 12)) +
    place(
      690,
      116,
      shape('M-54-20L0-62L54-20V52A14 14 0 0 1 40 66H-40A14 14 0 0 1-54 52z', accent) +
        circle(0, -24, 9, field) +
        line('M-18 38L18-2', field, 9) +
        circle(-16, 4, 8, field) +
        circle(16, 32, 8, field),
      1,
      random.pick([8, -10, 14]),
    ) +
    rect(90, 398, 680, 10, main, 5)
  );
};

/** Shapes in balance: for every topic without a scene of its own. */
export const general: Scene = (random, { field, main, accent, shade }) => {
  const dim = mix(main, field, 0.4);
  const still = random.pick([
    rect(170, 250, 150, 150, main) +
      shape('M320 400A150 150 0 0 1 470 250V400z', accent) +
      circle(245, 176, 74, dim) +
      shape('M480 400L560 210L640 400z', main) +
      circle(560, 172, 36, accent) +
      line(arc(470, 250, 120, 180, 270), dim, 22, ''),
    [0, 1, 2, 3, 4]
      .map((index) =>
        line(
          arc(400, 400, 290 - index * 56, 180, 360),
          [main, accent, dim, main, accent][index] ?? main,
          30,
          '',
        ),
      )
      .join(''),
    group(
      '',
      shape('M80 400V300L200 190L300 290L430 140L560 290L620 230L740 340V400z', main),
      shape('M200 190L300 290L270 400H160z', dim),
      shape('M430 140L560 290L500 400H400z', dim),
      circle(620, 120, 54, accent),
    ),
    rect(190, 90, 120, 310, main, 60) +
      rect(340, 170, 120, 230, accent, 60) +
      rect(490, 60, 120, 340, dim, 60) +
      circle(250, 150, 34, field) +
      circle(400, 230, 34, field) +
      circle(550, 120, 34, field),
  ]);
  return still + rect(110, 398, 580, 10, random.pick([shade, main]), 5);
};
