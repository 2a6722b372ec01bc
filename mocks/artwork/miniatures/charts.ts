/** Miniatures of what counts and measures. */
import { mix } from '../palette';
import { chartBars, chartLine, donut, face } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { arc, circle, line, p, place, polar, rect, shape } from '../svg';
import {
  accentOf,
  figure,
  greekOf,
  greeked,
  numberIn,
  panel,
  sign,
  type Miniature,
} from './pieces';

const valueOf = (figures: readonly (readonly [string, string, string?])[], at = 0) =>
  figures[at]?.[1] ?? '';

/** Columns, and what they come to. */
export const columns: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  return panel(
    look,
    figure(36, 104, valueOf(screen.figures), 440, look.text, { most: 98 }) +
      place(38, 140, chartBars({ ...look, link: fill }, screen.trend, { width: 460, height: 124 })),
  );
};

/** A line over time, and what it has come to. */
export const trend: Miniature = (cover) => {
  const { screen, look } = cover;
  return panel(
    look,
    `<clipPath id="u">${rect(0, 0, 520, 296, '#000', 34)}</clipPath>` +
      `<g clip-path="url(#u)">${place(
        0,
        132,
        chartLine(look, screen.trend, { width: 470, height: 170 }),
      )}</g>` +
      figure(36, 104, valueOf(screen.figures), 440, look.text, { most: 98 }),
  );
};

/** Who waits the longest. */
export const waits: Miniature = (cover) => {
  const { screen, look } = cover;
  const [longest = ''] = /^\d+ \w/.exec(valueOf(screen.figures)) ?? [];
  return panel(
    look,
    [420, 300, 190]
      .map((end, at) => {
        const y = 66 + at * 82;
        return (
          face(66, y, 32, screen.rows[at]?.[0] ?? '') +
          line(p`M130 ${y}H${end - (at ? 0 : 90)}`, at ? greekOf(look) : look.warn, 30)
        );
      })
      .join('') + figure(486, 86, longest, 150, look.warn, { anchor: 'end', most: 62 }),
  );
};

/** How much of all reached its place. */
export const dial: Miniature = (cover) => {
  const { screen, look } = cover;
  const value = valueOf(screen.figures);
  return panel(
    look,
    donut({ ...look, link: look.brand }, 160, 160, 112, parseFloat(value) / 100) +
      figure(160, 184, value, 160, look.text, { anchor: 'middle', most: 68 }),
    { width: 320, height: 320 },
  );
};

/** Twenty blocks for all of them, and those that were kept. */
export const kept: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  const [some = '', all = ''] = valueOf(screen.figures, 1).match(/\d+/g) ?? [];
  const full = Math.round((Number(some) / Number(all)) * 20);
  return panel(
    look,
    figure(38, 112, `${some}/${all}`, 440, look.text, { most: 98 }) +
      Array.from({ length: 20 }, (_, at) =>
        rect(
          38 + (at % 10) * 45,
          150 + Math.floor(at / 10) * 62,
          37,
          52,
          at < full ? fill : greekOf(look),
          10,
        ),
      ).join(''),
  );
};

/** People with the bar of each, the best first. */
export const ranked: Miniature = (cover) => {
  const { screen, look } = cover;
  const best = numberIn(screen.rows[0]?.[2] ?? '');
  return panel(
    look,
    [456, 350, 262]
      .map((width, at) => {
        const fill = at ? mix(look.brand, look.sheet, 0.7) : look.brand;
        const y = 32 + at * 82;
        return (
          rect(32, y, width, 68, fill, 20) +
          face(74, y + 34, 25, screen.rows[at]?.[0] ?? '') +
          (at
            ? ''
            : figure(462, y + 55, best, 120, readable(look.onBrand, fill), {
                anchor: 'end',
                most: 62,
              }))
        );
      })
      .join(''),
  );
};

/** Steps that lead up, and how many have come to the top. */
export const climb: Miniature = (cover) => {
  const { screen, look } = cover;
  return panel(
    look,
    [60, 106, 152, 228]
      .map((high, at) =>
        rect(
          250 + at * 62,
          264 - high,
          50,
          high,
          at < 3 ? mix(look.link, look.sheet, 0.72) : look.link,
          12,
        ),
      )
      .join('') +
      line('M46 250l70-56l44 26l62-74m-42 0h42v42', cover.colors.accent, 18) +
      figure(40, 116, numberIn(valueOf(screen.figures, 2)), 190, look.text, { most: 98 }),
  );
};

