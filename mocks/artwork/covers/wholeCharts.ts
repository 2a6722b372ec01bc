/** Covers that are a chart from edge to edge, with no window around it. */
import { mix } from '../palette';
import { donut, face } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { circle, line, p, rect, shape } from '../svg';
import { largest, type Cover, type Poster } from './cover';

/** The first figure above a chart: what it counts, its value, and how it moved. */
function headed({ screen, ink, quiet }: Cover): string {
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const size = largest(value, 380, [100, 90, 80], 800);
  return (
    text(44, 128, name, { size: 29, weight: 600, color: quiet }) +
    text(41, 142 + size * 0.74, value, { size, weight: 800, color: ink }) +
    text(62 + widthOf(name, 29, 600), 128, change, { size: 29, weight: 800, color: ink })
  );
}

/** Values as heights between `low` and `high`. */
function heightsOf(values: readonly number[], low: number, high: number): number[] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  return values.map((value) => low + ((value - least) / span) * (high - low));
}

/** The trend as a landscape that climbs to the right edge. */
export const area: Poster = (cover) => {
  const { screen, colors, ink } = cover;
  const at = heightsOf(screen.trend, 56, 262).map((high, index): [number, number] => [
    (index * 590) / (screen.trend.length - 1),
    400 - high,
  ]);
  const [endX, endY] = at.at(-1)!;
  const data = at
    .map(([x, y], index) => {
      const [beforeX, beforeY] = at[index - 1] ?? [x, y];
      const middle = (beforeX + x) / 2;
      return index ? p`C${middle} ${beforeY} ${middle} ${y} ${x} ${y}` : p`M${x} ${y}`;
    })
    .join('');
  return (
    shape(p`${data}H640V400H0z`, colors.accent, 'opacity=".3"') +
    line(data, colors.accent, 9) +
    line(p`M${endX} ${endY}V400`, ink, 3, 'stroke-dasharray="3 9"') +
    circle(endX, endY, 17, ink) +
    circle(endX, endY, 9, colors.accent) +
    headed(cover)
  );
};

/** A column for each week, the newest lit. */
export const columns: Poster = (cover) => {
  const { screen, colors, ink } = cover;
  const quiet = mix(colors.field, ink, 0.26);
  return (
    heightsOf(screen.trend, 76, 300)
      .map((high, at, all) =>
        rect(
          44 + at * 70,
          400 - high,
          56,
          high + 20,
          at === all.length - 1 ? colors.accent : quiet,
          10,
        ),
      )
      .join('') + headed(cover)
  );
};

/** A bar from the left edge for each name, the best first and lit. */
export const ranked: Poster = ({ screen, colors, ink }) => {
  const rows = screen.rows.slice(0, 3);
  const amounts = rows.map(([, , label = '']) => Number(label.replace(/[^\d.]/g, '')));
  const most = Math.max(...amounts);
  return rows
    .map(([name, , label = ''], at) => {
      const y = 98 + at * 98;
      const long = 250 + (amounts[at]! / most) ** 2 * 330;
      const fill = at ? mix(colors.field, ink, 0.16 - at * 0.04) : colors.accent;
      const on = at ? ink : readable(inkOn(fill), fill, 5);
      return (
        rect(-30, y, long + 30, 84, fill, 20) +
        face(72, y + 42, 27, name) +
        text(114, y + 53, name, { size: 30, weight: 700, color: on }) +
        (at
          ? text(long + 18, y + 58, String(amounts[at]), { size: 46, weight: 800, color: ink })
          : text(long - 24, y + 56, label, { size: 38, weight: 800, color: on, anchor: 'end' }))
      );
    })
    .join('');
};

/** Months in rows, and how many of each stayed in cells that grow paler; one of them is told of. */
export const rings: Poster = ({ screen, colors, ink, quiet }) => {
  const [[when, value] = ['', '']] = screen.figures;
  const shares = screen.rows.map(([, , label = '']) => parseInt(label, 10));
  return (
    screen.rows
      .map(([month], row) => {
        const y = 98 + row * 55;
        const cells = Array.from({ length: 5 - row }, (_, at) => {
          const stays = 100 - ((100 - shares[row]!) * at) / Math.max(1, 4 - row);
          const isTold = row === 2 && at === 2;
          return rect(
            128 + at * 92,
            y,
            84,
            47,
            isTold ? ink : mix(colors.field, colors.main, 0.16 + ((stays - 78) / 22) * 0.78),
            9,
          );
        });
        return (
          text(44, y + 33, month.slice(0, 3), { size: 27, weight: 600, color: quiet }) +
          cells.join('')
        );
      })
      .join('') +
    text(596, 372, value, { size: 96, weight: 800, color: ink, anchor: 'end' }) +
    text(596, 288, when.split(',')[0] ?? '', {
      size: 29,
      weight: 600,
      color: quiet,
      anchor: 'end',
    })
  );
};

/** The first figure in a dial as large as the picture, beside what it is made of. */
export const dial: Poster = ({ screen, look, colors, ink, quiet }) => {
  const [[, value, change = ''] = ['', '']] = screen.figures;
  return (
    donut(
      { ...look, link: colors.accent, hair: mix(colors.field, ink, 0.16) },
      198,
      226,
      140,
      parseInt(value, 10) / 100,
    ) +
    text(198, 250, value, { size: 74, weight: 800, color: ink, anchor: 'middle' }) +
    text(198, 288, change, { size: 28, weight: 600, color: quiet, anchor: 'middle' }) +
    screen.rows
      .slice(0, 4)
      .map(([name, , label = ''], at) => {
        const y = 140 + at * 66;
        return (
          text(394, y, name, { size: 28, weight: 600, color: ink }) +
          text(600, y, label, { size: 28, weight: 800, color: ink, anchor: 'end' }) +
          (at < 3 ? line(p`M394 ${y + 22}H600`, mix(colors.field, ink, 0.22), 2.5, '') : '')
        );
      })
      .join('')
  );
};
