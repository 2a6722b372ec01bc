import { mix, type Duotone } from './palette';
import type { Random } from './random';
import { circle, group, line, p, place, rect, ring, shape } from './svg';

/** An editorial scene, 800 by 450, drawn on the field and its backdrop. */
export type Scene = (random: Random, colours: Duotone) => string;

/** A ledger with its columns, and coins in growing piles. */
export const accounting: Scene = (random, { field, shade, main, accent }) => {
  const dim = mix(main, field, 0.72);
  const rows = [0, 1, 2, 3, 4, 5]
    .map(
      (row) =>
        p`M232 ${148 + row * 40}h${random.between(56, 96)}M362 ${148 + row * 40}h${random.between(24, 50)}`,
    )
    .join('');
  const piles = [1, 3, 5, 7].map((count, pile) =>
    Array.from({ length: count }, (_, coin) =>
      rect(
        476 + pile * 68,
        372 - coin * 26,
        60,
        22,
        pile === 3 && coin === count - 1 ? main : accent,
        11,
      ),
    ).join(''),
  );
  return (
    rect(196, 70, 250, 330, main, 14) +
    shape('M196 84A14 14 0 0 1 210 70H432A14 14 0 0 1 446 84V114H196z', accent) +
    line(rows, dim, 12) +
    line('M334 134V376', mix(main, field, 0.85), 2) +
    piles.join('') +
    rect(120, 398, 600, 10, shade, 5) +
    ring(612, 118, 44, main, 20) +
    line('M612 74A44 44 0 0 1 656 118', accent, 20, '')
  );
};

/** An open book from which a day rises. */
export const education: Scene = (random, { field, main, accent, shade }) => {
  const dim = mix(main, field, 0.7);
  const sky = random.pick([
    circle(400, 236, 112, accent),
    [0, 1, 2]
      .map((index) =>
        line(
          p`M${252 + index * 46} 236A${148 - index * 46} ${148 - index * 46} 0 0 1 ${548 - index * 46} 236`,
          index === 1 ? main : accent,
          24,
          '',
        ),
      )
      .join(''),
    place(
      400,
      150,
      shape('M-130 0L0-56L130 0L0 56z', main) +
        shape('M-72 34V84Q0 122 72 84V34L0 66z', accent) +
        line('M112 6V84', main, 8) +
        circle(112, 92, 14, accent),
    ),
  ]);
  const sparks = [0, 1, 2, 3].map(() =>
    circle(
      random.between(110, 690),
      random.between(50, 170),
      random.between(5, 11),
      random.pick([main, accent]),
    ),
  );
  return (
    sparks.join('') +
    sky +
    shape(
      'M400 262Q300 206 150 232V392Q300 366 400 418Q500 366 650 392V232Q500 206 400 262',
      main,
    ) +
    shape('M400 262Q500 206 650 232V392Q500 366 400 418z', mix(main, field, 0.18)) +
    line(
      'M190 276Q290 262 360 292M190 314Q290 300 360 330M190 352Q270 340 320 354M610 276Q510 262 440 292M610 314Q510 300 440 330',
      dim,
      9,
    ) +
    shape('M540 214Q566 216 590 221V318L565 296L540 312z', accent) +
    rect(110, 418, 580, 8, shade, 4)
  );
};

