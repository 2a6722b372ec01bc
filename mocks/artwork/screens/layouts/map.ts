import { circle, group, p, rect, shape } from '../../svg';
import { chip } from '../blocks';
import { appIcon } from '../frames';
import type { Look } from '../look';
import { isNarrow, type Room } from '../screenCopy';
import type { Layout } from '../shell';
import { text, widthOf } from '../text';

/** The land that a map shows, its roads, its water and its park. */
export function mapGround(look: Look, { width, height }: Room): string {
  const land = look.isDark ? '#262239' : '#EDEAE2';
  const road = look.isDark ? '#39345A' : '#FFFFFF';
  const park = look.isDark ? '#1F3B33' : '#CFE6CF';
  const water = look.isDark ? '#1E3350' : '#BCDDF2';
  const streets = [0.14, 0.34, 0.55, 0.76, 0.93].map(
    (part) => p`M-20 ${height * part + 30}L${width + 20} ${height * part - 34}`,
  );
  const avenues = [0.1, 0.28, 0.47, 0.66, 0.86].map(
    (part) => p`M${width * part - 30} -20L${width * part + 40} ${height + 20}`,
  );
  return (
    rect(0, 0, width, height, land) +
    shape(
      p`M${width * 0.5} ${height}C${width * 0.55} ${height * 0.7} ${width * 0.82} ${height * 0.72} ${width} ${height * 0.5}V${height}z`,
      water,
    ) +
    rect(width * 0.5, height * 0.08, width * 0.17, height * 0.2, park, 16) +
    group(
      `fill="none" stroke="${road}" stroke-width="9"`,
      `<path d="${streets.join('')}"/>`,
      `<path d="${avenues.join('')}"/>`,
    )
  );
}

const PLACES = [
  [0.62, 0.36],
  [0.8, 0.2],
  [0.5, 0.7],
  [0.86, 0.62],
] as const;

/** Places on a map with their labels, and a list of them. */
export const map: Layout = (screen, look, room) => {
  const small = isNarrow(room);
  const places = small
    ? ([
        [0.3, 130],
        [0.7, 164],
      ] as const)
    : PLACES;
  const pins = screen.rows.slice(0, places.length).map(([title, , label = ''], index) => {
    const [partX, partY] = places[index] ?? [0.5, 0.5];
    const x = room.width * partX;
    const y = small ? partY : room.height * partY;
    const shown = small ? title : label;
    const width = widthOf(shown, 13, 600) + 24;
    const start = Math.min(Math.max(8, x - width / 2), room.width - width - 8);
    const fill = index === 0 ? look.brand : look.sheet;
    return (
      circle(x, y, 34, look.link, 'opacity=".16"') +
      shape(p`M${x - 6} ${y - 13}h12l-6 9z`, fill) +
      rect(start, y - 40, width, 28, fill, 14) +
      text(start + width / 2, y - 21.5, shown, {
        size: 13,
        weight: 600,
        color: index === 0 ? look.onBrand : look.text,
        anchor: 'middle',
      }) +
      circle(x, y + 3, 6, look.link, p`stroke="${look.sheet}" stroke-width="3"`)
    );
  });
  const panel = small ? room.width - 28 : 300;
  const x = small ? 14 : 22;
  const top = small ? 12 : 22;
  const rows = screen.rows.slice(0, small ? 0 : 5).map(([title, note, label = ''], index) => {
    const y = top + 106 + index * 58;
    return (
      rect(x + 18, y - 8, panel - 36, 1, look.hair) +
      text(x + 18, y + 16, title, {
        size: 14.5,
        weight: 600,
        color: look.text,
        maxWidth: panel - 130,
      }) +
      text(x + 18, y + 36, note, { size: 13, color: look.muted, maxWidth: panel - 130 }) +
      chip(look, x + panel - 18, y + 8, label, {
        // As on its pin.
        tone: index === 0 ? 'brand' : 'plain',
        end: true,
      })
    );
  });
  return (
    mapGround(look, room) +
    pins.join('') +
    rect(
      x,
      top,
      panel,
      small ? 52 : room.height - 2 * top,
      look.sheet,
      14,
      `stroke="${look.hair}" stroke-width="1.5"`,
    ) +
    appIcon(look, x + 12, top + 12, 28) +
    text(x + 50, top + 32, screen.headline, {
      size: 17,
      weight: 700,
      color: look.text,
      maxWidth: panel - 66,
    }) +
    (small
      ? ''
      : text(x + 18, top + 74, screen.figures[0]?.[0] ?? '', {
          size: 13.5,
          color: look.muted,
          maxWidth: panel - 110,
        }) +
        text(x + panel - 18, top + 75, screen.figures[0]?.[1] ?? '', {
          size: 18,
          weight: 700,
          color: look.text,
          anchor: 'end',
        })) +
    rows.join('')
  );
};
