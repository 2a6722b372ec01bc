import { mix } from '../palette';
import { text, widthOf } from '../screens/text';
import { circle, group, line, p, rect, shape } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { NATURAL } from './tones';

/** Streets across a field of 100 by 100, of which a map shows as much as it has room for. */
const STREETS =
  'M0 18H100M0 46H100M0 74H100M14 0V100M37 0V100M62 0V100M85 0V100M0 92L30 60L58 46L100 8';
const RIVER = 'M-4 70C20 58 26 88 48 84S76 58 104 66';
const WAYS = ['M14 90V46H37V18H72', 'M90 92V74H62V46H85V30'];

/** A map with ways on it; its pieces are what drives there, `Van 12 | 37 46`, in percent of the map, and its text
 * is how high it is at least. */
export const map: BlockDrawing = (
  sheet,
  [x, y, width, least = 0],
  { items, title, text: high },
) => {
  const { accent, second, surface, text: ink, background } = sheet.colors;
  const height = Math.max(Number(high) || 260, least);
  const [across, down] = [width / 100, height / 100];
  const at = (data: string) =>
    data
      .replace(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, a: string, b: string) => p`${Number(a) * across} ${Number(b) * down}`,
      )
      .replace(
        /([HV])([\d.]+)/g,
        (_, way: string, to: string) => p`${way}${Number(to) * (way === 'H' ? across : down)}`,
      );
  const land = mix(accent, background, 0.88);
  const street = mix(ink, background, 0.82);
  const spots = items.map((item, index) => {
    const [left = 0, top = 0] = item.text.split(' ').map(Number);
    const [px, py] = [left * across, top * down];
    const wide = widthOf(item.title, 13.5, 600) + 18;
    const color = index === 0 ? second : accent;
    const side = px + wide + 20 > width ? px - wide - 14 : px + 14;
    return (
      circle(px, py, 9, color, `stroke="${surface}" stroke-width="3"`) +
      rect(side, py - 13, wide, 26, surface, 8, `stroke="${sheet.hair}"`) +
      text(side + 9, py + 5, item.title, { size: 13.5, weight: 600, color: ink })
    );
  });
  const head = widthOf(title, 15, 700) + 24;
  return {
    svg: group(
      p`transform="translate(${x} ${y})"`,
      `<clipPath id="m">${rect(0, 0, width, height, '#000', Math.min(sheet.r, 14))}</clipPath>`,
      group(
        'clip-path="url(#m)"',
        rect(0, 0, width, height, land),
        line(at(RIVER), mix(NATURAL.water, background, 0.45), 26),
        shape(at('M62 0H85V18H62z'), mix(NATURAL.leaf, background, 0.66)),
        line(at(STREETS), street, 7),
        line(at(WAYS[0] ?? ''), accent, 5),
        line(at(WAYS[1] ?? ''), second, 5),
        ...spots,
        rect(14, 14, head, 32, surface, 10, `stroke="${sheet.hair}"`),
        text(26, 35, title, { size: 15, weight: 700, color: ink }),
      ),
    ),
    height,
  };
};
