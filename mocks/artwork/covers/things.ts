/** Covers that show one thing: a slip, a map, phones, swatches, letters, pictures. */
import { randomFrom } from '../random';
import { art } from '../screens/art';
import { chip } from '../screens/blocks';
import { phoneFrame } from '../screens/frames';
import { LAYOUTS } from '../screens/layouts';
import { mapGround } from '../screens/layouts/map';
import { readable } from '../screens/look';
import { text } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import { largest, sheet, type Poster } from './cover';

/** A paper slip that comes in from above and ends in its sum and a torn edge. */
export const slip: Poster = ({ slug, screen, look, mark }) => {
  const [[totalName, total] = ['', '']] = screen.figures;
  const left = randomFrom(`slip of ${slug}`).chance(0.5);
  const x = left ? 40 : 218;
  const teeth = Array.from({ length: 32 }, (_, index) => (index % 2 ? 'l12-12' : 'l12 12')).join(
    '',
  );
  return (
    place(left ? 532 : 108, 240, mark, 0.6) +
    place(
      x,
      0,
      shape(`M-4 -10v384${teeth}V-10z`, '#14121F', 'opacity=".1" transform="translate(0 6)"') +
        shape(`M0 -10v372${teeth}V-10z`, look.sheet) +
        text(30, 138, screen.headline, { size: 31, weight: 800, color: look.text }) +
        screen.rows
          .slice(0, 3)
          .map(
            ([title, , sum = ''], index) =>
              text(30, 188 + index * 40, title, { size: 24, color: look.muted }) +
              text(354, 188 + index * 40, sum, { size: 24, color: look.text, anchor: 'end' }),
          )
          .join('') +
        line('M30 290h324', look.soft, 2, 'stroke-dasharray="6 6"') +
        text(30, 338, totalName, { size: 27, weight: 700, color: look.text }) +
        text(354, 341, total, { size: 44, weight: 800, color: look.link, anchor: 'end' }),
    )
  );
};

/** A map from edge to edge with one place that is told of. */
export const places: Poster = ({ screen, look }) => {
  const [[title, note, label = ''] = ['', '']] = screen.rows;
  const size = largest(title, 330, [34, 31, 28]);
  return (
    place(0, 0, mapGround(look, { width: 400, height: 250 }), 1.6) +
    [
      [96, 330],
      [560, 250],
      [502, 132],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x, y, 15, look.link, p`stroke="${look.sheet}" stroke-width="6"`),
      )
      .join('') +
    circle(300, 352, 54, look.link, 'opacity=".2"') +
    circle(300, 352, 17, look.link, p`stroke="${look.sheet}" stroke-width="7"`) +
    sheet(
      112,
      116,
      380,
      172,
      shape('M164 171h48l-24 30z', look.sheet) +
        text(28, 56, title, { size, weight: 800, color: look.text }) +
        text(28, 92, note, { size: 25, color: look.muted }) +
        chip(look, 28, 112, label, { tone: 'good', size: 22 }),
      { fill: look.sheet, r: 20 },
    )
  );
};

/** Two phones side by side: the app as it opens, and what it adds up to. */
export const phones: Poster = ({ screen, look }) => {
  const first = { width: 300, height: 302 };
  const second = { width: 300, height: 246 };
  return (
    phoneFrame(look, { x: 52, y: 92, scale: 0.86 }, first, LAYOUTS.mobile(screen, look, first)) +
    phoneFrame(
      look,
      { x: 334, y: 142, scale: 0.86, id: 'g' },
      second,
      LAYOUTS.board(screen, look, second),
    )
  );
};

/** A phone held askew beside what the day comes to. */
export const phone: Poster = ({ screen, look, ink, quiet, mark }) => {
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const room = { width: 300, height: 246 };
  const size = largest(value, 260, [84, 72, 64, 56, 50, 44], 800);
  return (
    place(80, 140, mark, 0.3) +
    text(36, 268, value, { size, weight: 800, color: ink }) +
    text(38, 310, change || name, { size: 26, color: quiet }) +
    place(
      322,
      118,
      phoneFrame(look, { x: 0, y: 0, scale: 0.94 }, room, LAYOUTS.mobile(screen, look, room)),
      1,
      5,
    )
  );
};

/** Pairs of colors as tall cards of uneven height. */
export const swatches: Poster = ({ screen }) =>
  screen.rows
    .slice(0, 3)
    .map(([name, note, label = ''], index) => {
      const [ground = '', ink = ''] = label.split(' ');
      const top = [112, 86, 136][index]!;
      const [word = ''] = note.split(',');
      return sheet(
        26 + index * 200,
        top,
        188,
        400,
        text(20, 108, 'Aa', { size: 96, weight: 800, color: ink }) +
          text(22, 160, name, {
            size: largest(name, 150, [25, 23, 21, 19]),
            weight: 700,
            color: ink,
          }) +
          text(22, 190, word, { size: 21, color: ink }),
        { fill: ground, r: 18 },
      );
    })
    .join('');

/** Two letters as large as the card, between the lines that type is drawn on. */
export const specimen: Poster = ({ screen, colors, ink, quiet }) => {
  const [[name, note, letters = ''] = ['', '']] = screen.rows;
  return (
    [112, 180, 292].map((y) => rect(0, y, 640, 2, colors.shade)).join('') +
    text(30, 292, letters, { size: 250, weight: 800, color: ink }) +
    circle(520, 214, 78, colors.accent) +
    text(520, 228, (note.match(/^\d+%/) ?? [''])[0], {
      size: 44,
      weight: 800,
      color: readable(colors.field, colors.accent, 5),
      anchor: 'middle',
    }) +
    text(36, 374, name, { size: 32, weight: 700, color: ink }) +
    text(604, 374, note.replace(/^\d+% alike, /, ''), { size: 27, color: quiet, anchor: 'end' })
  );
};

/** Pictures of a collection as cards side by side, the first of them large and with its name. */
export const shelf: Poster = ({ slug, screen, look }) => {
  const [[name, note] = ['', '']] = screen.rows;
  const card = (
    [x, y, width, height]: readonly [number, number, number, number],
    index: number,
    words = '',
  ) => {
    const [title = ''] = screen.rows[index] ?? [];
    const high = height - 24 - (words ? 50 : 0);
    return sheet(
      x,
      y,
      width,
      height,
      art(look, 12, 12, width - 24, high, '', `${slug} ${title}`) + words,
      { fill: look.sheet },
    );
  };
  return (
    card(
      [26, 26, 344, 348],
      0,
      text(22, 322, name, {
        size: largest(name, 178, [28, 25, 23]),
        weight: 700,
        color: look.text,
      }) +
        text(322, 321, note, {
          size: largest(note, 130, [21, 19, 17], 400),
          color: look.muted,
          anchor: 'end',
        }),
    ) +
    card([390, 26, 224, 166], 1) +
    card([390, 208, 224, 166], 4)
  );
};
