import { BRAND, mix } from './palette';
import { button, paragraph, words, type Page } from './pagePieces';
import type { Random } from './random';
import { arc, circle, line, place, rect, ring, shape } from './svg';
import { curve } from './curve';

/** The working area of an app, 880 by 600, right of its side menu. */
export type AppView = (random: Random, page: Page) => string;

/** A thread of messages with a reply composer and its tone choices. */
export const replies: AppView = (random, page) => {
  const lit = random.whole(0, 3);
  const list = [0, 1, 2, 3, 4, 5].map((row) => {
    const y = 70 + row * 88;
    return (
      (row === lit ? rect(0, y - 6, 264, 80, page.tint) + rect(0, y - 6, 5, 80, page.brand) : '') +
      circle(44, y + 34, 19, row % 3 === 1 ? page.accent : row === lit ? page.brand : page.soft) +
      words(76, y + 14, random.between(70, 120), page.text, 10) +
      paragraph(76, y + 36, [160, random.between(60, 140)], page.soft, 16)
    );
  });
  const tones = [0, 1, 2, 3].map((index) =>
    button(
      324 + index * 116,
      396,
      104,
      index === 1 ? page.brand : page.hair,
      index === 1 ? page.onBrand : page.text,
      32,
    ),
  );
  return (
    words(24, 26, 110, page.text, 14) +
    rect(264, 0, 2, 600, page.hair) +
    list.join('') +
    words(304, 26, 210, page.text, 14) +
    circle(826, 33, 17, page.accent) +
    rect(266, 60, 614, 2, page.hair) +
    circle(322, 112, 18, page.soft) +
    rect(352, 90, 360, 96, page.hair, 16) +
    paragraph(374, 112, [310, 280, 170], page.soft, 20, 9) +
    rect(470, 206, 366, 96, page.brand, 16) +
    paragraph(492, 228, [310, 322, 210], page.onBrand, 20, 9) +
    words(744, 316, 92, page.soft) +
    rect(304, 376, 544, 200, page.sheet, 18, `stroke="${page.soft}" stroke-width="2"`) +
    tones.join('') +
    paragraph(328, 450, [480, 440, 250], page.text, 24, 10) +
    rect(584, 495, 3, 20, page.brand) +
    circle(340, 546, 9, page.soft) +
    circle(372, 546, 9, page.soft) +
    button(712, 526, 116, page.brand, page.onBrand, 36)
  );
};

/** Figures, a chart over time, shares and a table. */
export const figures: AppView = (random, page) => {
  const graph = curve(random, 500, 150, 9);
  const before = curve(random, 500, 120, 9);
  const cards = [0, 1, 2, 3].map((index) => {
    const x = 32 + index * 206;
    return (
      rect(x, 76, 190, 100, page.hair, 14) +
      words(x + 20, 98, 70, page.soft) +
      words(x + 20, 118, random.between(80, 120), page.text, 18) +
      words(x + 20, 150, 40, index === 2 ? page.accent : page.brand, 8)
    );
  });
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 484 + row * 36;
    return (
      circle(52, y, 11, row % 2 ? page.tint : page.brand) +
      words(76, y - 5, random.between(110, 180), page.text, 10) +
      words(330, y - 4, 90, page.soft) +
      words(520, y - 4, random.between(50, 90), page.soft) +
      rect(690, y - 12, 74, 24, row === 1 ? mix(page.accent, page.sheet, 0.7) : page.tint, 12) +
      words(800, y - 5, 48, page.text, 10)
    );
  });
  return (
    words(32, 28, 160, page.text, 16) +
    button(630, 20, 96, page.hair, page.text, 34) +
    button(738, 20, 110, page.brand, page.onBrand, 34) +
    cards.join('') +
    rect(32, 196, 560, 250, page.hair, 14) +
    words(56, 218, 120, page.text, 11) +
    place(
      60,
      256,
      line('M0 40H500M0 90H500M0 140H500', page.soft, 1, '') +
        shape(`${graph}V170H0z`, page.brand, 'opacity=".14"') +
        line(before, page.accent, 4, 'stroke-dasharray="3 8" stroke-linecap="round"') +
        line(graph, page.brand, 6),
    ) +
    rect(608, 196, 240, 250, page.hair, 14) +
    words(630, 218, 96, page.text, 11) +
    ring(728, 326, 56, page.soft, 24) +
    line(arc(728, 326, 56, -90, random.between(60, 130)), page.brand, 24, '') +
    line(arc(728, 326, 56, 150, 220), page.accent, 24, '') +
    paragraph(660, 412, [136], page.soft) +
    rows.join('')
  );
};

