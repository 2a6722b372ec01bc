/** The cover that shows a figure and its trend in a window. */
import { changeInk, chartLine } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { circle, place, rect } from '../svg';
import { largest, sheet, type Composition } from './cover';
import { appWindow } from './window';

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
          color: changeInk(look, change),
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
