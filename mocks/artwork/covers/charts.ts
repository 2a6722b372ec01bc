/** Covers that show a figure: its trend, its parts, or the bar of each part. */
import { mix } from '../palette';
import { chartLine, donut, face } from '../screens/blocks';
import { inkOn, readable, type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { circle, place, rect } from '../svg';
import { inAccent, largest, sheet, type Composition } from './cover';
import { appWindow, figureCard } from './window';

/** The first figure above its trend, and in front what would become of it. */
export const figure: Composition = (cover) => {
  const { screen, colors, look } = cover;
  const [[name, value, change = ''] = ['', ''], , [what, then, less = ''] = ['', '']] =
    screen.figures;
  const fill = colors.accent;
  const ink = readable(inkOn(fill), fill, 5);
  const size = largest(value, 200, [76, 68, 60], 800);
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 596, 318], menu: 'labels', head: false, menuEnd: 310 },
      ({ width, height }) =>
        text(24, 40, name, { size: 20, color: look.muted }) +
        text(21, 104, value, { size, weight: 800, color: look.text }) +
        text(34 + widthOf(value, size, 800), 102, change, {
          size: 21,
          weight: 600,
          color: look.good,
        }) +
        place(0, 118, chartLine(look, screen.trend, { width: width - 16, height: height - 132 })),
    ),
    front: sheet(
      308,
      276,
      316,
      112,
      text(22, 38, what, { size: 20, weight: 600, color: ink }) +
        rect(22, 64, 150, 8, ink, 4, 'opacity=".25"') +
        rect(22, 64, 96, 8, ink, 4) +
        circle(118, 68, 14, ink) +
        circle(118, 68, 6, fill) +
        text(294, 88, then, { size: 48, weight: 800, color: ink, anchor: 'end' }) +
        text(22, 98, less, { size: 19, weight: 600, color: ink }),
      { fill, r: 18 },
    ),
    focus: [308, 276, 316, 112],
  };
};

/** A number and how it moved, and the parts of it in front. */
export const chart: Composition = (cover) => {
  const { screen, look } = cover;
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const rows = screen.rows.slice(0, 3);
  const amounts = rows.map(([, , label = '']) => Number(label.replace(/[^\d.]/g, '')));
  const most = Math.max(...amounts);
  const { fill, ink } = inAccent(cover);
  return {
    back: appWindow(
      cover,
      { box: [24, 60, 560, 304], menu: 'icons' },
      ({ width }) =>
        text(22, 14, name, { size: 19, color: look.muted }) +
        text(21, 66, value, { size: 50, weight: 800, color: look.text }) +
        text(30 + widthOf(value, 50, 800), 64, change, {
          size: 19,
          weight: 600,
          color: look.good,
        }) +
        place(0, 86, chartLine(look, screen.trend, { width: width - 12, height: 118 })),
    ),
    front:
      `<g>${rect(340, 226, 280, 158, fill, 18)}</g>` +
      rows
        .map(([shop, , label = ''], index) => {
          const y = 236 + index * 48;
          return (
            oneLine(360, y + 22, shop, {
              size: 22,
              least: 19,
              weight: 600,
              color: ink,
              maxWidth: 148,
            }) +
            text(600, y + 22, label, { size: 22, weight: 700, color: ink, anchor: 'end' }) +
            rect(360, y + 31, (amounts[index]! / most) * 240, 6, ink, 3)
          );
        })
        .join(''),
    focus: [340, 226, 280, 158],
  };
};

/** How much of a whole a value tells: `94%`, `3 of 6`; three quarters where it tells none. */
function partOf(value: string): number {
  const [first = 0, second] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (value.endsWith('%')) return first / 100;
  return second ? first / second : 0.75;
}

const partBar = (look: Look, x: number, y: number, width: number, part: number) =>
  rect(x, y, width, 9, look.hair, 4.5) + rect(x, y, width * part, 9, look.link, 4.5);

