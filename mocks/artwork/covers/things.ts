/** Covers that show one thing: a map, phones, swatches, letters. */
import { changeInk, chartLine, chip } from '../screens/blocks';
import { phoneFrame } from '../screens/frames';
import { LAYOUTS } from '../screens/layouts';
import { mapGround } from '../screens/layouts/map';
import { text, widthOf } from '../screens/text';
import { circle, p, place, rect, shape } from '../svg';
import { largest, sheet, type Cover, type Poster } from './cover';

/** A map from edge to edge with one place that is told of. */
export const places: Poster = ({ screen, look }) => {
  const [[title, note, label = ''] = ['', '']] = screen.rows;
  const size = largest(title, 330, [34, 31, 28]);
  return (
    place(0, 0, mapGround(look, { width: 400, height: 250 }), 1.6) +
    [
      [96, 330],
      [560, 250],
      [552, 122],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x, y, 15, look.link, p`stroke="${look.sheet}" stroke-width="6"`),
      )
      .join('') +
    circle(300, 352, 54, look.link, 'opacity=".2"') +
    circle(300, 352, 17, look.link, p`stroke="${look.sheet}" stroke-width="7"`) +
    sheet(
      112,
      116,
      380,
      172,
      shape('M164 171h48l-24 30z', look.sheet) +
        text(28, 56, title, { size, weight: 800, color: look.text }) +
        text(28, 92, note, { size: 25, color: look.muted }) +
        chip(look, 28, 112, label, { tone: 'good', size: 22 }),
      { fill: look.sheet, r: 20 },
    )
  );
};

/** What an app opens with: what it comes to, large, and the first of its entries. */
function opening({ screen, look }: Cover): string {
  const [[name, value] = ['', '']] = screen.figures;
  const size = largest(value, 252, [66, 58, 50], 800);
  return (
    rect(0, 0, 300, 166, look.brand) +
    text(24, 44, name, { size: 24, weight: 600, color: look.onBrand }) +
    text(22, 118, value, { size, weight: 800, color: look.onBrand }) +
    screen.rows
      .slice(0, 2)
      .map(
        ([title, , label = ''], at) =>
          text(24, 216 + at * 64, title, { size: 23, weight: 600, color: look.text }) +
          text(276, 216 + at * 64, label, {
            size: 23,
            weight: 600,
            color: look.text,
            anchor: 'end',
          }) +
          rect(24, 240 + at * 64, 252, 1.5, look.hair),
      )
      .join('')
  );
}

/** Two phones side by side: the app as it opens, and what it adds up to. */
export const phones: Poster = (cover) => {
  const { screen, look } = cover;
  const [, [name, value, change = ''] = ['', '']] = screen.figures;
  const room = { width: 300, height: 246 };
  // What stands beside it is as far from the edge of the phone as it is.
  const size = largest(value, 240 - widthOf(change, 23, 600), [58, 54, 50, 46, 42, 38], 800);
  return (
    phoneFrame(look, { x: 36, y: 92, scale: 0.88 }, { ...room, height: 302 }, opening(cover)) +
    phoneFrame(
      look,
      { x: 340, y: 142, scale: 0.88, id: 'g' },
      room,
      text(24, 44, name, { size: 24, weight: 600, color: look.muted }) +
        text(22, 106, value, { size, weight: 800, color: look.text }) +
        text(36 + widthOf(value, size, 800), 104, change, {
          size: 23,
          weight: 600,
          color: changeInk(look, change),
        }) +
        place(0, 132, chartLine(look, screen.trend, { width: 286, height: 112 })),
    )
  );
};

/** A phone held askew beside what the day comes to. */
export const phone: Poster = ({ screen, look, ink, quiet, mark }) => {
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const room = { width: 300, height: 246 };
  const size = largest(value, 260, [84, 72, 64, 56, 50, 44], 800);
  return (
    place(80, 140, mark, 0.3) +
    text(36, 268, value, { size, weight: 800, color: ink }) +
    text(38, 310, change || name, { size: 26, color: quiet }) +
    place(
      322,
      118,
      phoneFrame(look, { x: 0, y: 0, scale: 0.94 }, room, LAYOUTS.mobile(screen, look, room)),
      1,
      5,
    )
  );
};
