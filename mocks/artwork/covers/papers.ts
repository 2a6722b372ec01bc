/** Covers that show what is written in a window: a letter, notes. */
import { mix } from '../palette';
import { art } from '../screens/art';
import { check, pushButton } from '../screens/blocks';
import { phoneFrame } from '../screens/frames';
import { type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { balanced, text, widthOf, wrapped } from '../screens/text';
import { circle, line, p, rect } from '../svg';
import { largest, setIn, sheet, type Composition } from './cover';
import { appWindow } from './window';

/** The tools above what is written. */
const tools = (look: Look, x: number, y: number) =>
  text(x, y, 'B', { size: 20, weight: 800, color: look.text }) +
  text(x + 36, y, 'H1', { size: 19, weight: 700, color: look.muted }) +
  line(
    p`M${x + 88} ${y - 12}h20m-20 6h14m-14 6h20M${x + 136} ${y}l14-14m-11 14h-3v-3`,
    look.muted,
    2.6,
  );

/** A letter to readers in its editor, how it did, and as they read it on a phone. */
export const letter: Composition = (cover) => {
  const { slug, screen, look } = cover;
  const [title = '', first = ''] = screen.body;
  const [[replies, count, change = ''] = ['', '']] = screen.figures;
  const room = { width: 216, height: 262 };
  const head = setIn(title, 250, [33, 31, 28], 2);
  const short = setIn(title, 180, [22, 21, 20], 2);
  return {
    back: appWindow(
      cover,
      { box: [22, 60, 560, 314], menu: 'icons', head: false },
      ({ width }) =>
        tools(look, 24, 33) +
        rect(0, 54, width, 1.5, look.hair) +
        head.rows
          .map((row, index) =>
            text(24, 98 + index * head.size * 1.14, row, {
              size: head.size,
              weight: 800,
              color: look.text,
            }),
          )
          .join('') +
        balanced(`${first.split('. ')[0]}.`, 280, { size: 19 })
          .map((row, index) => text(24, 172 + index * 26, row, { size: 19, color: look.muted }))
          .join('') +
        rect(22, 218, 272, 46, look.tint, 12) +
        text(38, 248, `${replies} ${count}`, { size: 17.5, weight: 600, color: look.onTint }) +
        text(280, 248, change, { size: 19, weight: 700, color: look.onTint, anchor: 'end' }),
    ),
    front: phoneFrame(
      look,
      { x: 416, y: 112, scale: 0.86 },
      room,
      art(look, 14, 4, 188, 116, '', `${slug} ${title} jug`) +
        short.rows
          .map((row, index) =>
            text(16, 152 + index * 25, row, { size: short.size, weight: 800, color: look.text }),
          )
          .join('') +
        pushButton(look, 14, 206, screen.action, { size: 17, width: 188 }),
    ),
    focus: [408, 104, 204, 196],
  };
};

/** Notes of a call below its recording, and what comes of it in front. */
export const page: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const [title = '', first = ''] = screen.body;
  const [[next, steps] = ['', '']] = screen.rows;
  const said = first.slice(0, first.search(/[.?!](\s|$)/) + 1);
  return {
    back: appWindow(cover, { box: [22, 60, 596, 308], menu: 'labels' }, ({ width }) => {
      const tall = [8, 14, 22, 12, 30, 18, 26, 10, 20, 34, 16, 24, 9, 18, 28, 13, 22, 8, 15, 25];
      const step = (width - 96) / tall.length;
      const wave = (from: number, to: number) =>
        tall
          .slice(from, to)
          .map((high, at) => p`M${76 + (from + at) * step} ${22 - high / 2}v${high}`)
          .join('');
      return (
        circle(40, 22, 19, look.brand) +
        line('M36 14v16l13-8z', look.onBrand, 3) +
        line(wave(0, 8), look.link, 5) +
        line(wave(8, tall.length), look.soft, 5) +
        text(22, 72, title, {
          size: largest(title, width - 44, [26, 24]),
          weight: 700,
          color: look.text,
        }) +
        wrapped(said, width - 60, { size: 19 })
          .map(
            (row, index) =>
              rect(
                20,
                84 + index * 30,
                widthOf(row, 19) + 6,
                27,
                mix(colors.accent, look.sheet, 0.68),
                5,
              ) + text(23, 103 + index * 30, row, { size: 19, color: look.text }),
          )
          .join('')
      );
    }),
    front: sheet(
      232,
      296,
      388,
      86,
      check({ ...look, link: look.onBrand }, 42, 43, 19, true) +
        text(76, 36, next, { size: 22, weight: 700, color: look.onBrand }) +
        oneLine(76, 64, steps, { size: 18, least: 15, color: look.onBrand, maxWidth: 292 }),
      { fill: look.brand, r: 18 },
    ),
    focus: [232, 296, 388, 86],
  };
};
