/** Covers that show a window of rows and numbers, with what they come to in front. */
import { mix } from '../palette';
import { check, chartLine, donut, face } from '../screens/blocks';
import { iconOf } from '../screens/icons';
import { inkOn, readable, type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import type { ScreenRow } from '../screens/screenCopy';
import { text, widthOf } from '../screens/text';
import { place, rect } from '../svg';
import type { Composition, Cover } from './cover';
import { appWindow, figureCard, listRow } from './window';

const TONES = ['brand', 'good', 'warn', 'plain'] as const;

/** Labels that are the same have the same color. */
const toneOf = (rows: readonly ScreenRow[], label = '') =>
  TONES[[...new Set(rows.map(([, , each = '']) => each))].indexOf(label) % TONES.length] ?? 'plain';

/** What lies in front of a window in the second of its colors. */
const inAccent = ({ colors, look }: Cover) => {
  const fill = look.isDark ? look.brand : colors.accent;
  return { fill, ink: readable(inkOn(fill), fill, 5) };
};

/** A table with a state for each row, and its sum in front. */
export const ledger: Composition = (cover) => {
  const { screen, look } = cover;
  const card = figureCard(cover, { x: 624, y: 286, end: true, ...inAccent(cover) });
  const [left] = card.focus;
  return {
    back: appWindow(cover, { box: [22, 60, 566, 306], menu: 'icons' }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map((row, index) => {
          const y = 2 + index * 53;
          // Beside the card only what ends before it.
          const isFree = index < 2;
          const [title, note] = row;
          return (
            (index ? rect(20, y - 3, width - 40, 1.5, look.hair) : '') +
            listRow(look, y, isFree ? width : left - 66, isFree ? row : [title, note], {
              tone: toneOf(screen.rows, row[2]),
              ...(screen.rowsAre === 'things' && {
                lead:
                  rect(22, y + 9, 32, 32, look.tint, 9) +
                  iconOf(38, y + 25, screen.nav[0] ?? '', look.onTint, 1.2),
              }),
            })
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

/** A list of tasks, and what climbed by them in front. */
export const climb: Composition = (cover) => {
  const { screen, look } = cover;
  const card = figureCard(cover, { x: 622, y: 284, end: true, at: 2, ...inAccent(cover) });
  const [left] = card.focus;
  return {
    back: appWindow(cover, { box: [28, 60, 566, 308], menu: 'icons' }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map((row, index) => {
          const [title, note, label] = row;
          const y = 2 + index * 53;
          const isFree = index < 2;
          return listRow(look, y, isFree ? width : left - 72, isFree ? row : [title, note], {
            lead: check(look, 40, y + 25, 15, label === 'Done'),
            tone: label === 'Done' ? 'good' : 'warn',
            open: index === 2,
          });
        })
        .join(''),
    ),
    ...card,
  };
};

/** A number and how it moved, and the parts of it in front. */
export const chart: Composition = (cover) => {
  const { screen, look } = cover;
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const rows = screen.rows.slice(0, 4);
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
      `<g>${rect(352, 196, 268, 184, fill, 18)}</g>` +
      rows
        .map(([shop, , label = ''], index) => {
          const y = 208 + index * 42;
          return (
            oneLine(372, y + 20, shop, { size: 18, weight: 600, color: ink, maxWidth: 130 }) +
            text(600, y + 20, label, { size: 18, weight: 700, color: ink, anchor: 'end' }) +
            rect(372, y + 27, (amounts[index]! / most) * 228, 6, ink, 3)
          );
        })
        .join(''),
    focus: [352, 196, 268, 184],
  };
};

/** A list that is being ticked, and how far it has come in front. */
export const ticks: Composition = (cover) => {
  const { screen, look } = cover;
  const [[name, value] = ['', '']] = screen.figures;
  const { fill, ink } = inAccent(cover);
  const done = screen.rows.filter(([, , label]) => label === 'Done').length;
  return {
    back: appWindow(cover, { box: [24, 60, 566, 312], menu: 'labels' }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map((row, index) => {
          const [title, note, label] = row;
          return (
            (index ? rect(20, 52 * index - 1, width - 40, 1.5, look.hair) : '') +
            listRow(look, 2 + index * 52, 300, [title, note], {
              lead: check(look, 40, 27 + index * 52, 15, label === 'Done'),
            })
          );
        })
        .join(''),
    ),
    front:
      `<g>${rect(466, 206, 154, 174, fill, 20)}</g>` +
      donut(
        { ...look, link: ink, hair: mix(fill, ink, 0.2) },
        543,
        274,
        44,
        done / screen.rows.length,
      ) +
      text(543, 283, value.replace(' of ', '/'), {
        size: 28,
        weight: 800,
        color: ink,
        anchor: 'middle',
      }) +
      text(543, 360, name, { size: 21, weight: 600, color: ink, anchor: 'middle' }),
    focus: [466, 206, 154, 174],
  };
};
