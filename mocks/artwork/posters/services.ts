import { mix } from '../palette';
import { face } from '../screens/blocks';
import { appIcon } from '../screens/frames';
import { text, textLines } from '../screens/text';
import { circle, line, p, polar } from '../svg';
import {
  HEADING_LEADING,
  headingLines,
  headingRows,
  iconLook,
  inks,
  isSmall,
  LEFT,
  posterHead,
  SMALL_LEFT,
  type Poster,
} from './poster';

/** How many services have a place around the product. */
const MOST = 5;

const LARGE = {
  middle: [826, 352],
  orbit: 214,
  unit: 1,
  label: { above: 76, below: 94, size: 25 },
  heading: { left: LEFT, y: 256, width: 420, size: 66 },
  tagline: { size: 26, maxWidth: 400 },
} as const;

const SMALL = {
  middle: [436, 174],
  orbit: 104,
  unit: 0.5,
  label: { above: 40, below: 50, size: 17 },
  heading: { left: SMALL_LEFT, y: 76, width: 250, size: 34 },
  tagline: { size: 18, maxWidth: 220 },
} as const;

/**
 * The product in the middle of the services that it works with, each with its name: below it, or above the
 * topmost, so that no line leads through a name.
 */
export const services: Poster = (stage) => {
  const { product, look, ground, room } = stage;
  const { ink, quiet } = inks(ground);
  const { middle, orbit, unit, label, heading, tagline } = isSmall(room) ? SMALL : LARGE;
  const [x, y] = middle;
  const size = 132 * unit;
  const path = mix(ground, ink, 0.3);
  const shown = product.works.slice(0, MOST).map((name, at, all) => {
    const [px, py] = polar(x, y, orbit, -90 + (at * 360) / all.length);
    return { name, px, py };
  });
  const rows = headingRows('Works with what you have', heading.width, heading.size);
  const below = heading.y + rows.length * heading.size * HEADING_LEADING + 8;
  return (
    circle(x, y, orbit, mix(ground, ink, 0.07)) +
    shown.map(({ px, py }) => line(p`M${x} ${y}L${px} ${py}`, path, 3 * unit)).join('') +
    circle(x, y, size * 0.86, ground) +
    appIcon(iconLook(look), x - size / 2, y - size / 2, size) +
    shown
      .map(
        ({ name, px, py }) =>
          circle(px, py, 62 * unit, look.sheet) +
          face(px, py, 47 * unit, name) +
          text(px, py + (py < y - orbit * 0.9 ? -label.above : label.below), name, {
            size: label.size,
            weight: 700,
            color: ink,
            anchor: 'middle',
          }),
      )
      .join('') +
    headingLines(heading.left, heading.y, rows, { size: heading.size, color: ink }) +
    (isSmall(room) ? '' : posterHead(stage)) +
    textLines(heading.left, below, product.tagline, { ...tagline, color: quiet, lines: 4 })
  );
};
