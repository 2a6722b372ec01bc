/** Miniatures of calendars, boards and plans. */
import { sheet } from '../covers/cover';
import { mix } from '../palette';
import { contrast } from '../screens/look';
import { circle, line, p, place, rect, ring, shape } from '../svg';
import { figure, greekOf, greeked, numberIn, panel, sign, type Miniature } from './pieces';

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
  const { look, colors } = cover;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  const dots = [0, 1, 2, 3]
    .map((row) =>
      line(
        p`M62 ${62 + row * 58}h396`,
        greekOf(look),
        26,
        'stroke-linecap="round" stroke-dasharray="0 66"',
      ),
    )
    .join('');
  return panel(
    look,
    dots +
      line('M62 62h132', look.brand, 42) +
      line('M194 120h198', accent, 42) +
      line('M326 178h132', look.brand, 42) +
      line('M128 236h66', accent, 42),
  );
};

/** Work over time, and the day by which it is done. */
export const plan: Miniature = (cover) => {
  const { look, colors } = cover;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  return panel(
    look,
    line('M140 30v236M260 30v236M380 30v236', look.hair, 5) +
      [
        [36, 150, look.brand],
        [112, 170, mix(look.brand, look.sheet, 0.6)],
        [216, 190, accent],
        [330, 120, look.brand],
      ]
        .map(([x, width, fill], at) =>
          rect(Number(x), 36 + at * 58, Number(width), 48, String(fill), 16),
        )
        .join('') +
      place(476, 234, rect(-20, -20, 40, 40, accent, 8), 1, 45),
  );
};

/** Columns that are full, and a card that may not begin. */
export const limit: Miniature = (cover) => {
  const { look, colors } = cover;
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
        ring(62, 58, 30, '#14121F', 9) +
          line('M43 77l38-38', '#14121F', 9) +
          greeked('#14121F', [[124, 58, 84]], 18),
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
export const posts: Miniature = (cover) => {
  const { look, colors } = cover;
  const tile = (at: number) => {
    const [x, y] = [32 + (at % 4) * 118, 34 + Math.floor(at / 4) * 118];
    const isNew = at === 6;
    const fill = isNew
      ? colors.accent
      : at % 3 === 1
        ? look.tint
        : mix(look.brand, look.sheet, [0.1, 0.55, 0.75][at % 3] ?? 0);
    return (
      rect(x, y, 102, 110, fill, 20) +
      (isNew
        ? line(p`M${x + 51} ${y + 33}v44m-22-22h44`, '#FFFFFF', 11)
        : circle(x + 30, y + 32, 13, look.sheet, 'opacity=".75"') +
          shape(
            p`M${x} ${y + 90}l34-34l26 22l18-14l24 22v4a20 20 0 0 1-20 20h-62a20 20 0 0 1-20-20z`,
            look.text,
            'opacity=".28"',
          ))
    );
  };
  return panel(look, Array.from({ length: 8 }, (_, at) => tile(at)).join(''), { height: 296 });
};
