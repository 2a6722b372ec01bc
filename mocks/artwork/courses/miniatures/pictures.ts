/** Small covers of courses in which something is seen. */
import { figure, greeked } from '../../miniatures/pieces';
import { circle, place, rect, shape } from '../../svg';
import { bold, sheetAt } from '../desk';
import type * as large from '../pictures';
import { partOfScene } from '../scene';
import { GREEN, mark, type Small } from './pieces';

/** A film on a phone, and how long it takes. */
export const phone: Small<typeof large.phone> = (desk, { subject, time }) => {
  const [first = '', unit = ''] = time.split(' ');
  return (
    sheetAt(
      desk,
      [188, 236, 248, 400],
      `<clipPath id="u">${rect(14, 14, 220, 390, '#000', 28)}</clipPath><g clip-path="url(#u)">` +
        partOfScene([14, 14, 220, 390], subject, desk) +
        '</g>' +
        (desk.isStill
          ? ''
          : circle(124, 160, 60, '#FFFFFF') + shape('M106 126v68l56-34z', desk.ink)),
      { fill: desk.ink, r: 42 },
    ) +
    figure(360, unit ? 190 : 236, first, 240, desk.onField, { most: 118 }) +
    (unit ? figure(362, 290, unit, 240, desk.onField, { most: 90 }) : '')
  );
};

/** A slide whose last bar says it. */
export const slide: Small<typeof large.slide> = (desk, { bars }) =>
  sheetAt(
    desk,
    [320, 200, 540, 312],
    greeked(desk.ink, [[56, 58, 240]], 30) +
      bars
        .map((high, at) => {
          const tall = high * 1.9;
          return rect(
            44 + at * 118,
            284 - tall,
            94,
            tall,
            at === bars.length - 1 ? desk.brand : desk.soft,
            10,
          );
        })
        .join(''),
    { r: 14 },
  );

/** Small pictures of one hand. */
export const set: Small<typeof large.set> = (desk, subjects) =>
  subjects
    .slice(0, 4)
    .map((subject, at) =>
      sheetAt(
        desk,
        [182 + (at % 2) * 276, 110 + Math.floor(at / 2) * 182, 260, 166],
        partOfScene([0, 0, 260, 166], subject, desk, at),
        { r: 6 },
      ),
    )
    .join('');

/** A picture that was asked for and chosen. */
export const picked: Small<typeof large.picked> = (desk, { subjects: [subject = ''] }) =>
  sheetAt(desk, [320, 200, 452, 312], partOfScene([14, 14, 424, 284], subject, desk), { r: 10 }) +
  circle(536, 312, 70, desk.ink) +
  place(
    536,
    312,
    shape('M0-46q8 38 46 46q-38 8-46 46q-8-38-46-46q38-8 46-46z', desk.colors.accent),
  );

/** A frame of a drawing with its handles, or with a distance measured. */
export const frame: Small<typeof large.frame> = (desk, { subject, by }) => {
  if (!by)
    return (
      rect(64, 46, 380, 308, desk.paper) +
      partOfScene([64, 46, 380, 170], subject, desk) +
      rect(64, 216, 380, 56, desk.pen, 0, 'opacity=".4"') +
      rect(92, 292, 324, 46, desk.brand, 12) +
      rect(436, 192, 148, 104, desk.pen, 24) +
      figure(510, 272, '24', 130, '#FFFFFF', { anchor: 'middle', most: 82 })
    );
  const blue = '#0D7BF2';
  const [x, y, width, height] = [130, 54, 380, 272];
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return (
    partOfScene([x, y, width, height], subject, desk) +
    rect(x, y, width, height, 'none', 0, `stroke="${blue}" stroke-width="12"`) +
    corners
      .map(([cx, cy]) =>
        rect(cx - 20, cy - 20, 40, 40, '#FFFFFF', 4, `stroke="${blue}" stroke-width="12"`),
      )
      .join('') +
    shape('M440 222l54 168l34-70l80-20z', blue, `stroke="${desk.paper}" stroke-width="12"`)
  );
};

/** Letters on their grounds, and whether one can read them. */
export const pairs: Small<typeof large.pairs> = (desk, all) =>
  all
    .map(([fill, ink, , isGood], at) => {
      const x = 172 + at * 296;
      return (
        sheetAt(
          desk,
          [x, 200, 272, 312],
          bold(136, 190, 'Aa', ink, { sizes: [150], anchor: 'middle' }),
          {
            fill,
            r: 24,
          },
        ) + mark(x + 96, 322, 56, isGood ? GREEN : desk.pen, isGood ? 'yes' : 'no')
      );
    })
    .join('');
