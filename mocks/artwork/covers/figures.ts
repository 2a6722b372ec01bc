/** Covers that show one large figure. */
import { text } from '../screens/text';
import { circle, line, p, shape } from '../svg';
import { largest, type Poster, type Cover } from './cover';

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
export const figure: Poster = (cover) => {
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
