import { mix } from '../palette';
import { face } from '../screens/blocks';
import { appIcon } from '../screens/frames';
import { balanced, text, textLines } from '../screens/text';
import { circle, line, p, polar } from '../svg';
import { inks, isSmall, type Poster } from './poster';

/** How many services have a place around the product. */
const MOST = 5;

/** The product in the middle of the services that it works with, each with its name. */
export const services: Poster = ({ product: { screen, tagline, works }, look, ground, room }) => {
  const { ink, quiet } = inks(ground);
  const small = isSmall(room);
  const unit = small ? 0.5 : 1;
  const shown = works.slice(0, MOST);
  const [x, y] = small ? [436, 164] : [826, 336];
  const orbit = small ? 106 : 222;
  const size = 132 * unit;
  const path = mix(ground, ink, 0.3);
  const from = shown.length % 2 ? -90 : -90 + 180 / shown.length;
  const around = shown.map((name, at) => {
    const [px, py] = polar(x, y, orbit, from + (at * 360) / shown.length);
    return { name, px, py };
  });
  const left = small ? 30 : 72;
  const heading = balanced('Works with what you have', small ? 250 : 420, {
    size: small ? 34 : 66,
    weight: 800,
  });
  const leading = small ? 40 : 74;
  const top = small ? 76 : 256;
  const icon = { ...look, brand: look.sheet, onBrand: look.link };
  const ringed = p`stroke="${path}" stroke-width="${3 * unit}"`;
  return (
    circle(x, y, orbit, 'none', `${ringed} stroke-dasharray="3 9"`) +
    around.map(({ px, py }) => line(p`M${x} ${y}L${px} ${py}`, path, 3 * unit)).join('') +
    circle(x, y, size * 0.86, ground) +
    appIcon(icon, x - size / 2, y - size / 2, size) +
    around
      .map(
        ({ name, px, py }) =>
          circle(px, py, 62 * unit, look.sheet) +
          face(px, py, 47 * unit, name) +
          text(px, py + (small ? 50 : 94), name, {
            size: small ? 17 : 25,
            weight: 700,
            color: ink,
            anchor: 'middle',
          }),
      )
      .join('') +
    (small
      ? ''
      : appIcon(icon, left, 64, 76) +
        text(166, 112, screen.title, { size: 32, weight: 700, color: ink })) +
    heading
      .map((row, at) =>
        text(left, top + at * leading, row, { size: small ? 34 : 66, weight: 800, color: ink }),
      )
      .join('') +
    (small
      ? ''
      : textLines(left, top + heading.length * leading + 8, tagline, {
          size: 26,
          color: quiet,
          maxWidth: 400,
          lines: 4,
        }))
  );
};