/** A horn that sends shapes out into the field. */
export const marketing: Scene = (random, { field, main, accent, shade }) => {
  const guests = random.shuffle([
    circle(0, 0, 26, accent),
    rect(-22, -22, 44, 44, main, 8),
    shape('M0-30L28 22H-28z', accent),
    ring(0, 0, 22, main, 12),
    shape('M0-34Q5-5 34 0Q5 5 0 34Q-5 5-34 0Q-5-5 0-34', main),
    shape('M0 28C-56-8-22-44 0-16C22-44 56-8 0 28', accent),
  ]);
  const seats: readonly [number, number][] = [
    [610, 96],
    [706, 196],
    [612, 236],
    [700, 330],
    [596, 372],
    [520, 60],
  ];
  return (
    [150, 210, 270]
      .map((r) =>
        line(
          p`M${400 + r * 0.64} ${220 - r * 0.77}A${r} ${r} 0 0 1 ${400 + r * 0.64} ${220 + r * 0.77}`,
          shade,
          26,
        ),
      )
      .join('') +
    group(
      'transform="rotate(-8 300 230)"',
      shape(
        'M186 262L222 372A18 18 0 0 0 239 384H262A16 16 0 0 0 277 362L246 262z',
        mix(main, field, 0.35),
      ),
      shape('M150 176H240L420 90V366L240 280H150A52 52 0 0 1 150 176', main),
      shape('M240 176V280H150A52 52 0 0 1 150 176z', accent),
      `<ellipse cx="420" cy="228" rx="36" ry="138" fill="${mix(main, field, 0.3)}"/>`,
      `<ellipse cx="424" cy="228" rx="17" ry="72" fill="${accent}"/>`,
    ) +
    seats
      .map(([x, y], index) => place(x, y, guests[index] ?? '', 1, random.between(-20, 20)))
      .join('')
  );
};

/** A plan of bars with a milestone and a flag at its end. */
export const projectManagement: Scene = (random, { field, main, accent, shade }) => {
  let x = 150;
  const bars = [0, 1, 2, 3, 4].map((row) => {
    const width = random.between(120, 210);
    const bar =
      rect(
        x,
        96 + row * 60,
        width,
        38,
        row % 3 === 1 ? accent : row % 3 === 2 ? mix(main, field, 0.4) : main,
        19,
      ) + circle(x + 19, 115 + row * 60, 10, field);
    x += width * random.between(0.38, 0.62);
    return bar;
  });
  const end = Math.min(690, x + 110);
  return (
    line('M150 60V400M262 60V400M374 60V400M486 60V400M598 60V400M710 60V400', shade, 4, '') +
    bars.join('') +
    line(p`M${end} 400V78`, main, 10) +
    shape(p`M${end} 78H${end + 74}L${end + 54} 104L${end + 74} 130H${end}z`, accent) +
    rect(110, 398, 640, 10, main, 5)
  );
};

/** People under arches, each in a colour of their own. */
export const humanResources: Scene = (random, { field, main, accent, shade }) => {
  const skins = random.shuffle(['#F1C7A5', '#C98B62', '#8A5A3C', '#5E3A28', '#E8AD86']);
  const coats = random.shuffle([main, accent, mix(main, accent, 0.5), main]);
  const hair = random.shuffle(['#2B1E33', '#4A2C22', '#1C1830', '#7A4A2A']);
  return [0, 1, 2, 3]
    .map((index) => {
      const coat = coats[index] ?? main;
      const head = hair[index] ?? main;
      const cut = random.pick([
        shape('M-46-6A46 46 0 0 1 46-6Q20-20 0-22T-46-6', head),
        shape('M-50 34V-4A50 50 0 0 1 50-4V34H32V-8Q0-6-18-24Q-24-6-34-4V34z', head),
        circle(0, -50, 22, head) + shape('M-46-4A46 46 0 0 1 46-4Q0-34-46-4', head),
      ]);
      const arch = shape(
        'M-80 210V-60A80 80 0 0 1 80-60V210z',
        index % 2 ? shade : mix(field, main, 0.16),
      );
      const body = shape('M-72 210V150A56 56 0 0 1-16 94H16A56 56 0 0 1 72 150V210z', coat);
      const neck = rect(-15, 40, 30, 66, mix(skins[index] ?? '#C98B62', '#4A2C22', 0.18), 15);
      const face = rect(-38, -40, 76, 100, skins[index] ?? '#C98B62', 38);
      return place(
        130 + index * 180,
        240 + (index % 2 ? 18 : -10),
        arch + body + neck + face + cut,
      );
    })
    .join('');
};