/** The first figure in a wide dial before a list of what it is made of. */
export const dial: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const [[, value, change = ''] = ['', '']] = screen.figures;
  const fill = look.isDark ? look.brand : look.sheet;
  const on = inkOn(fill);
  return {
    back: appWindow(cover, { box: [104, 60, 512, 312], menu: 'none' }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map(([name, , label = ''], index) => {
          const y = 8 + index * 51;
          const x = 164;
          return (
            text(x, y + 20, name, { size: 20, weight: 600, color: look.text }) +
            text(width - 22, y + 20, label, {
              size: 20,
              weight: 700,
              color: look.text,
              anchor: 'end',
            }) +
            partBar(look, x, y + 30, width - x - 22, (partOf(label) - 0.5) * 2)
          );
        })
        .join(''),
    ),
    front:
      `<g>${rect(26, 152, 222, 222, fill, 24, look.isDark ? '' : `stroke="${look.hair}"`)}</g>` +
      donut(
        { ...look, link: readable(colors.field, fill, 3), hair: mix(fill, on, 0.14) },
        137,
        252,
        72,
        partOf(value),
      ) +
      text(137, 266, value, { size: 44, weight: 800, color: on, anchor: 'middle' }) +
      text(137, 361, change, { size: 21, weight: 600, color: on, anchor: 'middle' }),
    focus: [26, 152, 222, 222],
  };
};

/** Names with the bar of each, the best first. */
export const bars: Composition = (cover) => {
  const { screen, look } = cover;
  const rows = screen.rows.slice(0, 3);
  const amounts = rows.map(([, , label = '']) => Number(label.replace(/[^\d.]/g, '')));
  const most = Math.max(...amounts);
  const card = figureCard(cover, { x: 16, y: 288, ...inAccent(cover) });
  return {
    back: appWindow(cover, { box: [62, 60, 556, 268], menu: 'labels', menuEnd: 186 }, ({ width }) =>
      rows
        .map(([name, , label = ''], index) => {
          const y = index * 45 - 2;
          const x = 18;
          const least = widthOf(name, 20, 600) + 60;
          const room = width - x - 20 - widthOf(label, 20, 700) - 12;
          const long = Math.max(least, ((amounts[index] ?? 0) / most) * room);
          const fill = index ? mix(look.link, look.sheet, look.isDark ? 0.6 : 0.8) : look.brand;
          return (
            rect(x, y, long, 39, fill, 9) +
            face(x + 24, y + 19.5, 14, name) +
            text(x + 48, y + 26, name, {
              size: 20,
              weight: 600,
              color: readable(index ? look.text : look.onBrand, fill, 5),
            }) +
            text(x + long + 8, y + 26, label, { size: 20, weight: 700, color: look.text })
          );
        })
        .join(''),
    ),
    ...card,
  };
};

function minutesOf(label: string): number {
  const [first = 0, second = 0] = (label.match(/\d+/g) ?? []).map(Number);
  return label.includes(' h') ? first * 60 + second : first;
}

/** Who waits for how long, the longest first and in front. */
export const waits: Composition = (cover) => {
  const { screen, look } = cover;
  const card = figureCard(cover, { x: 16, y: 288, ...inAccent(cover) });
  const most = Math.max(...screen.rows.map(([, , label = '']) => minutesOf(label)));
  return {
    back: appWindow(cover, { box: [52, 60, 566, 270], menu: 'labels', menuEnd: 200 }, ({ width }) =>
      screen.rows
        .slice(0, 3)
        .map(([who, , label = ''], index) => {
          const y = index * 47 - 3;
          const x = 22;
          const room = width - x - 22;
          return (
            face(x + 18, y + 20, 18, who) +
            text(x + 48, y + 18, who, { size: 20, weight: 600, color: look.text }) +
            text(width - 22, y + 18, label, {
              size: 19,
              weight: 700,
              color: index ? look.muted : look.warn,
              anchor: 'end',
            }) +
            rect(x + 48, y + 30, room - 48, 9, look.hair, 4.5) +
            rect(
              x + 48,
              y + 30,
              (minutesOf(label) / most) * (room - 48),
              9,
              index ? look.link : look.warn,
              4.5,
            )
          );
        })
        .join(''),
    ),
    ...card,
  };
};