/** What a day holds, and how much of it is left. */
export const day: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  return panel(
    look,
    figure(38, 122, valueOf(screen.figures).replace(/ m$/, ''), 440, look.text, { most: 108 }) +
      rect(38, 178, 444, 76, look.hair, 22) +
      [
        [38, 150, look.link],
        [194, 76, fill],
        [276, 56, mix(look.link, look.sheet, 0.5)],
        [338, 76, mix(fill, look.sheet, 0.3)],
      ]
        .map(([x = 0, width = 0, color]) =>
          rect(Number(x), 178, Number(width), 76, String(color), 22),
        )
        .join(''),
  );
};

/** A line that falls, and how far away its end is. */
export const runway: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  return panel(
    look,
    figure(36, 108, valueOf(screen.figures), 300, look.text, { most: 108 }) +
      shape('M38 258V150C150 152 210 206 310 214S430 246 482 250v8z', mix(fill, look.sheet, 0.78)) +
      line('M38 150C150 152 210 206 310 214S430 246 482 250', fill, 14) +
      circle(310, 214, 26, fill, p`stroke="${look.sheet}" stroke-width="10"`),
  );
};

/** A part of a pie that is given back. */
export const share: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const slice = (from: number, to: number, color: string, r: number) => {
    const [x, y] = [128, 148];
    const [startX, startY] = polar(x, y, r, from);
    return shape(
      p`M${x} ${y}L${startX} ${startY}${arc(x, y, r, from, to).replace(/^M[^A]*/, '')}z`,
      color,
    );
  };
  return panel(
    look,
    slice(-90, 60, look.brand, 92) +
      slice(60, 170, mix(look.brand, look.sheet, 0.6), 92) +
      slice(170, 270, colors.accent, 104) +
      figure(484, 182, valueOf(screen.figures), 230, look.text, { anchor: 'end', most: 98 }),
  );
};

/** A phone, and what it says. */
export const phone: Miniature = (cover) => {
  const { screen, look, ink } = cover;
  const fill = look.isDark ? look.brand : look.link;
  return (
    rect(76, 30, 180, 340, '#14121F', 40) +
    rect(88, 42, 156, 316, look.sheet, 30) +
    rect(136, 52, 60, 14, '#14121F', 7) +
    donut({ ...look, link: fill }, 166, 152, 44, 0.72) +
    greeked(greekOf(look), [
      [118, 244, 96],
      [118, 282, 66],
    ]) +
    rect(112, 312, 108, 28, fill, 14) +
    figure(292, 232, valueOf(screen.figures), 284, ink, { most: 108 })
  );
};

/** A needle on the fast side of its scale. */
export const gauge: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  const [endX, endY] = polar(260, 172, 92, 208);
  return panel(
    look,
    line(arc(260, 172, 122, 180, 360), greekOf(look), 34) +
      line(arc(260, 172, 122, 180, 226), fill, 34) +
      line(p`M260 172L${endX} ${endY}`, look.text, 16) +
      circle(260, 172, 20, look.text) +
      figure(260, 270, valueOf(screen.figures), 320, look.text, { anchor: 'middle', most: 74 }),
  );
};

/** Rows that grow shorter month by month, and how many of the first have stayed. */
export const cohorts: Miniature = (cover) => {
  const { screen, look } = cover;
  const [, , part = ''] = screen.rows.at(-1) ?? [];
  return panel(
    look,
    [5, 4, 3, 2]
      .flatMap((count, row) =>
        Array.from({ length: count }, (_, at) =>
          rect(
            38 + at * 62,
            34 + row * 60,
            54,
            52,
            mix(look.brand, look.sheet, Math.min(0.82, 0.06 + at * 0.15 + row * 0.05)),
            12,
          ),
        ),
      )
      .join('') +
      figure(484, 256, valueOf(screen.figures) || part, 230, look.text, {
        anchor: 'end',
        most: 98,
      }),
  );
};

/** A list that is being ticked, and how far it has come. */
export const ticks: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  const seal = [fill, readable(inkOn(fill), fill, 4.5)] as const;
  const [who = ''] = screen.headline.split(' ');
  return panel(
    look,
    figure(40, 126, who, 280, look.text, { most: 98 }) +
      [0, 1, 2, 3]
        .map((at) =>
          at < 3
            ? sign(78 + at * 84, 212, 34, [look.brand, look.onBrand])
            : circle(78 + at * 84, 212, 30, 'none', p`stroke="${greekOf(look)}" stroke-width="8"`),
        )
        .join('') +
      circle(424, 116, 74, seal[0]) +
      figure(424, 137, valueOf(screen.figures).replace(' of ', '/'), 130, seal[1], {
        anchor: 'middle',
        most: 68,
      }),
  );
};
