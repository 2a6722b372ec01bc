/** Miniatures of calendars, boards and plans. */
import { sheet } from '../covers/cover';
import { mix } from '../palette';
import { contrast } from '../screens/look';
import { circle, line, p, place, rect, ring, shape } from '../svg';
import { figure, greekOf, numberIn, panel, sign, type Miniature } from './pieces';

/** A leaf of a calendar, on a day that is booked. */
export const booked: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  return (
    panel(
      look,
      shape('M0 34a34 34 0 0 1 34-34H306a34 34 0 0 1 34 34V76H0z', colors.accent) +
        circle(90, 38, 13, look.sheet) +
        circle(250, 38, 13, look.sheet) +
        figure(170, 258, numberIn(screen.headline), 280, look.text, {
          anchor: 'middle',
          most: 128,
        }),
      { width: 340, height: 312 },
    ) + sign(474, 322, 50, ['#0E7A4F', '#FFFFFF'])
  );
};

/** Who is away, day by day. */
export const month: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  return panel(
    look,
    figure(38, 106, screen.headline.replace(/^.* /, ''), 440, look.text, { most: 82 }) +
      line(
        'M62 166h396M62 230h396',
        greekOf(look),
        26,
        'stroke-linecap="round" stroke-dasharray="0 66"',
      ) +
      line('M62 166h132', look.brand, 46) +
      line('M194 230h198', accent, 46) +
      line('M392 166h66', look.brand, 46),
  );
};

/** Work over time, and the day by which it is done. */
export const plan: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  return panel(
    look,
    line('M140 30v150M260 130v60M380 130v136', look.hair, 5) +
      [
        [36, 130, look.brand],
        [96, 150, mix(look.brand, look.sheet, 0.6)],
        [200, 190, accent],
        [320, 110, look.brand],
      ]
        .map(([x, width, fill], at) =>
          rect(Number(x), 36 + at * 58, Number(width), 48, String(fill), 16),
        )
        .join('') +
      place(466, 234, rect(-20, -20, 40, 40, accent, 8), 1, 45) +
      figure(30, 264, `${screen.figures[0]?.[1] ?? ''} days`, 260, look.text, { most: 74 }),
  );
};

/** Columns that are full, and a card that may not begin. */
export const limit: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const labels = screen.rows.map(([, , label = '']) => label).join(' ');
  const full = /\d+\/\d+/.exec(labels)?.[0] ?? '';
  const card = (x: number, y: number) => rect(x, y, 132, 72, look.sheet, 16);
  return (
    [0, 1, 2]
      .map((at) =>
        rect(
          52 + at * 184,
          44,
          168,
          312,
          mix(look.field, look.text, look.isDark ? 0.12 : 0.06),
          26,
          'opacity=".5"',
        ),
      )
      .join('') +
    [0, 1, 2].map((at) => card(70, 62 + at * 92)).join('') +
    card(254, 62) +
    card(438, 62) +
    card(438, 154) +
    place(
      338,
      246,
      sheet(
        -124,
        -58,
        248,
        116,
        ring(60, 58, 32, '#14121F', 9) +
          line('M40 78l40-40', '#14121F', 9) +
          figure(112, 84, full, 116, '#14121F', { most: 68 }),
        {
          fill: colors.accent,
          r: 22,
        },
      ),
      1,
      -5,
    )
  );
};

/** A month of posts, each with its picture. */
export const posts: Miniature = ({ screen, look, colors }) => {
  const [, , [, , when = ''] = []] = screen.rows;
  const [day = '', time = ''] = when.split(' ');
  const tile = (at: number) => {
    const [x, y] = [34 + (at % 2) * 122, 34 + Math.floor(at / 2) * 118];
    const fill = [look.brand, look.tint, mix(look.brand, look.sheet, 0.6), colors.accent][at] ?? '';
    return (
      rect(x, y, 108, 110, fill, 20) +
      circle(x + 32, y + 32, 13, look.sheet, 'opacity=".75"') +
      shape(
        p`M${x} ${y + 90}l36-34l28 22l18-14l26 22v4a20 20 0 0 1-20 20h-68a20 20 0 0 1-20-20z`,
        look.text,
        'opacity=".28"',
      )
    );
  };
  return panel(
    look,
    [0, 1, 2, 3].map(tile).join('') +
      figure(292, 122, day, 200, look.muted, { most: 82 }) +
      figure(290, 226, time, 200, look.text, { most: 98 }),
  );
};
