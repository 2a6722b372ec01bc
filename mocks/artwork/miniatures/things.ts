/** Miniatures of things: a map, advertisements, swatches, letters, pictures. */
import { beforeAndAfter, oakDesk } from '../covers/images';
import { sheet } from '../covers/cover';
import { mix } from '../palette';
import { mapGround } from '../screens/layouts/map';
import { inkOn, readable } from '../screens/look';
import { text } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import { figure, greekOf, greeked, panel, sign, type Miniature } from './pieces';

/** A place on a map, and how well it fits. */
export const pin: Miniature = (cover) => {
  const { screen, look } = cover;
  const [[, , fit = ''] = ['', '']] = screen.rows;
  return (
    place(0, 0, mapGround(look, { width: 400, height: 250 }), 1.6) +
    circle(320, 330, 60, look.link, 'opacity=".2"') +
    circle(320, 330, 20, look.link, p`stroke="${look.sheet}" stroke-width="8"`) +
    sheet(
      150,
      72,
      340,
      156,
      shape('M138 154h64l-32 44z', look.sheet) +
        figure(170, 112, fit, 280, look.text, { anchor: 'middle', most: 90 }),
      { fill: look.sheet, r: 34 },
    )
  );
};

/** Advertisements, and what the best of them brought. */
export const ads: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const [, times = ''] = /^(\S+)/.exec(screen.rows[0]?.[1] ?? '') ?? [];
  return (
    rect(66, 92, 168, 240, mix(look.brand, '#FFFFFF', 0.72), 26, 'transform="rotate(-9 150 212)"') +
    rect(406, 92, 168, 240, '#FFFFFF', 26, 'transform="rotate(9 490 212)"') +
    sheet(
      204,
      48,
      232,
      304,
      circle(116, 92, 52, look.brand) +
        shape('M58 176l58-62l40 40l22-18l34 40z', look.brand, 'opacity=".55"') +
        figure(116, 262, times, 190, readable(inkOn(colors.accent), colors.accent), {
          anchor: 'middle',
          most: 90,
        }),
      { fill: colors.accent, r: 30 },
    )
  );
};

/** Two headlines, and the one that wins. */
export const versus: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const [best, other] = screen.rows.map(([, , rate = '']) => rate);
  const half = (x: number, rate = '', isBest: boolean) =>
    sheet(
      x,
      52,
      252,
      296,
      rect(24, 24, 204, 120, isBest ? colors.accent : greekOf(look), 18) +
        greeked(
          isBest ? readable('#FFFFFF', colors.accent, 3) : look.sheet,
          [
            [56, 70, 130],
            [56, 104, 84],
          ],
          16,
        ) +
        figure(126, 240, rate, 214, isBest ? look.text : look.muted, {
          anchor: 'middle',
          most: 82,
        }),
      { fill: isBest ? look.sheet : mix(look.sheet, look.field, 0.35), r: 30 },
    );
  return (
    half(54, best, true) + half(334, other, false) + sign(306, 62, 40, [colors.accent, '#FFFFFF'])
  );
};

/** Colors that can be read on each other. */
export const swatches: Miniature = ({ screen }) =>
  screen.rows
    .slice(0, 4)
    .map(([, , pair = ''], at) => {
      const [under = '', on = ''] = pair.split(' ');
      return place(
        320,
        560,
        sheet(
          -88,
          -510,
          176,
          290,
          at === 3
            ? text(88, 128, 'Aa', { size: 108, weight: 800, color: on, anchor: 'middle' })
            : '',
          { fill: under, r: 26 },
        ),
        1,
        -24 + at * 16,
      );
    })
    .join('');

/** Two letters between the lines that type is drawn on. */
export const specimen: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const [[, , letters = ''] = ['', '']] = screen.rows;
  return panel(
    look,
    line('M36 66h448M36 122h448M36 224h448', mix(colors.accent, look.sheet, 0.4), 5) +
      text(260, 224, letters, { size: 224, weight: 800, color: look.link, anchor: 'middle' }),
  );
};

/** A screen in its scene. */
export const scene: Miniature = ({ look, colors }) => place(-46, 0, oakDesk(look, colors), 1.905);

/** A thing cut out, and on its new ground. */
export const cut: Miniature = (cover) => place(-54, -8, beforeAndAfter(cover), 1.99);
