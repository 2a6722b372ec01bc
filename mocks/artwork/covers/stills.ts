/** Covers that are one picture from edge to edge: a film that runs, a scene. */
import { readable } from '../screens/look';
import { speaker } from '../screens/speaker';
import { text, widthOf } from '../screens/text';
import { circle, place, rect } from '../svg';
import { setIn, type Poster } from './cover';
import { oakDesk } from './images';

/** Who speaks, as large as the picture, with what is said as its caption and how far the film has run. */
export const film: Poster = ({ screen, colors, look }) => {
  const words = (screen.body[0] ?? '').replace(/^\w+: /, '');
  const said = setIn(words, 420, [40, 36, 33], 2);
  const wide = Math.max(...said.rows.map((row) => widthOf(row, said.size, 700))) + 52;
  const high = said.rows.length * said.size * 1.16 + 26;
  const top = 352 - high;
  // As far below the upper edge of its ground as above the lower one.
  const first = top + (high - said.size * ((said.rows.length - 1) * 1.14 - 0.72)) / 2;
  return (
    speaker(
      { x: 0, y: 0, width: 640, height: 400, captionAt: 246 },
      screen.speaker ?? '',
      colors.field,
      look.brand,
    ) +
    rect(320 - wide / 2, top, wide, high, '#0E0B18', 16, 'opacity=".86"') +
    said.rows
      .map((row, at) =>
        text(320, first + said.size * at * 1.14, row, {
          size: said.size,
          weight: 700,
          color: '#FFFFFF',
          anchor: 'middle',
        }),
      )
      .join('') +
    rect(0, 376, 640, 24, '#3A3352') +
    rect(0, 376, 250, 24, readable(colors.accent, '#3A3352', 3)) +
    circle(250, 388, 17, '#FFFFFF')
  );
};

/** A screen in its scene, and what the scene is. */
export const scene: Poster = ({ screen, look, colors }) => {
  const [[name, light] = ['', '']] = screen.rows;
  const wide = widthOf(name, 26, 700) + widthOf(light, 26, 500) + 66;
  return (
    place(-54, -14, oakDesk(look, colors), 1.9) +
    rect(34, 322, wide, 56, look.brand, 28) +
    text(60, 359, name, { size: 26, weight: 700, color: look.onBrand }) +
    text(wide + 8, 359, light, { size: 26, weight: 500, color: look.onBrand, anchor: 'end' })
  );
};
