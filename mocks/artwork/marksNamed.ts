import type { Mark } from './marks';
import { mix } from './palette';
import { circle, line, place, rect, ring, shape } from './svg';

/** A coin in two halves that have come apart. */
export const coin: Mark = (_random, { main, accent }) =>
  place(
    0,
    0,
    shape('M-8-84A84 84 0 0 0-8 84z', main) + shape('M12-64A84 84 0 0 1 12 104z', accent),
    0.96,
    30,
  );

/** A lens with a cross in it. */
export const scope: Mark = (_random, { main, accent }) =>
  ring(0, 0, 66, main, 24) +
  line('M0-96V-44M0 96V44M-96 0H-44M96 0H44', main, 20) +
  circle(0, 0, 20, accent);

/** One before two others. */
export const trio: Mark = (_random, { main, accent, field }) => {
  const one = (fill: string) =>
    circle(0, -34, 30, fill) + shape('M-50 56A50 50 0 0 1 50 56z', fill);
  const far = mix(main, field, 0.35);
  return (
    place(-46, -14, one(far), 0.9) +
    place(46, -14, one(far), 0.9) +
    place(0, 26, `<g stroke="${field}" stroke-width="14">${one(accent)}</g>` + one(main), 1.1)
  );
};

/** A reel with what it plays. */
export const reel: Mark = (_random, { main, accent }) =>
  ring(0, 0, 78, main, 26) +
  shape('M-22-40Q-22-50-13-44L42-8Q50 0 42 8L-13 44Q-22 50-22 40z', accent);

/** A moth with its wings open. */
export const moth: Mark = (_random, { main, accent }) => {
  const wings =
    'M-6 10C-40-70-96-76-96-40C-96 0-50 14-6 14M-6 18C-50 16-72 34-66 62C-58 92-16 72-6 34';
  return (
    shape(wings, main) +
    place(0, 0, shape(wings, main), '-1 1') +
    line('M0-20V66', accent, 18) +
    line('M0-24L-20-62M0-24L20-62', accent, 9)
  );
};

/** The columns of a board, one card in another color. */
export const columns: Mark = (_random, { main, accent, field }) =>
  rect(-90, -84, 52, 168, main, 14) +
  rect(-26, -84, 52, 104, main, 14) +
  rect(-26, 32, 52, 52, accent, 14) +
  rect(38, -84, 52, 136, mix(main, field, 0.35), 14);

/** Three strips of a fan of colors. */
export const fan: Mark = (_random, { main, accent, field }) =>
  [mix(main, field, 0.4), main, accent]
    .map((tone, at) => place(-44, 66, rect(-24, -150, 58, 170, tone, 18), 1, at * 36))
    .join('') + circle(-42, 62, 12, field);

