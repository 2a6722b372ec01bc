/** Miniatures of what is counted over time or one by one. */
import { mix } from '../palette';
import { chartBars, chartLine, face } from '../screens/blocks';
import { readable } from '../screens/look';
import { circle, line, p, place, rect, shape } from '../svg';
import { accentOf, figure, greekOf, numberIn, panel, valueOf, type Miniature } from './pieces';

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
    // The longest is the last, clear of the heart of cards.
    [190, 300, 330]
      .map((end, at) => {
        const y = 66 + at * 82;
        return (
          face(66, y, 32, screen.rows[2 - at]?.[0] ?? '') +
          line(p`M130 ${y}H${end}`, at < 2 ? greekOf(look) : look.warn, 30)
        );
      })
      .join('') + figure(486, 250, longest, 150, look.warn, { anchor: 'end', most: 62 }),
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
            : figure(122, y + 55, best, 120, readable(look.onBrand, fill), {
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
