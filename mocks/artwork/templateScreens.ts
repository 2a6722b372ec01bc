import { BRAND, mix } from './palette';
import { button, paragraph, words } from './pagePieces';
import type { Random } from './random';
import { arc, circle, line, p, place, rect, ring, shape } from './svg';
import type { PageLayout } from './templateSites';

/** Points of a chart that climbs with a few setbacks. */
export function curve(random: Random, width: number, height: number, count = 7): string {
  const points = Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const y = height * (1 - Math.min(1, Math.max(0.06, part * 0.7 + random.between(0, 0.34))));
    return [part * width, y] as const;
  });
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [x, y];
      const middle = (beforeX + x) / 2;
      return index ? p`C${middle} ${beforeY} ${middle} ${y} ${x} ${y}` : p`M${x} ${y}`;
    })
    .join('');
}

/** Side menu, four figures, a chart and a share ring. */
export const dashboard: PageLayout = (random, page) => {
  const lit = random.whole(0, 4);
  const menu = [0, 1, 2, 3, 4].map((row) => {
    const y = 78 + row * 34;
    const on = row === lit;
    return (
      (on ? rect(12, y - 12, 96, 28, mix(page.rail, page.onRail, 0.22), 8) : '') +
      rect(22, y - 4, 12, 12, page.onRail, 4, on ? '' : 'opacity=".55"') +
      rect(42, y - 1, 44, 6, page.onRail, 3, on ? '' : 'opacity=".55"')
    );
  });
  const figures = [0, 1, 2].map((index) => {
    const x = 140 + index * 130;
    return (
      rect(x, 62, 118, 74, page.hair, 10) +
      words(x + 14, 78, 46, page.soft, 6) +
      words(x + 14, 94, random.between(50, 78), page.text, 14) +
      words(x + 14, 118, 26, index === 1 ? page.accent : page.brand, 6)
    );
  });
  const graph = curve(random, 224, 110);
  const share = random.between(120, 250);
  const bars = random.chance(0.4);
  const chart = bars
    ? Array.from({ length: 8 }, (_, index) => {
        const height = random.between(34, 120);
        return rect(
          index * 29,
          120 - height,
          18,
          height,
          index === 5 ? page.accent : page.brand,
          4,
        );
      }).join('')
    : shape(`${graph}V120H0z`, page.tint) + line(graph, page.brand, 5);
  return (
    rect(0, 0, 120, 480, page.rail) +
    page.mark(30, 32, 12, { ...page.colours, field: page.rail, main: page.onRail }) +
    words(52, 28, 48, page.onRail) +
    menu.join('') +
    words(140, 24, 90, page.text, 12) +
    rect(380, 18, 96, 24, page.hair, 12) +
    circle(506, 30, 12, page.accent) +
    figures.join('') +
    rect(140, 152, 256, 176, page.hair, 10) +
    words(156, 168, 72, page.text) +
    place(156, 194, chart) +
    rect(408, 152, 112, 176, page.hair, 10) +
    words(422, 168, 52, page.text) +
    ring(464, 236, 32, page.tint, 13) +
    line(arc(464, 236, 32, -90, -90 + share), page.accent, 13) +
    paragraph(434, 292, [60, 44], page.soft, 14, 6) +
    [0, 1, 2, 3]
      .map((row) => {
        const y = 358 + row * 30;
        return (
          circle(152, y, 9, row % 2 ? page.tint : page.brand) +
          words(172, y - 4, 90, page.text) +
          words(310, y - 3, 60, page.soft, 6) +
          words(460, y - 4, 60, row === 1 ? page.accent : page.tint)
        );
      })
      .join('')
  );
};

