/** Miniatures of how much there is of a whole. */
import { mix } from '../palette';
import { donut } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { arc, circle, line, p, polar, rect, shape } from '../svg';
import { accentOf, figure, greeked, greekOf, panel, sign, valueOf, type Miniature } from './pieces';

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

/** A list that is being ticked, and how far it has come. */
export const ticks: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  const seal = [fill, readable(inkOn(fill), fill, 4.5)] as const;
  const [who = ''] = screen.headline.split(' ');
  return panel(
    look,
    figure(40, 126, who, 280, look.text, { most: 98 }) +
      screen.rows
        .slice(0, 6)
        .map(([, , label], at) => {
          const [x, y] = [76 + (at % 3) * 78, 180 + Math.floor(at / 3) * 68];
          return label === 'Done'
            ? sign(x, y, 28, [look.brand, look.onBrand])
            : circle(x, y, 24, 'none', p`stroke="${greekOf(look)}" stroke-width="8"`);
        })
        .join('') +
      circle(420, 196, 76, seal[0]) +
      figure(420, 217, valueOf(screen.figures).replace(' of ', '/'), 130, seal[1], {
        anchor: 'middle',
        most: 68,
      }),
  );
};
