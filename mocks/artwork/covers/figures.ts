/** Covers that show numbers: one large figure, a dial, bars, a plan over time. */
import { mix } from '../palette';
import { contrast, inkOn, readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { circle, line, p, rect, ring, shape } from '../svg';
import { largest, setIn, sheet, type Composition, type Cover } from './cover';

/** Points of a line that comes in from the left, between two heights, and ends at the newest. */
function trendAt({ screen }: Cover, top: number, base: number) {
  const low = Math.min(...screen.trend);
  const span = Math.max(...screen.trend) - low || 1;
  const step = 606 / (screen.trend.length - 1);
  const heightOf = (value: number) => base - ((value - low) / span) * (base - top);
  const data = screen.trend
    .map((value, index) => {
      const [x, y] = [index * step - 10, heightOf(value)];
      return index ? p`S${x - step / 2} ${y} ${x} ${y}` : p`M${x} ${y}`;
    })
    .join('');
  return { data, end: heightOf(screen.trend.at(-1) ?? low) };
}

/** The first figure as large as the card has room for, on the hills of its trend. */
export const figure: Composition = (cover) => {
  const { screen, colors, ink, quiet } = cover;
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const size = largest(value, 560, [172, 156, 140, 124, 108, 92], 800);
  const { data, end } = trendAt(cover, 290, 376);
  const high = 154 + size * 0.74;
  return (
    line('M0 300H640M0 344H640', colors.shade, 2, '') +
    shape(p`${data}V400H-10z`, colors.accent, 'opacity=".22"') +
    line(data, colors.accent, 8) +
    line(p`M596 ${end}V400`, colors.accent, 3, 'stroke-dasharray="2 9" stroke-linecap="round"') +
    circle(596, end, 26, colors.accent, 'opacity=".3"') +
    circle(596, end, 13, ink, p`stroke="${colors.accent}" stroke-width="7"`) +
    text(44, 132, name, { size: 29, weight: 600, color: quiet }) +
    text(604, 132, change, { size: 27, weight: 600, color: quiet, anchor: 'end' }) +
    text(38, high, value, { size, weight: 800, color: ink })
  );
};

/** How much of a whole a value tells: `94%`, `3 of 6`; three quarters where it tells none. */
function partOf(value: string): number {
  const [first = 0, second] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (value.endsWith('%')) return first / 100;
  return second ? first / second : 0.75;
}

/** The first figure in a wide dial, and what it is about beside it. */
export const dial: Composition = ({ screen, colors, ink, quiet }) => {
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const r = 118;
  const round = 2 * Math.PI * r;
  const [x, y] = [180, 226];
  const size = largest(value, 168, [66, 58, 50, 42], 800);
  const head = setIn(screen.headline, 260, [50, 46, 42, 38], 3);
  const first = 190 - (head.rows.length - 1) * 10;
  const below = first + head.rows.length * head.size * 1.12;
  const sweep = p`stroke="${colors.accent}" stroke-width="34" stroke-linecap="round" stroke-dasharray="${round * partOf(value)} ${round}" transform="rotate(-90 ${x} ${y})"`;
  return (
    ring(x, y, r, colors.shade, 34) +
    circle(x, y, r, 'none', sweep) +
    text(x, y + size * 0.35, value, { size, weight: 800, color: ink, anchor: 'middle' }) +
    head.rows
      .map((row, index) =>
        text(352, first + index * head.size * 1.12, row, {
          size: head.size,
          weight: 800,
          color: ink,
        }),
      )
      .join('') +
    text(352, below, name, {
      size: largest(name, 262, [26, 23, 21], 400),
      color: quiet,
    }) +
    text(352, below + 34, change, { size: 25, weight: 600, color: quiet })
  );
};

/** Rows as bars that come in from the left edge, each with its name and its value. */
export const bars: Composition = ({ screen, colors, ink }) => {
  const rows = screen.rows.slice(0, 5);
  const amounts = rows.map(([, , label = '']) => Number(label.replace(/[^\d.]/g, '')));
  const most = Math.max(...amounts);
  return rows
    .map(([name, , label = ''], index) => {
      const y = 106 + index * 56;
      const fill =
        index === 0 ? colors.accent : mix(colors.main, colors.field, 0.06 + index * 0.13);
      const inside = widthOf(name, 25, 700) + 48;
      const width = Math.max(inside, 120 + ((amounts[index] ?? 0) / most) * 350);
      return (
        rect(-20, y, width + 20, 46, fill, 12) +
        text(26, y + 32, name, { size: 25, weight: 700, color: readable(colors.field, fill, 5) }) +
        text(width + 16, y + 32, label, { size: 25, weight: 700, color: ink })
      );
    })
    .join('');
};

/** Work over time on its sheet: each row a bar from its beginning to its end, and the day by which all is done. */
export const plan: Composition = ({ screen, colors, look }) => {
  const column = 68;
  const end = 24 + column * 7.5;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  const light =
    contrast(colors.main, look.sheet) > 1.15 ? colors.main : mix(look.brand, look.sheet, 0.72);
  const days = [1, 2, 3, 4, 5, 6, 7].map((index) => p`M${24 + index * column} 0V300`).join('');
  return sheet(
    26,
    84,
    588,
    300,
    line(days, look.hair, 2, '') +
      screen.rows
        .slice(0, 5)
        .map(([title, , label = ''], index) => {
          const [from = 0, to = 1] = label.split('-').map(Number);
          const [x, y, width] = [24 + from * column, 20 + index * 54, (to - from) * column];
          const fill = [look.brand, light, accent][index % 3]!;
          const room = widthOf(title, 23, 700);
          const fits = room + 28 <= width;
          const before = x + width + 18 + room > 578;
          return (
            rect(x, y, width, 44, fill, 12) +
            text(fits ? x + 14 : before ? x - 12 : x + width + 12, y + 30, title, {
              size: 23,
              weight: 700,
              color: fits ? readable(inkOn(fill), fill, 5) : look.text,
              anchor: !fits && before ? 'end' : 'start',
            })
          );
        })
        .join('') +
      line(p`M${end} 0V300`, accent, 4, 'stroke-dasharray="3 11" stroke-linecap="round"'),
    { fill: look.sheet, r: 18 },
  );
};