/** A page, one of whose corners is a leaf. */
export const page: Mark = (_random, { main, accent, field }) =>
  shape(
    'M-70-92H20L70-42V92H-70z',
    main,
    `stroke="${main}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  line('M-38-40H8M-38-2H20', field, 14) +
  shape('M8 84C-4 30 40 12 88 18C92 66 64 100 8 84', accent, `stroke="${field}" stroke-width="10"`);

/** The nib of a pen. */
export const nib: Mark = (_random, { main, accent, field }) =>
  place(
    0,
    0,
    shape(
      'M-34-96H34L62 0L0 96L-62 0z',
      main,
      `stroke="${main}" stroke-width="10" stroke-linejoin="round"`,
    ) +
      line('M0 86V8', field, 10) +
      circle(0, -8, 18, accent),
    0.96,
    45,
  );

/** A hook that something bright hangs on. */
export const hook: Mark = (_random, { main, accent }) =>
  line('M34-44V34A46 46 0 0 1-58 34V8', main, 28) +
  line('M-58 8L-86 30', main, 24) +
  circle(34, -68, 24, accent);

/** A seedling. */
export const sprout: Mark = (_random, { main, accent }) =>
  line('M0 88V-4', main, 20) +
  shape('M-4 14C-76 18-96-26-92-66C-36-70-2-44-4 14', main) +
  shape('M6-8C4-62 34-92 92-88C94-38 62-4 6-8', accent);

/** A tray that something falls into. */
export const tray: Mark = (_random, { main, accent }) =>
  shape('M-92 4H-40L-22 34H22L40 4H92V60Q92 88 64 88H-64Q-92 88-92 60z', main) +
  line('M0-84V-24M-32-50L0-18L32-50', accent, 22);

/** Four strokes and the fifth across them. */
export const tally: Mark = (_random, { main, accent }) =>
  line('M-66-72V72M-22-72V72M22-72V72M66-72V72', main, 22) + line('M-92 48L92-48', accent, 22);

/** A flame with another in it. */
export const flame: Mark = (_random, { main, accent }) =>
  shape(
    'M6-98C20-52 76-28 76 30A76 70 0 0 1-76 30C-76-2-56-22-44-44C-34-24-26-18-18-18C-18-50-12-76 6-98',
    main,
  ) + shape('M2-2C10 22 40 32 40 58A40 40 0 0 1-40 58C-40 36-16 24 2-2', accent);

/** The head of a friendly machine. */
export const robot: Mark = (_random, { main, accent, field }) =>
  line('M0-54V-84', main, 14) +
  circle(0, -84, 16, accent) +
  rect(-86, -54, 172, 136, main, 40) +
  rect(-60, -22, 120, 62, field, 30) +
  circle(-26, 9, 13, accent) +
  circle(26, 9, 13, accent);

/** Three tasks, one after the other. */
export const tasks: Mark = (_random, { main, accent, field }) =>
  rect(-92, -82, 104, 46, main, 23) +
  rect(-48, -23, 104, 46, accent, 23) +
  rect(-12, 36, 104, 46, mix(main, field, 0.3), 23);

/** Marks of a quote. */
export const quoted: Mark = (_random, { main, accent }) => {
  const one = 'M40-62V-8C40 34 10 60-34 66L-34 36C-14 32-4 22-4 2H-40V-62z';
  return place(-48, 0, shape(one, main)) + place(50, 0, shape(one, accent));
};

/** A runway toward the horizon. */
export const runway: Mark = (_random, { main, accent, field }) =>
  shape(
    'M-28-84H28L92 84H-92z',
    main,
    `stroke="${main}" stroke-width="12" stroke-linejoin="round"`,
  ) +
  line('M0-64V-40M0-16V16M0 46V84', field, 14) +
  line('M-86-84H-54M54-84H86', accent, 16);

/** A lantern that is lit. */
export const lantern: Mark = (_random, { main, accent, field }) =>
  line('M-36-56A36 36 0 0 1 36-56', main, 14) +
  rect(-60, -56, 120, 26, main, 10) +
  rect(-50, -34, 100, 96, main, 12) +
  rect(-34, -22, 68, 72, field, 8) +
  shape('M0-16C4 4 22 10 22 28A22 20 0 0 1-22 28C-22 12-4 4 0-16', accent) +
  rect(-64, 62, 128, 26, main, 10);

/** Threads over and under each other. */
export const weave: Mark = (_random, { main, accent, field }) =>
  line('M-58-88V88M0-88V88M58-88V88', main, 30, '') +
  line('M-88-58H88M-88 0H88M-88 58H88', accent, 30, '') +
  line('M-58-80V-36M-58 36V80M0-22V22M58-80V-36M58 36V80', field, 42, '') +
  line('M-58-82V-34M-58 34V82M0-24V24M58-82V-34M58 34V82', main, 30, '');

/** A bird on its way. */
export const bird: Mark = (_random, { main, accent, field }) =>
  shape(
    'M-92 4C-40 6-20-6-6-28C8-62 44-72 66-46L94-34L68-20C64 40 20 78-40 70L-84 84L-60 44C-76 36-88 22-92 4',
    main,
  ) +
  shape('M-30 10C-8 16 16 6 26-14C34 20 12 46-14 46C-30 46-34 26-30 10', accent) +
  circle(44, -36, 8, field);

/** One leaf with its veins. */
export const leaf: Mark = (_random, { main, accent }) =>
  shape('M-70 76C-110-20-50-92 88-88C94 44 26 108-70 76', main) +
  line('M-86 92L36-36M-18 20V-30M-18 20H34', accent, 14);

/** A road that winds away. */
export const road: Mark = (_random, { main, accent }) =>
  line('M-40 92C-90 20 84 20 30-40C10-62 14-78 34-92', main, 52, '') +
  line('M-40 92C-90 20 84 20 30-40C10-62 14-78 34-92', accent, 9, 'stroke-dasharray="22 18"');

/** A note that is sung. */
export const note: Mark = (_random, { main, accent }) =>
  line('M-20 56V-76L68-92V36', main, 20, 'stroke-linejoin="round"') +
  line('M-20-40L68-56', main, 18) +
  circle(-46, 58, 32, accent) +
  circle(42, 40, 32, main);

/** The lines of a grid, one field of which is taken. */
export const grid: Mark = (_random, { main, accent }) =>
  rect(-26, -26, 52, 52, accent, 6) + line('M-32-88V88M32-88V88M-88-32H88M-88 32H88', main, 18);

/** Two trees that stand together. */
export const grove: Mark = (_random, { main, accent }) =>
  line('M-38 88V0M46 88V30', main, 18) +
  circle(-38, -34, 54, main) +
  shape('M46-30L88 50H4z', accent, `stroke="${accent}" stroke-width="14" stroke-linejoin="round"`);