/** Columns of cards that move from left to right. */
export const board: AppView = (random, page) => {
  const columns = [0, 1, 2, 3].map((column) => {
    const x = 32 + column * 208;
    const tone = [page.soft, page.accent, page.brand, page.text][column] ?? page.brand;
    let y = 128;
    const count = random.whole(2, 4);
    const cards = Array.from({ length: count }, (_, row) => {
      const cover = random.chance(0.35);
      const height = cover ? 164 : 100;
      const card =
        rect(x + 10, y, 172, height, page.sheet, 12) +
        (cover
          ? rect(x + 10, y, 172, 64, (row + column) % 2 ? page.tint : page.accent, 12) +
            circle(x + 96, y + 32, 18, page.brand)
          : '') +
        words(x + 26, y + height - 80, random.between(84, 136), page.text, 10) +
        words(x + 26, y + height - 60, random.between(60, 120), page.soft) +
        rect(x + 26, y + height - 36, 48, 18, page.tint, 9) +
        circle(x + 160, y + height - 28, 11, row % 2 ? page.accent : page.brand);
      y += height + 12;
      return card;
    });
    return (
      rect(x, 80, 192, 520, page.hair, 14) +
      circle(x + 22, 104, 6, tone) +
      words(x + 38, 99, 70, page.text, 10) +
      cards.join('')
    );
  });
  return (
    words(32, 28, 180, page.text, 16) +
    [0, 1, 2]
      .map((face) =>
        circle(
          650 + face * 24,
          37,
          16,
          [page.accent, page.brand, page.soft][face] ?? page.soft,
          `stroke="${page.sheet}" stroke-width="3"`,
        ),
      )
      .join('') +
    button(738, 20, 110, page.brand, page.onBrand, 34) +
    columns.join('')
  );
};

/** A page being written, with its settings at the side. */
export const editor: AppView = (random, page) => {
  const switches = [0, 1, 2].map((row) => {
    const y = 300 + row * 46;
    const on = random.chance(0.6);
    return (
      words(664, y + 6, 90, page.text, 9) +
      rect(806, y, 42, 22, on ? page.brand : page.soft, 11) +
      circle(on ? 837 : 817, y + 11, 8, '#FFFFFF')
    );
  });
  return (
    rect(0, 0, 640, 600, page.hair) +
    rect(640, 0, 2, 600, page.hair) +
    rect(150, 22, 330, 36, BRAND.ink, 18) +
    [0, 1, 2, 3, 4, 5]
      .map((index) => rect(176 + index * 50, 33, 22, 14, index === 2 ? BRAND.lime : '#6F6A8C', 4))
      .join('') +
    rect(60, 82, 520, 540, page.sheet, 10) +
    rect(60, 82, 520, 176, page.tint, 10) +
    circle(480, 250, 80, page.accent, 'opacity=".9"') +
    rect(60, 258, 520, 100, page.sheet) +
    page.mark(320, 170, 62, { ...page.colours, field: page.tint }) +
    words(100, 288, 320, page.text, 24) +
    words(100, 322, 200, page.text, 24) +
    paragraph(100, 372, [430, 416, 440, 260], page.soft, 24, 10) +
    rect(92, 478, 456, 84, 'none', 8, `stroke="${page.brand}" stroke-width="3"`) +
    rect(86, 472, 12, 12, page.brand) +
    rect(542, 556, 12, 12, page.brand) +
    paragraph(112, 502, [400, 300], page.text, 26, 11) +
    words(664, 34, 110, page.text, 13) +
    [page.brand, page.accent, page.tint, page.text]
      .map((tone, index) => rect(664 + index * 48, 72, 38, 38, tone, 10))
      .join('') +
    paragraph(664, 146, [184], page.soft) +
    rect(664, 170, 184, 34, page.hair, 8) +
    rect(664, 216, 184, 34, page.hair, 8) +
    words(678, 183, 90, page.soft) +
    words(678, 229, 60, page.soft) +
    switches.join('') +
    button(664, 520, 184, page.brand, page.onBrand, 44)
  );
};