/** A tree of chapters, an article with code, and its outline. */
export const docs: PageLayout = (random, page) => {
  const lit = random.whole(1, 4);
  const tree = Array.from({ length: 10 }, (_, row) => {
    const y = 74 + row * 32;
    if (row % 5 === 0) return words(24, y, 58, page.text);
    return (
      (row === lit ? rect(14, y - 10, 108, 26, page.tint, 7) : '') +
      words(30, y, random.between(44, 78), row === lit ? page.brand : page.soft, 7)
    );
  });
  const code = [0, 1, 2, 1, 0].map((depth, row) => {
    const x = 178 + depth * 16;
    const y = 200 + row * 19;
    return (
      words(x, y, 34, row % 2 ? '#9C8AFF' : BRAND.lime, 7) +
      words(x + 42, y, random.between(40, 110), '#6F6A8C', 7)
    );
  });
  return (
    page.mark(34, 28, 11) +
    words(54, 24, 44, page.text) +
    rect(160, 14, 220, 28, page.hair, 14) +
    circle(178, 28, 5, page.soft) +
    words(192, 25, 70, page.soft, 6) +
    rect(0, 54, 544, 1.5, page.hair) +
    rect(136, 54, 1.5, 440, page.hair) +
    tree.join('') +
    words(160, 76, 180, page.text, 18) +
    paragraph(160, 110, [236, 220, 150], page.soft, 18, 8) +
    rect(160, 180, 250, 122, '#191630', 10) +
    code.join('') +
    words(160, 322, 120, page.text, 12) +
    paragraph(160, 348, [236, 228, 90], page.soft, 18, 8) +
    rect(160, 408, 250, 60, page.tint, 8) +
    rect(160, 408, 5, 60, page.brand) +
    [0, 1, 2, 3]
      .map((row) =>
        words(436, 78 + row * 22, 50 + (row % 2) * 26, row === 1 ? page.brand : page.soft, 6),
      )
      .join('')
  );
};

/** Two or three phones side by side; they stand on the field, without a browser. */
export const mobile: PageLayout = (random, page) => {
  const graph = curve(random, 124, 70, 6);
  const home =
    words(18, 40, 66, page.text, 12) +
    circle(140, 46, 11, page.accent) +
    rect(16, 68, 136, 92, page.brand, 16) +
    page.mark(112, 114, 28, { ...page.colours, field: page.brand, main: page.onBrand }) +
    words(30, 88, 40, page.onBrand, 10) +
    words(30, 108, 28, page.onBrand, 6) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          rect(16, 176 + row * 46, 34, 34, row % 2 ? page.tint : page.accent, 10) +
          words(60, 182 + row * 46, 72, page.text, 7) +
          words(60, 196 + row * 46, 46, page.soft, 6),
      )
      .join('');
  const figures =
    words(18, 40, 54, page.soft, 7) +
    words(18, 56, 92, page.text, 18) +
    place(22, 92, shape(`${graph}V90H0z`, page.tint) + line(graph, page.brand, 5)) +
    [0, 1]
      .map(
        (index) =>
          rect(16 + index * 70, 200, 64, 70, page.hair, 12) +
          circle(36 + index * 70, 222, 9, index ? page.brand : page.accent) +
          words(28 + index * 70, 244, 38, page.text, 7),
      )
      .join('') +
    button(16, 290, 136, page.brand, page.onBrand, 38);
  const welcome =
    circle(84, 128, 58, mix(page.brand, page.onBrand, 0.16)) +
    page.mark(84, 128, 38, { ...page.colours, field: page.brand, main: page.onBrand }) +
    words(30, 220, 108, page.onBrand, 13) +
    words(48, 242, 72, page.onBrand, 13) +
    button(26, 290, 116, page.accent, page.brand, 38);
  const phone = (x: number, y: number, screen: string, sheet: string): string =>
    place(
      x,
      y,
      rect(-8, -2, 184, 372, BRAND.ink, 34, 'opacity=".14"') +
        rect(-7, -7, 182, 368, '#14121F', 32) +
        rect(0, 0, 168, 354, sheet, 26) +
        rect(60, 10, 48, 12, '#14121F', 6) +
        screen,
    );
  const screens = random.shuffle([
    [home, page.sheet],
    [figures, page.sheet],
    [welcome, page.brand],
  ] as const);
  const drop = random.pick([50, -40]);
  return screens
    .map(([screen, sheet], index) =>
      phone(-14 + index * 202, 46 + (index === 1 ? drop : 10), screen, sheet),
    )
    .join('');
};
